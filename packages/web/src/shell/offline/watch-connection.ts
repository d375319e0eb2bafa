import failureDrawing from '@corkboard/design-system/brand/drawings/torn-thread.svg'
import type { Translate } from '../../i18n/texts.ts'
import { texts } from './texts/texts.generated.ts'
import type { Services } from '../../services.tsx'
import type { Toasts } from '../toasts.ts'
import { CODE_MISSING, type MissingCode } from '../../router/load-again.ts'
import { showConnectionBanner } from './connection-banner.ts'
import { retryWhenBack } from './retry-when-back.ts'
import { reportMissingFile } from './report-missing-file.ts'

/** SHELL-15: while offline, all failures have the same cause, which is shown once. */
const blameConnection = ({ navigator }: Window, toasts: Toasts, t: Translate<typeof texts>): void => {
  const text = t('line.toast')
  toasts.rephrase((message) => {
    if (message.kind !== 'danger' || navigator.onLine) return message
    for (const shown of toasts.list()) if (shown.text === text) toasts.dismiss(shown.id)
    return { ...message, text }
  })
}

/** Errors of files that could not be loaded, which the user has been shown where it matters. */
const reported = new WeakSet<Error>()

const hideReported = (event: Event, error: unknown): void => {
  if (reported.has(error as Error)) event.preventDefault()
}

/** Sets up what a window needs when nothing can be fetched any more. Loaded before that happens. */
export const watchConnection = (window: Window, services: Services): void => {
  const t = services.texts(texts)
  showConnectionBanner(window, t)
  // The drawing of a page that fails meanwhile.
  new Image().src = failureDrawing
  blameConnection(window, services.toasts, t)
  retryWhenBack(window, services)
  window.addEventListener(CODE_MISSING, (event) => {
    const { error, isRequested } = (event as CustomEvent<MissingCode>).detail
    reported.add(error as Error)
    void reportMissingFile(window, services, t, isRequested)
  })
  // Otherwise the same file would be reported again, as an uncaught error of the code that wanted it.
  window.addEventListener('unhandledrejection', (event) => hideReported(event, event.reason))
  window.addEventListener('error', (event) => hideReported(event, event.error))
}
