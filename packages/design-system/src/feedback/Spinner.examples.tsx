import type { Example } from '../base/example.ts'
import { Spinner } from './Spinner.tsx'

export const example: Example = {
  name: 'Spinner',
  states: {
    plain: <Spinner label="Loading boards" />,
    labeled: <Spinner label="Looking for pins" showLabel />,
  },
}
