import { Avatar, Button, ErrorState, SearchField, Skeleton, TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { useAnswer, useEntities, useServices } from '../../services.tsx'
import { suggestionsFor, useLater } from '../../shell/people/people-to-reach.ts'
import type { EntityRef, UserEntity } from '../../store/entities.ts'
import styles from './SendPin.module.css'

interface ReceiverProps {
  readonly user: UserEntity
  readonly isSent: boolean
  readonly onSend: () => Promise<void>
}

const Receiver = ({ user, isSent, onSend }: ReceiverProps) => {
  const t = useMessages()
  const [pending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    await onSend()
    setPending(false)
  }
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
        <Button
          kind="accent"
          size="small"
          pending={pending}
          onClick={() => void send()}
          aria-label={t('send.to', { name: user.full_name })}
        >
          {t('send.send')}
        </Button>
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
  const answer = useAnswer<readonly EntityRef[]>(suggestionsFor(useLater(term.trim())))
  const people = useEntities('user', answer.data ?? [])
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
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={t('send.search')}
          clearLabel={t('send.clear')}
          value={term}
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus=""
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
      </form>
      {answer.error && people.length === 0 ? (
        <ErrorState
          level={3}
          title={t('people.failed')}
          retryLabel={t('error.retry')}
          onRetry={answer.reload}
          pending={answer.isLoading}
        />
      ) : answer.data === undefined ? (
        <Skeleton shape="title" />
      ) : people.length === 0 ? (
        <p role="status" className={styles.username}>
          {t(term.trim() === '' ? 'send.nobody' : 'send.notFound')}
        </p>
      ) : (
        <ul aria-label={t('send.people')}>
          {people.map((user) => (
            <Receiver key={user.id} user={user} isSent={sent.has(user.id)} onSend={() => send(user)} />
          ))}
        </ul>
      )}
      <TextField label={t('send.text')} value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </div>
  )
}
