import type { Example } from '../base/example.ts'
import { MoreIcon, ShareIcon } from '../icons/icons.tsx'
import { HeartIcon, PlusIcon } from '../icons/later-icons.tsx'
import { IconButton } from './IconButton.tsx'

export const example: Example = {
  name: 'IconButton',
  states: {
    kinds: (
      <>
        <IconButton label="Share" icon={<ShareIcon />} />
        <IconButton kind="sunken" label="More actions" icon={<MoreIcon />} />
        <IconButton kind="raised" label="Create" icon={<PlusIcon size={24} />} />
      </>
    ),
    toggle: (
      <>
        <IconButton aria-pressed={false} label="Like" icon={<HeartIcon />} />
        <IconButton aria-pressed label="Liked" icon={<HeartIcon filled />} />
      </>
    ),
  },
}
