import { Avatar, TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { FoundPeople, PeopleField } from '../../shell/people/FindPeople.tsx'
import { WaitingButton } from '../../shell/people/WaitingButton.tsx'
import type { UserEntity } from '../../store/entities.ts'
import styles from './SendPin.module.css'

interface ReceiverProps {
  readonly user: UserEntity
  readonly isSent: boolean
  readonly onSend: () => Promise<void>
}

const Receiver = ({ user, isSent, onSend }: ReceiverProps) => {
  const t = useMessages()
  return (
    <li className={styles.line}>
      <Avatar id={user.id} name={user.full_name} src={user.image_medium_url} decorative />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {user.full_name}
        </span>
        <span className={styles.username} dir="ltr">
          @{user.username}
        </span>
      </span>
      {isSent ? (
        <span className={styles.sent} role="status">
          {t('send.sent')}
        </span>
      ) : (
        <WaitingButton label={t('send.to', { name: user.full_name })} onPress={onSend}>
          {t('send.send')}
        </WaitingButton>
      )}
    </li>
  )
}

/** PIN-14: people to send a pin to, found by name; words may go with it. */
export const SendPeople = ({ pinId, onSent }: { readonly pinId: string; readonly onSent?: () => void }) => {
  const t = useMessages()
  const { data, toasts } = useServices()
  const [term, setTerm] = useState('')
  const [text, setText] = useState('')
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const send = async (user: UserEntity) => {
    const words = text.trim()
    try {
      await data.write('create', 'ConversationsResource', {
        user_id: user.id,
        pin_id: pinId,
        ...(words !== '' && { text: words }),
      })
      setSent((known) => new Set([...known, user.id]))
      onSent?.()
    } catch (thrown) {
      toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
  }
  return (
    <div className={styles.send}>
      <PeopleField label={t('send.search')} clearLabel={t('send.clear')} term={term} onType={setTerm} />
      <FoundPeople
        term={term.trim()}
        label={t('send.people')}
        failure={t('people.failed')}
        nobody={
          <p role="status" className={styles.username}>
            {t(term.trim() === '' ? 'send.nobody' : 'send.notFound')}
          </p>
        }
      >
        {(user) => <Receiver key={user.id} user={user} isSent={sent.has(user.id)} onSend={() => send(user)} />}
      </FoundPeople>
      <TextField label={t('send.text')} value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </div>
  )
}
