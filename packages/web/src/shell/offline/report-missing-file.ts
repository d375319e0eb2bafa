import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'
import type { Services } from '../../services.tsx'
import { offerReload } from './offer-reload.ts'
import { hasLostPage } from './retry-when-back.ts'

/**
 * SHELL-12, SHELL-15: a part of the app could not be loaded, at any try. If the user clicked something for it, tells them
 * why nothing happens: the site was updated, or it cannot be reached. A part that was only preloaded is not reported, and
 * a page says so itself.
 */
export const reportMissingFile = async (
  window: Window,
  services: Services,
  t: Translate<typeof texts>,
  isRequested: boolean,
): Promise<void> => {
  const { navigator, store, toasts } = services
  if (await offerReload(window, services, t)) return
  if (navigator.isLoading() || hasLostPage(navigator.shown().visit, store.getState())) return
  // Dialogs report their own failures.
  if (isRequested && !toasts.list().some(({ kind }) => kind === 'danger')) {
    toasts.show({ text: t('line.missing'), kind: 'danger' })
  }
}
