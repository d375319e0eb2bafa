import type { MessageId } from '../messages/en-US.ts'
import type { Services } from '../services.tsx'
import { openDialog } from '../shell/open-dialog.tsx'

/**
 * The way in, over the page one is on.
 * @param reason said above the form: why an account is needed
 */
export const openAccount = (
  services: Services,
  failureText: string,
  reason: MessageId,
  onDone: () => void,
  onDismiss?: () => void,
) =>
  openDialog(services, failureText, async () => {
    const { AccountDialog } = await import('../features/account/AccountDialog.tsx')
    return (close) => <AccountDialog reason={reason} onClose={close} onDone={onDone} onDismiss={onDismiss} />
  })
