import type { HandlerId } from '../router/routes.ts'
import type { Services } from '../services.tsx'

/** SHELL-06: pages that signed-in desktop users are likely to open next. */
const LIKELY_HANDLERS: readonly HandlerId[] = ['www/index', 'www/pin/[id]', 'www/search/[scope]', 'www/[username]']

/** Loads the files of the pages that this viewer is likely to open next. */
export const preloadLikely = ({ store, navigator }: Services): void => {
  const { viewer, context } = store.getState().session
  if (viewer.kind === 'AUTH' && context.device === 'desktop') LIKELY_HANDLERS.forEach(navigator.preloadHandler)
}
