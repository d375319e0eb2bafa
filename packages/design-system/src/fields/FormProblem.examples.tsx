import type { Example } from '../base/example.ts'
import { FormProblem } from './FormProblem.tsx'

export const example: Example = {
  name: 'FormProblem',
  states: {
    problem: <FormProblem text="The email or password you entered is incorrect." />,
  },
}
