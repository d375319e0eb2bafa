import type { Services } from '../../services.tsx'
import { resourceInvalidated } from '../../store/responses.ts'

/** PIN-06: makes the board picker load again where the viewer has a pin, after that has changed. */
export const invalidateSuggestions = ({ store }: Pick<Services, 'store'>): void => {
  for (const key of Object.keys(store.getState().resources)) {
    if (key.startsWith('BoardTitleSuggestionsResource')) store.dispatch(resourceInvalidated(key))
  }
}
