import { entityPatched } from '../../../store/entities.ts'
import type { AppStore } from '../../../store/root.ts'

/** PIN-12: remembers the current slot locally for the next visit. It is not sent to the server. */
export const showSlot = (store: AppStore, pinId: string, index: number): void => {
  const carousel = store.getState().entities.pin[pinId]?.carousel_data
  if (!carousel || carousel.index === index) return
  store.dispatch(entityPatched({ ref: { type: 'pin', id: pinId }, fields: { carousel_data: { ...carousel, index } } }))
}
