import type { Services } from '../services.tsx'
import { followAccount } from '../product/accounts/follow-account.ts'
import { retryPictures } from '../product/pictures/retry-pictures.ts'
import { watchVisits } from '../product/visits/watch-visits.ts'
import type { HandlerId } from '../router/routes.ts'
import { keepFocus } from '../shell/keep-focus.ts'
import { watchProblems } from '../shell/error-reports/watch-problems.ts'
import { registerOfflineWorker } from '../shell/offline/register-offline-worker.ts'
import { watchConnection } from '../shell/offline/watch-connection.ts'
import { loadDisplayFace } from '../shell/display-face.ts'
import { watchBar } from './bar-on-scroll.ts'
import { closeOnBack } from './close-on-back.ts'
import { movePictures } from './picture-transition.ts'
import { syncSizeClass } from './size-class.ts'
import { watchTouch } from './watch-touch.ts'

/** SHELL-06: only signed-in desktop users have pages that they are likely to open next. */
const preloadForMembers = ({ document }: Window, services: Services): void => {
  const { viewer, context } = services.store.getState().session
  if (viewer.kind !== 'AUTH' || context.device !== 'desktop') return
  // Without it, pages load when they are opened.
  import('./preload-likely.ts').then(
    ({ preloadLikely }) => preloadLikely(document, services),
    () => undefined,
  )
}

/**
 * Starts the watchers of every page. What they show cannot be loaded once it is needed: without a connection, from a
 * renewed site, or for another account.
 * @param isRefused true if a call has been refused already
 * @param landing the handler of the document's first page
 */
export const standBy = (
  window: Window,
  services: Services,
  isRefused: boolean,
  landing: HandlerId | undefined,
): void => {
  syncSizeClass(window, services)
  watchBar(window)
  watchTouch(window.document)
  closeOnBack(services.navigator)
  watchConnection(window, services)
  keepFocus(window.document, services.navigator)
  retryPictures(window.document)
  watchVisits(window, services, landing)
  watchProblems(window, services)
  followAccount(window, services, isRefused)
  movePictures(window, services.navigator)
  preloadForMembers(window, services)
  // Without the face, titles stay in the system's font.
  loadDisplayFace(window, services.navigator).catch(() => undefined)
  registerOfflineWorker(window)
}
