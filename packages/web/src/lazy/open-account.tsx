import type { Services } from '../services.tsx'
import { openDialog } from '../shell/open-dialog.tsx'

export interface AccountReason {
  /** Says above the log-in form why an account is needed. */
  readonly title: string
  /** Says it above the sign-up form, which comes first: who is new to the site has no account. */
  readonly signUpTitle: string
}

/** Opens the forms to sign up and log in above the page. */
export const openAccount = (services: Services, reason: AccountReason, onDone: () => void, onDismiss?: () => void) =>
  openDialog(services, async () => {
    const { AccountDialog } = await import('../features/account/AccountDialog.tsx')
    return (close) => <AccountDialog {...reason} onClose={close} onDone={onDone} onDismiss={onDismiss} />
  })
