import type { Example } from '../base/example.ts'
import { TextArea } from './TextArea.tsx'

export const example: Example = {
  name: 'TextArea',
  states: {
    counter: (
      <TextArea label="Description" maxLength={500} defaultValue="Shelves instead of cupboards, and one good lamp." />
    ),
    error: <TextArea label="Comment" error="Write something first." />,
  },
}
