import { Dialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { AccountSwitch } from './AccountCard.tsx'
import type { EnterOptions } from './sign-in.ts'
import styles from './AccountForm.module.css'

export interface AccountDialogProps extends EnterOptions {
  /** Why an account is needed. */
  readonly title: string
  readonly onClose: () => void
  /** Signed in by now: what was wanted goes on. */
  readonly onDone: () => void
  /** They have left it instead. */
  readonly onDismiss?: (() => void) | undefined
}

/** Log in or sign up without leaving what one was about to do. */
export function AccountDialog({ title, onClose, onDone, onDismiss, ...options }: AccountDialogProps) {
  const t = useTexts(accountsTexts)
  const dismiss = () => {
    onClose()
    onDismiss?.()
  }
  return (
    <Dialog open title={title} closeLabel={t('account.close')} onClose={dismiss} closeOnBackdrop={false}>
      <div className={styles.centered}>
        <AccountSwitch
          {...options}
          first="logIn"
          onDone={() => {
            onClose()
            onDone()
          }}
        />
      </div>
    </Dialog>
  )
}
