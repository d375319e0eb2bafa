import {
  type ContactRequest,
  type Conversation,
  fail,
  type Id,
  LIMITS,
  type Message,
  shardOf,
  type User,
} from '@corkboard/contract'
import { countAttempt } from '../identity/index.ts'
import {
  cleanText,
  type Ctx,
  lengthOf,
  type ListCursor,
  type Page,
  type PageRequest,
  personPresence,
  refuseWriteBanned,
  requireSignedIn,
  requireWriter,
  type SignedIn,
  type TxCtx,
} from '../kernel/index.ts'
import { loadPeople, loadRelations, lockPair, personFacts, presentUser } from '../people/index.ts'
import { getPin, loadPins } from '../pins/index.ts'
import {
  clearConversation,
  type ConversationRow,
  conversationSkeleton,
  conversationWith,
  insertConversation,
  insertMessage,
  lockConversation,
  type MemberState,
  messagesFrom,
  messageSkeleton,
  peopleToSendTo,
  setMemberState,
  setReadTo,
  unreadConversations,
} from './conversation-store.ts'
import {
  getConversation,
  presentConversations,
  presentMessages,
  presentRequests,
  seeConversations,
  type SeenConversation,
} from './load-conversations.ts'
import { isStranger, messageRefusal, MESSAGES_BEFORE_ANSWER } from './message-policy.ts'

/** (ours) messages an hour, and strangers written to */
const MESSAGES_AN_HOUR = 200
const STRANGERS_AN_HOUR = 20
/** How often a page is topped up when the rules dropped some of it, before it is given out short. */
const TOP_UPS = 4
/** Badges say "99+" above it. */
const MOST_COUNTED = 99
const SUGGESTED = 10

export interface MessageInput {
  readonly text?: string
  readonly pinId?: Id
}

/** Both of them hear of it, in all their tabs. */
const tellBoth = (tx: TxCtx<SignedIn>, { id, otherId }: Pick<ConversationRow, 'id' | 'otherId'>): void =>
  tx.changed(`inbox:${tx.viewer.userId}/${id}`, `inbox:${otherId}/${id}`)

const tellSelf = (tx: TxCtx<SignedIn>, id: Id): void => tx.changed(`inbox:${tx.viewer.userId}/${id}`)

/** @throws 'message.empty', 'message.too_long' */
const wordsOf = ({ text = '', pinId }: MessageInput): string => {
  const words = cleanText(text)
  if (words === '' && pinId === undefined) throw fail('message.empty', { field: 'text' })
  if (lengthOf(words) > LIMITS.message) throw fail('message.too_long', { field: 'text' })
  return words
}

/**
 * A pin the sender sees. One on a secret board goes only to whoever may see it; others may be out of the receiver's
 * sight for reasons that are not the sender's to know, and then show there as unavailable.
 */
const pinToSend = async (ctx: Ctx<SignedIn>, pinId: Id | undefined, otherId: Id): Promise<Id | null> => {
  if (pinId === undefined) return null
  const pin = await getPin(ctx, pinId, 'pin_id')
  if (pin.board.privacy === 'secret') {
    const receiver = { ...ctx.viewer, userId: otherId, sessionId: '0', role: 'member' } as const
    if (!(await loadPins({ ...ctx, viewer: receiver, reads: undefined }, [pinId])).has(pinId)) {
      throw fail('message.pin_hidden', { field: 'pin_id' })
    }
  }
  return pinId
}

const refuse = (ctx: Ctx<SignedIn>, refusal: ReturnType<typeof messageRefusal>, field: string): void => {
  if (refusal === 'auth.write_banned') refuseWriteBanned(ctx.viewer)
  if (refusal !== undefined) throw fail(refusal, { field })
}

const write = async (
  tx: TxCtx<SignedIn>,
  conversation: Pick<ConversationRow, 'id' | 'shard' | 'otherId' | 'state' | 'otherState'>,
  words: string,
  pinId: Id | null,
): Promise<Message> => {
  const { userId } = tx.viewer
  const { id, shard, otherId } = conversation
  await countAttempt(tx, [{ key: `message:${userId}`, limit: MESSAGES_AN_HOUR }])
  await lockConversation(tx.db, id)
  if (conversation.otherState !== 'open') {
    // The same whether they have declined or not looked yet: declining does not announce itself.
    const sent = await messagesFrom(tx.db, id, userId, MESSAGES_BEFORE_ANSWER)
    if (sent >= MESSAGES_BEFORE_ANSWER) throw fail('message.waiting', { field: 'text' })
  }
  // Whoever answers a stranger knows them from then on.
  if (conversation.state !== 'open') await setMemberState(tx.db, userId, id, 'open')
  const message = {
    id: tx.site.ids.next(shard),
    conversationId: id,
    senderId: userId,
    text: words,
    pinId,
    createdAt: tx.now(),
  }
  await insertMessage(tx.db, message)
  if (conversation.otherState === 'declined') tellSelf(tx, id)
  else tellBoth(tx, { id, otherId })
  return (await presentMessages(tx, [message]))[0]!
}

