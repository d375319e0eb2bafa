import type { SavedInfo } from '@corkboard/contract/content/wire/pin'
import type { Services } from '../../services.tsx'
import { entityPatched } from '../../store/entities.ts'

/**
 * PIN-06: copies of one's own are gone. The pins they were saved from say at once that they are not there any more, also in
 * lists that are kept; where another copy is left, the next answer says.
 * @returns what has them say it again
 */
export const forgetSaves = ({ store }: Pick<Services, 'store'>, isGone: (save: SavedInfo) => boolean): (() => void) => {
  const gone = Object.values(store.getState().entities.pin).flatMap((pin) =>
    pin?.savedInfo && isGone(pin.savedInfo) ? [{ id: pin.id, savedInfo: pin.savedInfo }] : [],
  )
  for (const { id } of gone) {
    store.dispatch(entityPatched({ ref: { type: 'pin', id }, fields: { savedInfo: null } }))
  }
  return () => {
    for (const { id, savedInfo } of gone) {
      // Saved anew meanwhile: that stands.
      if (store.getState().entities.pin[id]?.savedInfo) continue
      store.dispatch(entityPatched({ ref: { type: 'pin', id }, fields: { savedInfo } }))
    }
  }
}
