import { Dialog } from '@corkboard/design-system'
import type { MessageId } from '../../messages/en-US.ts'
import { useMessages } from '../../messages/messages.tsx'
import { AccountSwitch } from './AccountCard.tsx'
import type { EnterOptions } from './enter.ts'
import styles from './AccountForm.module.css'

export interface AccountDialogProps extends EnterOptions {
  /** Why an account is needed. */
  readonly reason: MessageId
  readonly onClose: () => void
  /** Signed in by now: what was wanted goes on. */
  readonly onDone: () => void
  /** They have left it instead. */
  readonly onDismiss?: (() => void) | undefined
}

/** Log in or sign up without leaving what one was about to do. */
export function AccountDialog({ reason, onClose, onDone, onDismiss, ...options }: AccountDialogProps) {
  const t = useMessages()
  const dismiss = () => {
    onClose()
    onDismiss?.()
  }
  return (
    <Dialog open title={t(reason)} closeLabel={t('account.close')} onClose={dismiss} closeOnBackdrop={false}>
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
