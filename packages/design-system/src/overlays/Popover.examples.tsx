import type { Example } from '../base/example.ts'
import { Button } from '../actions/Button.tsx'
import { Popover } from './Popover.tsx'

export const example: Example = {
  name: 'Popover',
  states: {
    plain: (
      <Popover label="Boards" trigger={(props) => <Button {...props}>Boards</Button>}>
        {(close) => <Button onClick={close}>Kitchens</Button>}
      </Popover>
    ),
  },
}
