import type { MultiAccountUser } from '@corkboard/contract/accounts/wire/session'
import type { PageViewer } from '@corkboard/contract/page'
import type { RememberedPerson } from '@corkboard/contract/accounts/wire/viewer'
import { Avatar, Button, ChevronEndIcon, CloseIcon, IconButton } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices, useViewer } from '../../services.tsx'
import { switchAccount, useOtherAccountsNow } from '../../product/accounts/session-accounts.ts'
import { viewerChanged } from '../../store/session.ts'
import styles from './AccountForm.module.css'
import { LogInForm, type AccountFormProps } from './LogInForm.tsx'

/** The user this browser remembers, because their session ended or they logged out here. */
const rememberedOf = (viewer: PageViewer): RememberedPerson | undefined => {
  if (viewer.kind === 'LIMITED_LOGIN') return viewer
  return viewer.kind === 'UNAUTH' ? viewer.logged_out_user_info : undefined
}

interface FaceProps {
  readonly id: string
  readonly name: string
  readonly src: string | null
  /** Below the name: tells the user's accounts apart. */
  readonly detail: string
}

const Face = ({ id, name, src, detail }: FaceProps) => (
  <>
    <Avatar id={id} name={name} src={src} decorative />
    <span className={styles.names}>
      <strong>{name}</strong>
      <span>{detail}</span>
    </span>
  </>
)

interface PeopleProps {
  readonly person: RememberedPerson
  readonly accounts: readonly MultiAccountUser[]
  readonly onChoose: () => void
  readonly onOther: () => void
}

/**
 * One click selects an account: one that is still signed in continues immediately, a remembered user enters the
 * password.
 */
const People = ({ person, accounts, onChoose, onOther }: PeopleProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const fail = (thrown: unknown) => services.toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
  const forget = async () => {
    try {
      await services.data.write('delete', 'RememberedPersonResource', {})
      services.store.dispatch(viewerChanged({ kind: 'UNAUTH' }))
      services.toasts.show({ text: t('account.forgotten', { name: person.first_name }) })
      onOther()
    } catch (thrown) {
      fail(thrown)
    }
  }
  const isListed = accounts.some(({ id }) => id === person.id)
  return (
    <div className={styles.form}>
      <ul className={styles.people} aria-label={t('account.people')}>
        {!isListed && (
          <li>
            <button type="button" className={styles.person} onClick={onChoose}>
              <Face id={person.id} name={person.first_name} src={person.image_medium_url} detail={person.email} />
              <ChevronEndIcon />
            </button>
            <IconButton
              label={t('account.forget', { name: person.first_name })}
              icon={<CloseIcon />}
              onClick={() => void forget()}
            />
          </li>
        )}
        {accounts.map(({ id, full_name: name, image_medium_url: src }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.person}
              onClick={() => void switchAccount(services, id).catch(fail)}
            >
              <Face id={id} name={name} src={src} detail={t('account.stillIn')} />
              <ChevronEndIcon />
            </button>
          </li>
        ))}
      </ul>
      <Button wide onClick={onOther}>
        {t('account.other')}
      </Button>
    </div>
  )
}

/** The log-in form: for a user this browser knows, or with name and password. */
export const LogIn = (props: AccountFormProps) => {
  const t = useTexts(texts)
  const viewer = useViewer()
  const person = rememberedOf(viewer)
  const [way, setWay] = useState<'people' | 'password' | 'other'>('people')
  const accounts = useOtherAccountsNow(person !== undefined)
  // The remembered user may become known after typing has started. The typed text stays.
  if (!person || way === 'other') return <LogInForm {...props} onWritten={() => setWay('other')} />
  if (way === 'people') {
    return (
      <People person={person} accounts={accounts} onChoose={() => setWay('password')} onOther={() => setWay('other')} />
    )
  }
  const { id, email, first_name: name, image_medium_url: src } = person
  const card = (
    <div className={styles.chosen}>
      <Face id={id} name={name} src={src} detail={email} />
    </div>
  )
  return (
    <>
      <LogInForm {...props} person={{ name: email, card }} />
      <Button kind="quiet" wide onClick={() => setWay('people')}>
        {t('account.notYou', { name })}
      </Button>
    </>
  )
}
