import { useViewer } from '../../services.tsx'
import { AccountCard, AccountHead, type AccountWay } from './AccountCard.tsx'
import { safeNextPath } from '../../product/accounts/safe-next-path.ts'
import styles from './AccountForm.module.css'
import { SocialReturn } from './SocialReturn.tsx'

/** The page updates by itself after sign-in, and the focused field is removed with it. */
const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true })

interface AccountPageProps {
  readonly way: AccountWay
  readonly next: string | undefined
  /** True when the user was signed in here until their session ended (IDENT-06). */
  readonly isOver?: boolean | undefined
  /** The error code from the social sign-in provider (IDENT-16). */
  readonly socialError?: string | undefined
}

/** A page for signing in: /login, /signup and pages that require an account. */
export function AccountPage({ way, next, isOver, socialError }: AccountPageProps) {
  const viewer = useViewer()
  const target = safeNextPath(next)
  // Already redirecting to the page the user wanted.
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
