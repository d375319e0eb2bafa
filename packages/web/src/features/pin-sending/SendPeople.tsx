import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import { Avatar, TextField, UsersIcon } from '@corkboard/design-system'
import { useState, type ReactNode } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../../product/people/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { conversationName } from '../../product/people/conversation-name.ts'
import { FoundPeople, PeopleField } from '../../product/people/FindPeople.tsx'
import { pinSent } from '../../product/member-feeds.ts'
import { WaitingButton } from '../../product/people/WaitingButton.tsx'
import { list } from '../../store/requests.ts'
import styles from './SendPin.module.css'

interface ReceiverProps {
  readonly face: ReactNode
  readonly name: string
  readonly note: ReactNode
  readonly isSent: boolean
  readonly onSend: () => Promise<void>
}

const Receiver = ({ face, name, note, isSent, onSend }: ReceiverProps) => {
  const t = useTexts(texts)
  return (
    <li className={styles.line}>
      {face}
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.username}>{note}</span>
      </span>
      {isSent ? (
        <span className={styles.sent} role="status">
          {t('send.sent')}
        </span>
      ) : (
        <WaitingButton label={t('send.to', { name })} onPress={onSend}>
          {t('send.send')}
        </WaitingButton>
      )}
    </li>
  )
}

const conversations = list('ConversationsResource', {})

interface GroupsProps {
  readonly groups: readonly Conversation[]
  readonly sent: ReadonlySet<string>
  readonly onSend: (id: string) => Promise<void>
}

const Groups = ({ groups, sent, onSend }: GroupsProps) => {
  const t = useTexts(texts, peopleTexts)
  return (
    <section aria-labelledby="send-groups">
      <h3 id="send-groups">{t('send.groups')}</h3>
      <ul>
        {groups.map((group) => (
          <Receiver
            key={group.id}
            face={<UsersIcon size={24} />}
            name={conversationName(t, group)}
            note={t('messages.people', { count: group.users.length + 1 })}
            isSent={sent.has(group.id)}
            onSend={() => onSend(group.id)}
          />
        ))}
      </ul>
    </section>
  )
}

/** PIN-14: finds people and group conversations by name and sends them a pin, with an optional message. */
export const SendPeople = ({
  pinId,
  onSent,
  onWrite,
}: {
  readonly pinId: string
  readonly onSent?: () => void
  readonly onWrite?: (text: string) => void
}) => {
  const t = useTexts(texts, peopleTexts)
  const { data, toasts } = useServices()
  const [term, setTerm] = useState('')
  const [text, setText] = useState('')
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const write = (written: string) => {
    setText(written)
    onWrite?.(written)
  }
  const send = async (id: string, isGroup: boolean) => {
    const words = text.trim()
    const content = { pin_id: pinId, ...(words !== '' && { text: words }) }
    try {
      await (isGroup
        ? data.write('create', 'ConversationMessagesResource', { conversation_id: id, ...content })
        : data.write('create', 'ConversationsResource', { user_id: id, ...content }))
      setSent((known) => new Set([...known, id]))
      void data.load(pinSent(pinId), { force: true })
      // The conversation is now first on the conversations page.
      void data.load(conversations, { force: true })
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
        groups={(groups) => groups.length > 0 && <Groups groups={groups} sent={sent} onSend={(id) => send(id, true)} />}
      >
        {(user) => (
          <Receiver
            key={user.id}
            face={<Avatar id={user.id} name={user.full_name} src={user.image_medium_url} decorative />}
            name={user.full_name}
            note={<span dir="ltr">@{user.username}</span>}
            isSent={sent.has(user.id)}
            onSend={() => send(user.id, false)}
          />
        )}
      </FoundPeople>
      <TextField label={t('send.text')} value={text} onChange={(event) => write(event.currentTarget.value)} />
    </div>
  )
}
