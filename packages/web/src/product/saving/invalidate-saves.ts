import type { SavedInfo } from '@corkboard/contract/content/wire/pin'
import type { Services } from '../../services.tsx'
import { entityPatched } from '../../store/entities.ts'
import { invalidateSuggestions } from './invalidate-suggestions.ts'

/**
 * PIN-06: unmarks the pins whose saved copies were deleted, immediately and in cached lists too. If another copy
 * remains, the next response says so.
 * @returns a function that marks them again
 */
export const invalidateSaves = (
  { store }: Pick<Services, 'store'>,
  isGone: (save: SavedInfo) => boolean,
): (() => void) => {
  const gone = Object.values(store.getState().entities.pin).flatMap((pin) =>
    pin?.savedInfo && isGone(pin.savedInfo) ? [{ id: pin.id, savedInfo: pin.savedInfo }] : [],
  )
  for (const { id } of gone) {
    store.dispatch(entityPatched({ ref: { type: 'pin', id }, fields: { savedInfo: null } }))
  }
  invalidateSuggestions({ store })
  return () => {
    invalidateSuggestions({ store })
    for (const { id, savedInfo } of gone) {
      // A newer save takes precedence.
      if (store.getState().entities.pin[id]?.savedInfo) continue
      store.dispatch(entityPatched({ ref: { type: 'pin', id }, fields: { savedInfo } }))
    }
  }
}
