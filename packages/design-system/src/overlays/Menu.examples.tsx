import type { Example } from '../base/example.ts'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { MoreIcon } from '../icons/icons.tsx'
import { DownloadIcon, EditIcon, FlagIcon, TrashIcon } from '../icons/later-icons.tsx'
import { Menu } from './Menu.tsx'

export const example: Example = {
  name: 'Menu',
  states: {
    actions: (
      <Menu
        label="More actions"
        trigger={(props) => <IconButton {...props} kind="sunken" label="More actions" icon={<MoreIcon />} />}
        items={[
          { id: 'edit', label: 'Edit', icon: <EditIcon /> },
          { id: 'download', label: 'Download image', icon: <DownloadIcon /> },
          { id: 'report', label: 'Report', icon: <FlagIcon />, disabled: true },
          { id: 'delete', label: 'Delete', icon: <TrashIcon />, danger: true },
        ]}
      />
    ),
    choice: (
      <Menu
        alignEnd
        label="Sort by"
        trigger={(props) => <Button {...props}>Newest first</Button>}
        items={[
          { id: 'new', label: 'Newest first', checked: true },
          { id: 'old', label: 'Oldest first', checked: false },
        ]}
      />
    ),
  },
}
