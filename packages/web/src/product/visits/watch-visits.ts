import type { Id } from '@corkboard/contract/ids'
import type { Services } from '../../services.tsx'
import { injectSlices } from '../../store/root.ts'
import { mayStoreVisits, pinVisited, readVisits, selectVisits, visitsRestored, visitsSlice } from './visits.ts'
import type { HandlerId } from '../../router/routes.ts'
import { peekSave } from '../saving/pending-save.ts'
import { flagsRead, readSessionFlags, saveWanted, selectSessionFlags, sessionFlagsSlice } from './session-flags.ts'

const KEY = 'visits'

/** Returns the tab's storage; some browsers have none. */
const openStorage = (window: Window): Storage | undefined => {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/**
 * PIN-13: remembers in this tab which pins were opened and what was viewed. It survives reloads where the law and the
 * user allow storage for personalization (IDENT-14); elsewhere it is lost with the page.
 * @param landing the handler of the document's first page
 */
export const watchVisits = (window: Window, { store, navigator }: Services, landing: HandlerId | undefined): void => {
  injectSlices([visitsSlice, sessionFlagsSlice])
  store.dispatch(flagsRead(readSessionFlags(window, landing, Date.now())))
  // A choice or a login can change it while the page is open.
  const isAllowed = () => mayStoreVisits(window.document.cookie, store.getState().session.context.is_cookie_restricted)
  const storage = openStorage(window)
  if (!isAllowed()) storage?.removeItem(KEY)
  store.dispatch(visitsRestored(readVisits(storage?.getItem(KEY) ?? null)))

  /** The last recorded visit. A pin may load after its page opens. */
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
    if (!isAllowed()) return storage?.removeItem(KEY)
    try {
      storage?.setItem(KEY, JSON.stringify(selectVisits(store.getState())))
    } catch {
      // A full storage keeps what it has.
    }
  }
  /** IDENT-08: begun when a visitor leaves the form, and over when a member has chosen a board. */
  const noteSave = () => {
    const wanted = peekSave(window, Date.now())
    if (wanted !== selectSessionFlags(store.getState()).unauthSavePinId) store.dispatch(saveWanted(wanted))
  }
  navigator.subscribe(noteSave)
  navigator.subscribe(look)
  store.subscribe(look)
  look()
}
