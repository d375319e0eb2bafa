import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'
import type { Services } from '../../services.tsx'
import { offerReload } from './offer-reload.ts'

/**
 * SHELL-12, SHELL-15: a part of the app did not arrive. Whoever pressed something for it is told why it does nothing: the
 * site was renewed, or it cannot be reached. What was fetched unasked is missed by nobody.
 */
export const reportMissingFile = async (
  window: Window,
  services: Services,
  t: Translate<typeof texts>,
): Promise<void> => {
  const { toasts } = services
  const isAskedFor = window.navigator.userActivation?.isActive !== false
  if (await offerReload(window, services, t)) return
  // Dialogs tell of their own files.
  if (isAskedFor && !toasts.list().some(({ kind }) => kind === 'danger')) {
    toasts.show({ text: t('line.missing'), kind: 'danger' })
  }
}