/**
 * PEOPLE-03: sends somebody words or a pin, in the conversation that there is with them, or a new one. To a stranger it
 * is a contact request.
 * @throws 'user.self', 'user.not_found' for the hidden and across a block, 'message.not_taken', 'message.no_answer',
 * 'message.waiting', 'message.empty', 'message.too_long', 'message.pin_hidden', 'pin.not_found', 'request.rate'
 */
export const sendToPerson = async (anyCtx: Ctx, otherId: Id, input: MessageInput): Promise<Conversation> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  if (otherId === userId) throw fail('user.self', { field: 'user_id' })
  const words = wordsOf(input)
  return ctx.transaction(async (tx) => {
    await lockPair(tx.db, userId, otherId)
    const [people, relations] = [await loadPeople(tx, [userId, otherId]), await loadRelations(tx, [otherId])]
    const [self, other] = [people.get(userId)!, people.get(otherId)]
    const row = await conversationWith(tx.db, userId, otherId)
    const isKnown = row !== undefined && other !== undefined && !other.isDeleted
    const facts = other && personFacts(other, relations)
    if (!other || !facts || facts.blockBetween || (!isKnown && personPresence(tx.viewer, facts) !== 'listed')) {
      throw fail('user.not_found', { field: 'user_id' })
    }
    refuse(tx, messageRefusal(tx, self, other, relations, row), 'user_id')
    const pinId = await pinToSend(tx, input.pinId, otherId)
    const conversation = row ?? (await begin(tx, otherId, isStranger(other, relations) ? 'requested' : 'open'))
    await write(tx, conversation, words, pinId)
    return presentOne(tx, conversation.id)
  })
}

const begin = async (tx: TxCtx<SignedIn>, otherId: Id, otherState: MemberState) => {
  const { userId } = tx.viewer
  if (otherState === 'requested') {
    await countAttempt(tx, [{ key: `stranger:${userId}`, limit: STRANGERS_AN_HOUR }])
  }
  const shard = shardOf(userId)
  const id = tx.site.ids.next(shard)
  await insertConversation(tx.db, { id, userId, otherId, otherState, now: tx.now() })
  return { id, shard, otherId, state: 'open', otherState } as const
}

const presentOne = async (ctx: Ctx<SignedIn>, id: Id): Promise<Conversation> =>
  (await presentConversations(ctx, [await getConversation(ctx, id)]))[0]!

/** PEOPLE-03: the same in a conversation that there is. @throws 'conversation.not_found' and what `sendToPerson` says */
export const sendMessage = async (anyCtx: Ctx, conversationId: Id, input: MessageInput): Promise<Message> => {
  const ctx = requireWriter(anyCtx)
  const words = wordsOf(input)
  return ctx.transaction(async (tx) => {
    const first = await getConversation(tx, conversationId)
    await lockPair(tx.db, tx.viewer.userId, first.otherId)
    const conversation = await getConversation(tx, conversationId)
    const { self, other, relations } = conversation
    refuse(tx, messageRefusal(tx, self, other, relations, conversation), 'conversation_id')
    return write(tx, conversation, words, await pinToSend(tx, input.pinId, other.id))
  })
}

const readPage = async (
  ctx: Ctx<SignedIn>,
  state: MemberState,
  { size, after }: PageRequest,
): Promise<{ readonly seen: readonly SeenConversation[]; readonly next: ListCursor | undefined }> => {
  const kept: SeenConversation[] = []
  let from: Id | undefined = after && String(after[0])
  for (let round = 0; round <= TOP_UPS; round += 1) {
    const wanted = size - kept.length
    const rows = await conversationSkeleton(ctx.db, ctx.viewer.userId, state, from, wanted + 1)
    const slice = rows.slice(0, wanted)
    kept.push(...(await seeConversations(ctx, slice)))
    if (rows.length <= wanted) return { seen: kept, next: undefined }
    from = slice.at(-1)?.lastMessageId
    if (kept.length === size) break
  }
  return { seen: kept, next: from === undefined ? undefined : [from] }
}

/** PEOPLE-03: the viewer's conversations, the last written to first; requests of strangers are not among them. */
export const listConversations = async (anyCtx: Ctx, page: PageRequest): Promise<Page<Conversation>> => {
  const ctx = requireSignedIn(anyCtx)
  const { seen, next } = await readPage(ctx, 'open', page)
  return { items: await presentConversations(ctx, seen), next }
}

