import { messages } from '../../messages/compiled/en-US.standing-by.generated.ts'
import { createMessages, translate, type Translate } from '../../messages/messages.tsx'
import type { Services } from '../../services.tsx'
import type { Toasts } from '../toasts.ts'
import { watchVisits } from '../visits/watch-visits.ts'
import { showLine } from './line-banner.ts'
import { retryWhenBack } from './retry-when-back.ts'
import { tellMissing } from './tell-missing.ts'

/** SHELL-15: whatever fails without a line fails for that, and says so once. */
const blameLine = ({ navigator }: Window, toasts: Toasts, t: Translate): void => {
  const text = t('line.toast')
  toasts.rephrase((message) => {
    if (message.kind !== 'danger' || navigator.onLine) return message
    for (const shown of toasts.list()) if (shown.text === text) toasts.dismiss(shown.id)
    return { ...message, text }
  })
}

/**
 * What a window needs when nothing can be fetched any more: it is here before that. With it comes what begins once somebody
 * is there.
 */
export const standBy = (window: Window, services: Services): void => {
  const texts = createMessages('en-US', messages)
  const t: Translate = (id, values) => translate(texts, id, values)
  showLine(window, t)
  watchVisits(window, services)
  blameLine(window, services.toasts, t)
  retryWhenBack(window, services)
  window.addEventListener('vite:preloadError', () => void tellMissing(window, services, t))
}
