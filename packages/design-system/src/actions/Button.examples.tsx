import type { Example } from '../base/example.ts'
import { PlusIcon } from '../icons/later-icons.tsx'
import { Button } from './Button.tsx'

export const example: Example = {
  name: 'Button',
  states: {
    kinds: (
      <>
        <Button kind="accent">Save</Button>
        <Button>Follow</Button>
        <Button kind="quiet">Not now</Button>
        <Button kind="danger">Delete board</Button>
        <Button kind="quietDanger">Delete account</Button>
      </>
    ),
    sizes: (
      <>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </>
    ),
    'with an icon': (
      <Button kind="accent" icon={<PlusIcon />}>
        Create
      </Button>
    ),
    pending: (
      <>
        <Button kind="accent" pending>
          Saving
        </Button>
        <Button pending>Following</Button>
      </>
    ),
    disabled: <Button disabled>Publish</Button>,
    'as a link': (
      <Button href="#button" kind="neutral">
        Visit
      </Button>
    ),
    wide: (
      <Button kind="accent" size="large" wide>
        Continue
      </Button>
    ),
  },
}