/** PEOPLE-02: strangers who would like to write to the viewer. */
export const listContactRequests = async (anyCtx: Ctx, page: PageRequest): Promise<Page<ContactRequest>> => {
  const ctx = requireSignedIn(anyCtx)
  const { seen, next } = await readPage(ctx, 'requested', page)
  return { items: await presentRequests(ctx, seen), next }
}

/** @throws 'conversation.not_found' */
export const loadConversation = async (anyCtx: Ctx, id: Id): Promise<Conversation> =>
  presentOne(requireSignedIn(anyCtx), id)

/** PEOPLE-03: what was written, the latest first. @throws 'conversation.not_found' */
export const listMessages = async (
  anyCtx: Ctx,
  conversationId: Id,
  { size, after }: PageRequest,
): Promise<Page<Message>> => {
  const ctx = requireSignedIn(anyCtx)
  const conversation = await getConversation(ctx, conversationId)
  const rows = await messageSkeleton(ctx.db, conversation, after && String(after[0]), size + 1)
  const slice = rows.slice(0, size)
  const last = slice.at(-1)
  return { items: await presentMessages(ctx, slice), next: rows.length > size && last ? [last.id] : undefined }
}

/** The viewer has read up to this message; the other one is shown so. Looking at a stranger's request tells nobody. */
export const readConversation = async (anyCtx: Ctx, id: Id, messageId: Id): Promise<Conversation> => {
  const ctx = requireSignedIn(anyCtx)
  return ctx.transaction(async (tx) => {
    const conversation = await getConversation(tx, id)
    if (conversation.state === 'open' && (await setReadTo(tx.db, tx.viewer.userId, id, messageId))) {
      tellBoth(tx, conversation)
    }
    return presentOne(tx, id)
  })
}

/** Out of the viewer's list, with all that was written so far. The other one keeps it. */
export const removeConversation = async (anyCtx: Ctx, id: Id): Promise<void> => {
  const ctx = requireSignedIn(anyCtx)
  await ctx.transaction(async (tx) => {
    await getConversation(tx, id)
    await clearConversation(tx.db, tx.viewer.userId, id)
    tellSelf(tx, id)
  })
}

const answerRequest = async (tx: TxCtx<SignedIn>, id: Id, state: MemberState): Promise<void> => {
  const conversation = await getConversation(tx, id, 'contact_request_id')
  if (conversation.state !== 'requested') throw fail('conversation.not_found', { field: 'contact_request_id' })
  await setMemberState(tx.db, tx.viewer.userId, id, state)
  if (state === 'open') tellBoth(tx, conversation)
  else tellSelf(tx, id)
}

/** PEOPLE-02: the stranger may write from now on. @throws 'conversation.not_found' */
export const acceptContactRequest = (ctx: Ctx, id: Id): Promise<Conversation> =>
  requireSignedIn(ctx).transaction(async (tx) => {
    await answerRequest(tx, id, 'open')
    return presentOne(tx, id)
  })

/** PEOPLE-02: the stranger is not told. @throws 'conversation.not_found' */
export const declineContactRequest = (ctx: Ctx, id: Id): Promise<void> =>
  requireSignedIn(ctx).transaction((tx) => answerRequest(tx, id, 'declined'))

/** Up to 99 each; what is out of sight is not counted. */
export const countInbox = async (
  ctx: Ctx<SignedIn>,
): Promise<{ readonly conversations: number; readonly requests: number }> => {
  const { userId } = ctx.viewer
  const [unread, requested] = await Promise.all([
    unreadConversations(ctx.db, userId, MOST_COUNTED),
    conversationSkeleton(ctx.db, userId, 'requested', undefined, MOST_COUNTED),
  ])
  return {
    conversations: (await seeConversations(ctx, unread)).length,
    requests: (await seeConversations(ctx, requested)).length,
  }
}

/** PIN-14: people whom the viewer may send something, by the beginning of a name. */
export const suggestReceivers = async (anyCtx: Ctx, term: string): Promise<User[]> => {
  const ctx = requireSignedIn(anyCtx)
  const { userId } = ctx.viewer
  const ids = await peopleToSendTo(ctx.db, userId, term.replace(/^@/, '').trim().slice(0, 60))
  const [people, relations] = await Promise.all([loadPeople(ctx, [userId, ...ids]), loadRelations(ctx, ids)])
  const self = people.get(userId)
  return ids
    .flatMap((id) => {
      const other = people.get(id)
      if (!self || !other || personPresence(ctx.viewer, personFacts(other, relations)) !== 'listed') return []
      // Who asks not to be found is found by those who follow them.
      if (other.isSearchHidden && !relations.follows.has(id)) return []
      return messageRefusal(ctx, self, other, relations) === undefined ? [presentUser(ctx, other, relations)] : []
    })
    .slice(0, SUGGESTED)
}
