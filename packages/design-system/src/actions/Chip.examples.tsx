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
    'colored guides': (
      <>
        {['linen', 'terrazzo', 'brass', 'oak', 'lime wash', 'ceramic'].map((word) => (
          <Chip key={word} href="#chip" toneId={word}>
            {word}
          </Chip>
        ))}
      </>
    ),
    plain: <Chip icon={<GlobeIcon />}>Public</Chip>,
  },
}
