import type { Example } from '../base/example.ts'
import { Chip } from './Chip.tsx'
import { ChipRow } from './ChipRow.tsx'

const WORDS = ['Linen', 'Terrazzo', 'Brass', 'Oak', 'Lime wash', 'Ceramic', 'Rattan', 'Slate', 'Cork', 'Travertine']

export const example: Example = {
  name: 'ChipRow',
  states: {
    'one row': (
      <ChipRow label="Materials" isNavigation>
        {WORDS.map((word, place) => (
          <Chip key={word} href="#chip" current={place === 1}>
            {word}
          </Chip>
        ))}
      </ChipRow>
    ),
  },
}
