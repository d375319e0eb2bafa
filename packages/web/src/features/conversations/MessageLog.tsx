import type { Conversation, Message } from '@corkboard/contract/social/wire/conversation'
import { Button, Skeleton } from '@corkboard/design-system'
import { Fragment } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { pinPath } from '../../product/addresses.ts'
import { Age } from '../../product/ages/Age.tsx'
import { conversationName } from '../../product/people/conversation-name.ts'
import { eventText } from './event-text.ts'
import styles from './Conversations.module.css'
import { seenText } from './seen-text.ts'
import type { UnsentMessage, useSending } from './use-sending.ts'

const SentPin = ({ message }: { readonly message: Message }) => {
  const t = useTexts(texts)
  const { pin } = message
  if (!pin) return message.is_pin_unavailable ? <p className={styles.gone}>{t('messages.pinGone')}</p> : null
  return (
    <Link href={pinPath(pin)} className={styles.pin}>
      {pin.image ? (
        <img
          src={pin.image.url}
          alt={pin.alt_text || pin.title}
          width={pin.image.width}
          height={pin.image.height}
          style={{ backgroundColor: pin.dominant_color }}
        />
      ) : (
        <span>{t('messages.sensitive')}</span>
      )}
      {pin.title && <span dir="auto">{pin.title}</span>}
    </Link>
  )
}

interface UnsentProps {
  readonly message: UnsentMessage
  readonly sending: ReturnType<typeof useSending>
}

/** A message of the viewer that is being sent or could not be sent. */
const Unsent = ({ message, sending }: UnsentProps) => {
  const t = useTexts(texts, shellTexts)
  const { text, problem } = message
  return (
    <div className={styles.own} aria-busy={problem === null}>
      <span className={styles.sender}>{t('messages.byYou')}</span>
      <p className={`${styles.bubble} ${styles.unsent}`} dir="auto">
        {text}
      </p>
      {problem === null ? (
        <span className={styles.seen}>{t('messages.sending')}</span>
      ) : (
        <>
          <span className={styles.failed}>{t('messages.notSent', { problem })}</span>
          <span className={styles.again}>
            <Button size="small" onClick={() => sending.tryAgain(message)}>
              {t('error.retry')}
            </Button>
            <Button size="small" kind="quiet" onClick={() => sending.discard(message.key)}>
              {t('messages.discard')}
            </Button>
          </span>
        </>
      )}
    </div>
  )
}

interface MessageLogProps {
  /** The oldest first. */
  readonly messages: readonly Message[]
  readonly conversation: Conversation
  readonly viewerId: string
  readonly sending: ReturnType<typeof useSending>
  readonly isLoading: boolean
  /** Loads older messages, if there are any. */
  readonly onMore: (() => void) | undefined
}

/** Messages in a row by one sender show the name once. */
const isSameSender = (before: Message | undefined, message: Message | undefined): boolean =>
  before?.sender_id === message?.sender_id && before?.event === null

const dayOf = ({ created_at: at }: Message): string => at.slice(0, 10)

/** The messages, the oldest first. The end stays in view as new ones arrive. */
export const MessageLog = ({ messages, conversation, viewerId, sending, isLoading, onMore }: MessageLogProps) => {
  const t = useTexts(texts)
  const format = useFormat()
  const { is_group: isGroup, user, read_by_other_to: readTo } = conversation
  const lastMessage = messages.findLast(({ event }) => event === null)
  const seen = (message: Message): string | undefined => {
    if (message !== lastMessage || message.sender_id !== viewerId) return undefined
    if (isGroup) return seenText(t, conversation, message.id)
    return readTo !== null && BigInt(readTo) >= BigInt(message.id) ? t('messages.seen') : undefined
  }
  const senderOf = ({ sender, sender_id: id }: Message): string =>
    id === viewerId ? t('messages.byYou') : (sender?.full_name ?? user?.full_name ?? t('messages.someone'))
  // Makes the scrolling area reachable by keyboard.
  const scrollable = {
    tabIndex: 0,
    role: 'region',
    'aria-label': t('messages.with', { name: conversationName(t, conversation) }),
  }
  return (
    <div className={styles.scroll} {...scrollable}>
      <div className={styles.log} role="log" aria-busy={isLoading}>
        {onMore && (
          <Button size="small" onClick={onMore}>
            {t('messages.older')}
          </Button>
        )}
        {isLoading && <Skeleton shape="line" />}
        {messages.map((message, index) => {
          const isOwn = message.sender_id === viewerId
          const before = messages[index - 1]
          return (
            <Fragment key={message.id}>
              {(!before || dayOf(before) !== dayOf(message)) && (
                <p className={styles.day}>{format.date(message.created_at)}</p>
              )}
              {message.event ? (
                <p className={styles.day}>{eventText(t, message, viewerId)}</p>
              ) : (
                <div className={isOwn ? styles.own : styles.theirs}>
                  <span
                    className={isGroup && !isOwn && !isSameSender(before, message) ? styles.by : styles.sender}
                    dir="auto"
                  >
                    {senderOf(message)}
                  </span>
                  <SentPin message={message} />
                  {message.text && (
                    <p className={styles.bubble} dir="auto">
                      {message.text}
                    </p>
                  )}
                  {!isSameSender(message, messages[index + 1]) && (
                    <Age className={styles.seen} at={message.created_at} />
                  )}
                  {seen(message) && <span className={styles.seen}>{seen(message)}</span>}
                </div>
              )}
            </Fragment>
          )
        })}
        {sending.unsent.map((message) => (
          <Unsent key={message.key} message={message} sending={sending} />
        ))}
      </div>
    </div>
  )
}
