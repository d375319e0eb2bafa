import { useMessages } from '../messages/messages.tsx'
import type { MessageId } from '../messages/en-US.ts'
import { useServices } from '../services.tsx'
import { openAccount } from './overlays.tsx'

/**
 * For acts that need an account: whoever is signed out is asked to log in or sign up first, and then the act goes on
 * (PIN-06). `gate('account.toSave', save)`; `onDismiss` when they leave the form instead.
 */
export const useAccountGate = () => {
  const services = useServices()
  const t = useMessages()
  return (reason: MessageId, act: () => unknown, onDismiss?: () => void): void => {
    if (services.store.getState().session.viewer.kind === 'AUTH') act()
    else void openAccount(services, t('error.default'), reason, act as () => void, onDismiss)
  }
}
