import type { Example } from '../base/example.ts'
import { AvatarStack } from './AvatarStack.tsx'

export const example: Example = {
  name: 'AvatarStack',
  states: {
    five: (
      <AvatarStack
        label="Collaborators"
        people={['Alice', 'Bob', 'Carol', 'Dan', 'Eve'].map((name) => ({ id: name, name }))}
      />
    ),
  },
}
