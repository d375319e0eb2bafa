import type { Example } from '../base/example.ts'
import { SearchField } from './SearchField.tsx'

export const example: Example = {
  name: 'SearchField',
  states: {
    empty: <SearchField label="Search for ideas" clearLabel="Clear" />,
    filled: <SearchField label="Search in boards" clearLabel="Clear" defaultValue="small kitchens" />,
  },
}
