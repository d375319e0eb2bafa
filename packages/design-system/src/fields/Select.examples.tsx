import type { Example } from '../base/example.ts'
import { Select } from './Select.tsx'

export const example: Example = {
  name: 'Select',
  states: {
    plain: (
      <Select label="Country" defaultValue="dk">
        <option value="de">Germany</option>
        <option value="dk">Denmark</option>
      </Select>
    ),
  },
}
