import type { Example } from '../base/example.ts'
import { Avatar } from './Avatar.tsx'

export const example: Example = {
  name: 'Avatar',
  states: {
    sizes: (
      <>
        {([24, 32, 48, 64, 120] as const).map((size) => (
          <Avatar key={size} id={`${size}`} name="Alice Berg" size={size} />
        ))}
      </>
    ),
    'colors by id': (
      <>
        {['Bo', 'Carol Diaz', 'Dan', 'Éva Ó', '王 伟', 'Femi', 'Gül', 'Hana Ito'].map((name) => (
          <Avatar key={name} id={name} name={name} />
        ))}
      </>
    ),
  },
}
