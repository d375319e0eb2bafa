import type { Example } from '../base/example.ts'
import * as first from './icons.tsx'
import * as later from './later-icons.tsx'
import * as story from './story-icons.tsx'

const icons = { ...first, ...later, ...story }

export const example: Example = {
  name: 'Icons',
  states: {
    all: (
      <>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} size={24} />
        ))}
      </>
    ),
    filled: (
      <>
        <icons.HeartIcon filled size={24} />
        <icons.SaveIcon filled size={24} />
        <icons.PinIcon filled size={24} />
      </>
    ),
  },
}
