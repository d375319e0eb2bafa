import type { Example } from '../base/example.ts'
import { Logo } from './Logo.tsx'

export const example: Example = {
  name: 'Logo',
  states: {
    sizes: (
      <>
        <Logo size={24} />
        <Logo label="Corkboard" />
        <Logo size={64} />
        <Logo size={120} />
      </>
    ),
  },
}
