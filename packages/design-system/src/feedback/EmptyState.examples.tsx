import type { Example } from '../base/example.ts'
import { Button } from '../actions/Button.tsx'
import { Logo } from '../identity/Logo.tsx'
import { EmptyState } from './EmptyState.tsx'

export const example: Example = {
  name: 'EmptyState',
  states: {
    plain: (
      <EmptyState
        picture={<Logo size={64} />}
        title="No pins yet"
        level={3}
        action={<Button kind="accent">Find ideas</Button>}
      >
        Save a pin you like and it’ll be here when you come back.
      </EmptyState>
    ),
  },
}
