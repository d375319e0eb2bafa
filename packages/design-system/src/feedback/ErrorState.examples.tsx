import type { Example } from '../base/example.ts'
import { ErrorState } from './ErrorState.tsx'
const nothing = () => {}

export const example: Example = {
  name: 'ErrorState',
  states: {
    plain: (
      <ErrorState title="We couldn’t load these pins" retryLabel="Try again" onRetry={nothing} level={3}>
        Check your connection and try again.
      </ErrorState>
    ),
  },
}
