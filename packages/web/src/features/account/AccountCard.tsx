import { Logo } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useRequestContext } from '../../services.tsx'
import { logInPath, signUpPath, withReturn } from '../../product/addresses.ts'
import styles from './AccountForm.module.css'
import type { EnterOptions } from './sign-in.ts'
import { LogIn } from './LogIn.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { SocialSignIn } from './SocialSignIn.tsx'

const WAY_LABELS = {
  logIn: 'account.logIn',
  signUp: 'account.signUp',
} as const

const TITLES = {
  logIn: 'account.logIn.title',
  signUp: 'account.signUp.title',
} as const

export type AccountWay = 'logIn' | 'signUp'

interface AccountHeadProps {
  readonly way: AccountWay
  readonly level?: 1 | 2
  /** True when the user is here because their session ended. */
  readonly isOver?: boolean | undefined
}

/** The heading for both forms. On a new instance it says that the first account becomes the owner. */
export const AccountHead = ({ way, level = 1, isOver = false }: AccountHeadProps) => {
  const t = useTexts(texts)
  const isNew = useRequestContext().is_new_instance && way === 'signUp'
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <Logo size={48} />
      <Heading>{t(isNew ? 'account.owner.title' : TITLES[way])}</Heading>
      {isNew ? <p>{t('account.owner.text')}</p> : way === 'signUp' && <p>{t('account.signUp.text')}</p>}
      {isOver && <p>{t('account.isOver')}</p>}
    </div>
  )
}

interface AccountFormsProps extends EnterOptions {
  readonly way: AccountWay
  readonly onDone: () => void
  /** Only the required fields, for a form next to other content or one that interrupts the user. */
  readonly isShort?: boolean
  /** Where the user wanted to go, if it is not this page. */
  readonly next?: string
  /** Called before the user leaves for a provider. */
  readonly onLeave?: (() => void) | undefined
  /** The link to the other form. */
  readonly other: ReactNode
}

/** One of the two forms, with a link to the other below it. */
const AccountForms = ({ way, onDone, isShort = false, next, onLeave, other, ...options }: AccountFormsProps) => {
  const t = useTexts(texts)
  return (
    <>
      {way === 'logIn' ? (
        <LogIn {...options} onDone={onDone} />
      ) : (
        <SignUpForm {...options} onDone={onDone} isShort={isShort} />
      )}
      {/* Social sign-in can't keep the current account signed in. */}
      {!options.keepsCurrent && <SocialSignIn next={next} onLeave={onLeave} />}
      <p className={styles.fine}>
        {t(way === 'logIn' ? 'account.needOne' : 'account.haveOne')} {other}
      </p>
    </>
  )
}

interface AccountCardProps {
  readonly way: AccountWay
  /** Where the user wanted to go. */
  readonly next: string
  /** Leave it out if the page updates by itself on sign-in. */
  readonly onDone?: () => void
  readonly isShort?: boolean
}

const nothing = () => {}

/** The form on its own page or in a page's card. The other form is on another page. */
export const AccountCard = ({ way, next, onDone = nothing, isShort = false }: AccountCardProps) => {
  const t = useTexts(accountsTexts)
  const other = way === 'logIn' ? 'signUp' : 'logIn'
  const path = other === 'logIn' ? logInPath : signUpPath
  return (
    <AccountForms
      way={way}
      onDone={onDone}
      isShort={isShort}
      isPage
      next={next}
      other={<Link href={withReturn(path, next)}>{t(WAY_LABELS[other])}</Link>}
    />
  )
}

interface AccountSwitchProps extends EnterOptions {
  readonly way: AccountWay
  readonly onWay: (way: AccountWay) => void
  readonly onDone: () => void
  readonly onLeave?: (() => void) | undefined
}

/** The forms for places the user should not leave: the other form replaces this one. */
export const AccountSwitch = ({ way, onWay, ...props }: AccountSwitchProps) => {
  const t = useTexts(accountsTexts)
  const other = way === 'logIn' ? 'signUp' : 'logIn'
  return (
    <AccountForms
      key={way}
      {...props}
      way={way}
      isShort
      other={
        <button type="button" onClick={() => onWay(other)}>
          {t(WAY_LABELS[other])}
        </button>
      }
    />
  )
}
