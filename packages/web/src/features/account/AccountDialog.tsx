import { Dialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { AccountSwitch, type AccountWay } from './AccountCard.tsx'
import type { EnterOptions } from './sign-in.ts'
import styles from './AccountForm.module.css'

export interface AccountDialogProps extends EnterOptions {
  /** Why the user needs an account. */
  readonly title: string
  /** The title above the sign-up form. If given, this form comes first. */
  readonly signUpTitle?: string | undefined
  readonly onClose: () => void
  /** Called once the user is signed in, to continue the action. */
  readonly onDone: () => void
  /** Called when the user closes the dialog without signing in. */
  readonly onDismiss?: (() => void) | undefined
}

/** Lets a visitor log in or sign up without losing the action they started. */
export function AccountDialog({ title, signUpTitle, onClose, onDone, onDismiss, ...options }: AccountDialogProps) {
  const t = useTexts(accountsTexts)
  const [way, setWay] = useState<AccountWay>(signUpTitle === undefined ? 'logIn' : 'signUp')
  const dismiss = () => {
    onClose()
    onDismiss?.()
  }
  return (
    <Dialog
      open
      title={way === 'signUp' && signUpTitle !== undefined ? signUpTitle : title}
      closeLabel={t('account.close')}
      onClose={dismiss}
      closeOnBackdrop={false}
    >
      <div className={styles.centered}>
        <AccountSwitch
          {...options}
          way={way}
          onWay={setWay}
          // The action has to wait until the user comes back.
          onLeave={onDismiss}
          onDone={() => {
            onClose()
            onDone()
          }}
        />
      </div>
    </Dialog>
  )
}
