import type { Example } from '../base/example.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const example: Example = {
  name: 'ProgressBar',
  states: {
    plain: <ProgressBar label="Uploading images" value={2} max={5} count="2 of 5" />,
  },
}
