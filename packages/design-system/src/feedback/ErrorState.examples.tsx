import type { Example } from '../base/example.ts'
import { ErrorState } from './ErrorState.tsx'
const nothing = () => {}

export const example: Example = {
  name: 'ErrorState',
  states: {
    plain: (
      <ErrorState title="The pictures did not come" retryLabel="Try again" onRetry={nothing} level={3}>
        The connection broke while they were loading.
      </ErrorState>
    ),
  },
}
