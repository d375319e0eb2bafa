import { useViewer } from '../../services.tsx'
import { AccountCard, AccountHead, type AccountWay } from './AccountCard.tsx'
import { safeNextPath } from '../../product/accounts/safe-next-path.ts'
import styles from './AccountForm.module.css'
import { SocialReturn } from './SocialReturn.tsx'

/** The page changes by itself once somebody is signed in; the field that had the focus goes with it. */
const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true })

interface AccountPageProps {
  readonly way: AccountWay
  readonly next: string | undefined
  /** They were signed in here until their session ended (IDENT-06). */
  readonly isOver?: boolean | undefined
  /** The code of what went wrong where the other account is (IDENT-16). */
  readonly socialError?: string | undefined
}

/** A page that is the way in: /login, /signup, and what asks for an account first. */
export function AccountPage({ way, next, isOver, socialError }: AccountPageProps) {
  const viewer = useViewer()
  const target = safeNextPath(next)
  // On the way to where they wanted to be.
  if (viewer.kind === 'AUTH') return null
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <AccountHead way={way} isOver={isOver} />
        <SocialReturn refusal={socialError} onDone={focusContent}>
          <AccountCard way={way} next={target} onDone={focusContent} />
        </SocialReturn>
      </div>
    </div>
  )
}
