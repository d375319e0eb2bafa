import { entityPatched } from '../../../store/entities.ts'
import type { AppStore } from '../../../store/root.ts'

/** PIN-12: the slot in front is the reader's own affair: nobody is told, but it is there when they come back. */
export const showSlot = (store: AppStore, pinId: string, index: number): void => {
  const carousel = store.getState().entities.pin[pinId]?.carousel_data
  if (!carousel || carousel.index === index) return
  store.dispatch(entityPatched({ ref: { type: 'pin', id: pinId }, fields: { carousel_data: { ...carousel, index } } }))
}
