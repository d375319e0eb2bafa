import type { Example } from '../base/example.ts'
import { GlobeIcon } from '../icons/later-icons.tsx'
import { Chip } from './Chip.tsx'
const nothing = () => {}

export const example: Example = {
  name: 'Chip',
  states: {
    links: (
      <>
        <Chip href="#chip">Kitchens</Chip>
        <Chip href="#chip" current>
          Gardens
        </Chip>
      </>
    ),
    filters: (
      <>
        <Chip onPress={nothing} pressed>
          Videos
        </Chip>
        <Chip onPress={nothing} pressed={false}>
          Boards
        </Chip>
      </>
    ),
    'with the color of a picture': (
      <>
        <Chip href="#chip" color="#b9a186">
          linen
        </Chip>
        <Chip href="#chip" color="#8a6d4b" current>
          oak
        </Chip>
      </>
    ),
    plain: <Chip icon={<GlobeIcon />}>Public</Chip>,
  },
}
