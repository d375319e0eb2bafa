import type { Conversation, Message } from '@corkboard/contract/social/wire/conversation'
import {
  ArrowStartIcon,
  Button,
  EditIcon,
  ErrorState,
  IconButton,
  FlagIcon,
  Menu,
  MoreIcon,
  ShieldIcon,
  Skeleton,
  LogoutIcon,
  TrashIcon,
  UserIcon,
  UsersIcon,
  type MenuItem,
} from '@corkboard/design-system'
import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../../product/people/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { texts as contactRequestsTexts } from '../../product/contact-requests/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useResponse, useAppSelector, useFeed, useServices, useViewer } from '../../services.tsx'
import { messagesPath, openProfilePath } from '../../product/addresses.ts'
import { blockRequester, declineRequest } from '../../product/contact-requests/respond-to-request.ts'
import { selectEventCount } from '../../shell/live/live-slice.ts'
import { conversationName } from '../../product/people/conversation-name.ts'
import { openBlocking } from '../../product/people/open-blocking.tsx'
import { openReport } from '../../lazy/open-report.tsx'
import { reportTargetOf } from '../../product/reporting/report-target.ts'
import { Composer } from './Composer.tsx'
import { ConversationFace } from './ConversationFace.tsx'
import styles from './Conversations.module.css'
import { MessageLog } from './MessageLog.tsx'
import { openGroupName, openGroupPeople, openLeaving } from './open-group.tsx'
import { contactRequestList, conversationList, conversationOf, messagesOf } from './requests.ts'
import { useSending } from './use-sending.ts'

/** Returns all messages of all responses, the oldest first. A reload returns only the latest ones. */
const useAllMessages = (listed: readonly Message[], sent: readonly Message[]): readonly Message[] => {
  const [known, setKnown] = useState<ReadonlyMap<string, Message>>(new Map())
  const items = [...sent.filter(({ id }) => !known.has(id)), ...listed]
  const fresh = items.filter((item) => known.get(item.id) !== item)
  if (fresh.length > 0) setKnown(new Map([...known, ...fresh.map((item) => [item.id, item] as const)]))
  return [...known.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
}

/** Marks the conversation as read, once for each last message, while the page is visible. */
const useReading = (conversation: Conversation | undefined, lastId: string | undefined) => {
  const { data } = useServices()
  const events = useRef<string | undefined>(undefined)
  const wants = conversation !== undefined && !conversation.is_request && conversation.is_unread
  useEffect(() => {
    if (!wants || lastId === undefined || events.current === lastId || document.visibilityState === 'hidden') return
    events.current = lastId
    const conversationId = conversation!.id
    // A failure is retried with the next message. Until then the conversation stays unread.
    data
      .write('update', 'ConversationResource', { conversation_id: conversationId, read_to: lastId })
      .catch(() => (events.current = undefined))
  }, [wants, lastId, conversation, data])
}

const Head = ({ conversation }: { readonly conversation: Conversation }) => {
  const t = useTexts(texts, peopleTexts, shellTexts)
  const services = useServices()
  const { user, users, viewer_can: can, id } = conversation
  const viewer = useViewer()
  const path = user ? openProfilePath(user, viewer.kind === 'AUTH' ? viewer.id : undefined) : undefined
  const name = conversationName(t, conversation)
  const leave = () => services.navigator.go(messagesPath, { replace: true })
  const remove = async () => {
    try {
      await services.data.write('delete', 'ConversationsResource', { conversation_id: conversation.id })
      services.toasts.show({ text: t('messages.removed') })
      void services.data.load(conversationList, { force: true })
      leave()
    } catch (thrown) {
      services.toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
  }
  const label = t('messages.more', { name })
  const removal = { id: 'remove', label: t('messages.remove'), icon: <TrashIcon />, onSelect: () => void remove() }
  const people = () => void openGroupPeople(services, id)
  const items: readonly MenuItem[] = conversation.is_group
    ? [
        {
          id: 'people',
          label: t('messages.people', { count: users.length + 1 }),
          icon: <UsersIcon />,
          onSelect: people,
        },
        ...(can.includes('name')
          ? [
              {
                id: 'name',
                label: t('group.rename'),
                icon: <EditIcon />,
                onSelect: () => void openGroupName(services, conversation),
              },
            ]
          : []),
        removal,
        ...(can.includes('leave')
          ? [
              {
                id: 'leave',
                label: t('group.leave'),
                icon: <LogoutIcon />,
                danger: true,
                onSelect: () => void openLeaving(services, conversation),
              },
            ]
          : []),
      ]
    : user
      ? [
          ...(path === undefined
            ? []
            : [{ id: 'profile', label: t('messages.profile'), icon: <UserIcon />, href: path }]),
          removal,
          {
            id: 'report',
            label: t('messages.report'),
            icon: <FlagIcon />,
            onSelect: () =>
              void openReport(services, reportTargetOf(services, { id, type: 'conversation', parentId: user.id })),
          },
          {
            id: 'block',
            label: t('block.confirm'),
            icon: <ShieldIcon />,
            danger: true,
            onSelect: () => void openBlocking(services, user, leave),
          },
        ]
      : [removal]
  const face = (
    <>
      <ConversationFace of={conversation} size={32} />
      <h2 className={styles.name} dir="auto">
        {name}
      </h2>
    </>
  )
  return (
    <div className={styles.head}>
      <div className={styles.back}>
        <IconButton href={messagesPath} label={t('messages.back')} icon={<ArrowStartIcon size={24} />} />
      </div>
      {path !== undefined && !conversation.is_group ? (
        <Link href={path} className={styles.person}>
          {face}
        </Link>
      ) : (
        <div className={styles.person}>{face}</div>
      )}
      <Menu
        alignEnd
        label={label}
        trigger={(props) => <IconButton {...props} label={label} icon={<MoreIcon size={24} />} />}
        items={items}
      />
    </div>
  )
}

/** PEOPLE-02: accepts or declines a contact request. */
const RequestResponse = ({ conversation }: { readonly conversation: Conversation }) => {
  const t = useTexts(texts, contactRequestsTexts, peopleTexts, shellTexts)
  const services = useServices()
  const { data, toasts, navigator } = services
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null)
  const { user, id } = conversation
  if (!user) return null
  const leave = () => navigator.go(messagesPath, { replace: true })
  const response = async (action: 'accept' | 'decline') => {
    setPending(action)
    try {
      if (action === 'decline') {
        await declineRequest(services, id)
        toasts.show({ text: t('requests.declined') })
        leave()
      } else {
        await data.write('update', 'ContactRequestsResource', { contact_request_id: id })
        await Promise.all(
          [conversationOf(id), contactRequestList, conversationList].map((request) =>
            data.load(request, { force: true }),
          ),
        )
      }
    } catch (thrown) {
      toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
    setPending(null)
  }
  return (
    <div className={styles.request}>
      <p>
        {t(conversation.is_group ? 'requests.group' : 'requests.text', { name: user.first_name || user.full_name })}
      </p>
      <div className={styles.actions}>
        <Button kind="accent" pending={pending === 'accept'} onClick={() => void response('accept')}>
          {t('requests.accept')}
        </Button>
        <Button pending={pending === 'decline'} onClick={() => void response('decline')}>
          {t('requests.decline')}
        </Button>
        <Button kind="quiet" onClick={() => void blockRequester(services, { id, user }, leave)}>
          {t('block.confirm')}
        </Button>
      </div>
    </div>
  )
}

const refusalText = (code: string): string => ERRORS[code as ErrorCode]?.message ?? ERRORS.unknown.message

/** Returns the height from the element's top to the window's end or the bottom bar, whatever notices are above it. */
const useHeightLeft = () => {
  const [top, setTop] = useState<number | undefined>()
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    window.addEventListener('resize', measure)
    // Notices above it appear and disappear: offline, or an email to verify.
    const notices = new ResizeObserver(measure)
    notices.observe(document.body)
    return () => {
      window.removeEventListener('resize', measure)
      notices.disconnect()
    }
  }, [])
  return { ref, style: top === undefined ? undefined : { blockSize: `calc(100dvh - ${top}px - var(--bar-size))` } }
}

