import type { Example } from '../base/example.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { CameraIcon } from '../icons/icons.tsx'
import { SearchField } from './SearchField.tsx'

export const example: Example = {
  name: 'SearchField',
  states: {
    empty: <SearchField label="Search ideas" clearLabel="Clear" />,
    other: (
      <SearchField
        label="Search"
        clearLabel="Clear"
        other={<IconButton label="Search with your photo" icon={<CameraIcon />} />}
      />
    ),
    filled: <SearchField label="Search your boards" clearLabel="Clear" defaultValue="small kitchens" />,
  },
}
