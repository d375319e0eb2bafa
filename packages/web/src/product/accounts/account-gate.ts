import { useTexts } from '../../i18n/use-texts.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { openAccount, type AccountReason } from '../../lazy/open-account.tsx'
import { loadSignedInParts, type SignedInParts } from '../../lazy/signed-in-parts.ts'

/**
 * Guards actions that need an account: signed-out users are asked to sign up or log in first, and then the action
 * continues (PIN-06). `gate(why, (acts) => acts.savePinWithUndo(…))`; `onDismiss` is called instead if they leave the
 * form.
 */
export const useAccountGate = () => {
  const services = useServices()
  const t = useTexts(shellTexts)
  return (why: AccountReason, action: (actions: SignedInParts) => unknown, onDismiss?: () => void): void => {
    const go = () =>
      void loadSignedInParts().then(action, (error: unknown) => {
        services.report({ kind: 'error', error, where: 'signed-in parts' })
        services.toasts.show({ text: t('error.default'), kind: 'danger' })
      })
    if (services.store.getState().session.viewer.kind === 'AUTH') go()
    else void openAccount(services, why, go, onDismiss)
  }
}