/** PEOPLE-03: one conversation: its messages and the composer. */
export const ConversationView = ({ id }: { readonly id: string }) => {
  const t = useTexts(texts, shellTexts)
  const { data } = useServices()
  const viewer = useViewer()
  const response = useResponse<Conversation>(conversationOf(id))
  const feed = useFeed<Message>(messagesOf(id))
  const sending = useSending(id)
  const messages = useAllMessages(feed.items, sending.sent)
  const events = useAppSelector((state) => selectEventCount(state, id))
  const before = useRef(events)
  useEffect(() => {
    if (before.current === events) return
    before.current = events
    void data.load(conversationOf(id), { force: true })
    void data.load(messagesOf(id), { force: true })
  }, [events, id, data])
  const height = useHeightLeft()
  const conversation = response.data
  useReading(conversation, messages.at(-1)?.id)
  if (response.error && !conversation) {
    return (
      <ErrorState
        title={t('messages.failed')}
        retryLabel={t('error.retry')}
        onRetry={response.reload}
        pending={response.isLoading}
      >
        {response.error.message}
      </ErrorState>
    )
  }
  if (!conversation || viewer.kind !== 'AUTH') return <Skeleton shape="title" />
  return (
    <section
      {...height}
      className={styles.conversation}
      aria-label={t('messages.with', { name: conversationName(t, conversation) })}
    >
      <Head conversation={conversation} />
      <MessageLog
        messages={messages}
        conversation={conversation}
        viewerId={viewer.id}
        sending={sending}
        isLoading={feed.isFirstLoad}
        onMore={feed.hasMore ? feed.loadMore : undefined}
      />
      {conversation.is_request ? (
        <RequestResponse conversation={conversation} />
      ) : conversation.can_write ? (
        <Composer conversationId={id} onSend={sending.send} />
      ) : (
        <p className={styles.request}>{refusalText(conversation.refusal ?? 'message.not_taken')}</p>
      )}
    </section>
  )
}
