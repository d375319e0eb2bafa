import type { Id } from '@corkboard/contract/ids'
import type { Services } from '../../services.tsx'
import { injectSlices } from '../../store/root.ts'
import { pinVisited, readVisits, selectVisits, visitsRestored, visitsSlice } from './visits.ts'

const KEY = 'visits'

/** The tab's storage; some browsers have none. */
const openStorage = (window: Window): Storage | undefined => {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/**
 * PIN-13: remembers in this tab which pins were opened and what was looked at. A reload keeps it where the law lets a site
 * keep what it can do without; elsewhere it goes with the page.
 */
export const watchVisits = (window: Window, { store, navigator }: Services): void => {
  injectSlices([visitsSlice])
  const isKept = !store.getState().session.context.is_cookie_restricted
  const storage = isKept ? openStorage(window) : undefined
  store.dispatch(visitsRestored(readVisits(storage?.getItem(KEY) ?? null)))

  /** The visit that has been taken note of: its pin may come after its page. */
  let noted = ''
  const look = () => {
    const { handlerId, params, location } = navigator.shown().visit
    if (handlerId !== 'www/pin/[id]' || noted === location.key) return
    const id = (params as { readonly id: Id }).id
    const pin = store.getState().entities.pin[id]
    if (!pin?.image_signature) return
    noted = location.key
    const slots = pin.carousel_data?.carousel_slots.map(({ image_signature: signature }) => signature) ?? []
    store.dispatch(pinVisited({ id, signature: pin.image_signature, images: [pin.image_signature, ...slots] }))
    try {
      storage?.setItem(KEY, JSON.stringify(selectVisits(store.getState())))
    } catch {
      // A full storage remembers what it has.
    }
  }
  navigator.subscribe(look)
  store.subscribe(look)
  look()
}
