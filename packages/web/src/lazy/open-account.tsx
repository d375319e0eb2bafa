import type { Services } from '../services.tsx'
import { openDialog } from '../shell/open-dialog.tsx'

/**
 * The way in, over the page one is on.
 * @param title says above the form why an account is needed
 */
export const openAccount = (services: Services, title: string, onDone: () => void, onDismiss?: () => void) =>
  openDialog(services, async () => {
    const { AccountDialog } = await import('../features/account/AccountDialog.tsx')
    return (close) => <AccountDialog title={title} onClose={close} onDone={onDone} onDismiss={onDismiss} />
  })
