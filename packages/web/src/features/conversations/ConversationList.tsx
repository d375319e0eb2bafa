import type { ContactRequest, Conversation, Message } from '@corkboard/contract/social/wire/conversation'
import { Button, CorkDrawing, EditIcon, EmptyState, ErrorState, Skeleton } from '@corkboard/design-system'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../../product/people/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useAppSelector, useFeed, useServices, useViewer } from '../../services.tsx'
import { conversationPath } from '../../product/addresses.ts'
import { Age } from '../../product/ages/Age.tsx'
import {
  isWaiting,
  requestsReceived,
  selectContactRequests,
} from '../../product/contact-requests/contact-requests-slice.ts'
import { selectLive } from '../../shell/live/live-slice.ts'
import { conversationName } from '../../product/people/conversation-name.ts'
import { searchPath } from '../../product/search/search-address.ts'
import { ConversationFace } from './ConversationFace.tsx'
import { eventText } from './event-text.ts'
import { openNewMessage } from './open-group.tsx'
import styles from './Conversations.module.css'
import { contactRequestList, conversationList } from './requests.ts'

const WAITING_LINES = 4

/** Returns a short form of the last message. */
const useExcerpt = () => {
  const t = useTexts(texts)
  const viewer = useViewer()
  return (message: Message | null, isGroup: boolean): string => {
    if (!message) return ''
    const viewerId = viewer.kind === 'AUTH' ? viewer.id : ''
    const isOwn = viewerId === message.sender_id
    if (message.event) return eventText(t, message, viewerId)
    if (message.text !== '') {
      if (isOwn) return t('messages.you', { text: message.text })
      const name = message.sender?.first_name || message.sender?.full_name
      return isGroup && name ? t('messages.by', { name, text: message.text }) : message.text
    }
    return t(isOwn ? 'messages.sentPin.own' : 'messages.sentPin')
  }
}

interface LineProps {
  readonly of: Pick<Conversation, 'is_group' | 'user' | 'last_message'> & Partial<Pick<Conversation, 'users'>>
  /** The conversation's name. */
  readonly name: string
  /** Replaces the last message. */
  readonly note?: string
  readonly id: string
  readonly isUnread: boolean
  readonly isCurrent: boolean
}

const ConversationLine = ({ of, name, note, id, isUnread, isCurrent }: LineProps) => {
  const { last_message: last, is_group: isGroup } = of
  const t = useTexts(peopleTexts)
  const excerpt = useExcerpt()
  return (
    <li>
      <Link href={conversationPath(id)} className={styles.line} aria-current={isCurrent ? 'page' : undefined}>
        <ConversationFace of={of} />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {isUnread && <span className={styles.dot} role="img" aria-label={t('notification.unread')} />}
            {name}
          </span>
          <span className={isUnread ? styles.excerptUnread : styles.excerpt} dir="auto">
            {note ?? excerpt(last, isGroup)}
          </span>
        </span>
        {last && <Age className={styles.time} at={last.created_at} />}
      </Link>
    </li>
  )
}

/** Reloads on every live update. */
const useReloadOnEvents = (reload: () => void) => {
  const eventCount = useAppSelector((state) => selectLive(state).eventCount)
  const before = useRef(eventCount)
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    if (before.current === eventCount) return
    before.current = eventCount
    latest.current()
  }, [eventCount])
}

/** PEOPLE-02, PEOPLE-03: contact requests, then the viewer's conversations. */
export const ConversationList = ({ openId }: { readonly openId: string | undefined }) => {
  const t = useTexts(texts, peopleTexts, shellTexts)
  const services = useServices()
  const { items: received, reload: reloadRequests } = useFeed<ContactRequest>(contactRequestList)
  const responses = useAppSelector(selectContactRequests)
  const requests = received.filter(({ id }) => isWaiting(responses, id))
  useEffect(() => void services.store.dispatch(requestsReceived(received)), [received, services])
  const feed = useFeed<Conversation>(conversationList)
  useReloadOnEvents(() => {
    feed.reload()
    reloadRequests()
  })
  if (feed.error && feed.items.length === 0) {
    return (
      <ErrorState
        title={t('messages.failed')}
        retryLabel={t('error.retry')}
        onRetry={feed.reload}
        pending={feed.isLoading}
      >
        {feed.error.message}
      </ErrorState>
    )
  }
  const isEmpty = !feed.isFirstLoad && feed.items.length === 0 && requests.length === 0
  return (
    <>
      <div className={styles.top}>
        <h1 className={styles.title}>{t('messages.title')}</h1>
        <Button size="small" icon={<EditIcon />} onClick={() => void openNewMessage(services)}>
          {t('messages.new')}
        </Button>
      </div>
      {requests.length > 0 && (
        <section aria-labelledby="contact-requests">
          <h2 id="contact-requests" className={styles.subtitle}>
            {t('requests.title')}
          </h2>
          <ul>
            {requests.map((request) => (
              <ConversationLine
                key={request.id}
                of={request}
                name={request.user.full_name}
                {...(request.is_group && {
                  note: t(request.name === '' ? 'requests.group.line' : 'requests.group.line.named', {
                    group: request.name,
                  }),
                })}
                id={request.id}
                isUnread
                isCurrent={request.id === openId}
              />
            ))}
          </ul>
        </section>
      )}
      {isEmpty ? (
        <div className={openId === undefined ? styles.none : undefined}>
          <EmptyState
            title={t('messages.none')}
            picture={<CorkDrawing of="messages" />}
            action={<Button href={searchPath({ scope: 'users', query: '' })}>{t('messages.none.action')}</Button>}
          >
            {t('messages.none.text')}
          </EmptyState>
        </div>
      ) : (
        <ul aria-label={t('messages.title')} aria-busy={feed.isLoading}>
          {feed.items.map((conversation) => (
            <ConversationLine
              key={conversation.id}
              of={conversation}
              name={conversationName(t, conversation)}
              id={conversation.id}
              isUnread={conversation.is_unread && conversation.id !== openId}
              isCurrent={conversation.id === openId}
            />
          ))}
          {feed.isFirstLoad &&
            Array.from({ length: WAITING_LINES }, (_, index) => (
              <li key={index} className={styles.line}>
                <Skeleton shape="circle" />
                <div className={styles.words}>
                  <Skeleton shape="line" />
                </div>
              </li>
            ))}
        </ul>
      )}
      {feed.hasMore && (
        <Button pending={feed.isLoading} onClick={feed.loadMore}>
          {t('people.more')}
        </Button>
      )}
    </>
  )
}
