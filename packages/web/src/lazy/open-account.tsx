import type { Services } from '../services.tsx'
import { openDialog } from '../shell/open-dialog.tsx'

export interface AccountReason {
  /** Says above the form why an account is needed. */
  readonly title: string
  /** Says it above the sign-up form, which then comes first. */
  readonly signUpTitle?: string
}

/** Opens the forms to log in and sign up above the page. */
export const openAccount = (services: Services, reason: AccountReason, onDone: () => void, onDismiss?: () => void) =>
  openDialog(services, async () => {
    const { AccountDialog } = await import('../features/account/AccountDialog.tsx')
    return (close) => <AccountDialog {...reason} onClose={close} onDone={onDone} onDismiss={onDismiss} />
  })
