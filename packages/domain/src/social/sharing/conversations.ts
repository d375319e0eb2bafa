import { type ContactRequest, type Conversation, fail, type Id, type Message, shardOf } from '@corkboard/contract'
import { countAttempt } from '../../platform/throttle/index.ts'
import {
  type Ctx,
  type ListCursor,
  type Page,
  type PageRequest,
  personPresence,
  requireSignedIn,
  requireWriter,
  type SignedIn,
  type TxCtx,
} from '../../kernel/index.ts'
import { loadPeople, loadRelations, lockPair, personFacts } from '../../people/index.ts'
import {
  clearConversation,
  conversationSkeleton,
  conversationWith,
  insertConversation,
  lockConversation,
  type MemberState,
  setMemberState,
  setReadTo,
  unreadConversations,
} from './conversation-store.ts'
import {
  getConversation,
  isGroup,
  isUnread,
  presentConversations,
  presentMessages,
  presentRequests,
  readMessages,
  seeConversations,
  type SeenConversation,
} from './load-conversations.ts'
import { groupRefusal, isStranger, messageRefusal } from './message-policy.ts'
import {
  type Member,
  type MessageInput,
  pinToSend,
  refuse,
  notifyMembers,
  notifySelf,
  wordsOf,
  writeMessage,
} from './write-message.ts'

/** (ours) Strangers that a user can message or invite to a conversation per hour. */
const STRANGERS_PER_HOUR = 20
/** How often a page is refilled after the visibility rules removed entries, before a short page is returned. */
const TOP_UPS = 4
/** Beyond this, badges show "99+". */
const MAX_COUNTED = 99

export const countStranger = async (tx: TxCtx<SignedIn>): Promise<void> => {
  await countAttempt(tx, [{ key: `stranger:${tx.viewer.userId}`, limit: STRANGERS_PER_HOUR }])
}

/** Everyone else in the conversation, except users hidden from the viewer. */
export const othersIn = (conversation: SeenConversation): readonly Member[] =>
  isGroup(conversation) ? conversation.others : [{ userId: conversation.otherId, state: conversation.otherState }]

/**
 * PEOPLE-03: sends a user text or a pin, in the existing conversation with them or a new one. For a stranger this is a
 * contact request.
 * @throws 'user.self', 'user.not_found' for hidden users and across a block, 'message.not_taken', 'message.no_answer',
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
    const pinId = await pinToSend(tx, input.pinId, [otherId])
    const conversation = row ?? (await begin(tx, otherId, isStranger(other, relations) ? 'requested' : 'open'))
    const others = [{ userId: otherId, state: conversation.otherState }]
    await writeMessage(tx, { ...conversation, others }, words, pinId)
    return presentOne(tx, conversation.id)
  })
}

const begin = async (tx: TxCtx<SignedIn>, otherId: Id, otherState: MemberState) => {
  const { userId } = tx.viewer
  if (otherState === 'requested') await countStranger(tx)
  const shard = shardOf(userId)
  const id = tx.site.ids.next(shard)
  await insertConversation(tx.db, { id, userId, otherId, otherState, now: tx.now() })
  return { id, shard, otherId, state: 'open', otherState } as const
}

export const presentOne = async (ctx: Ctx<SignedIn>, id: Id): Promise<Conversation> =>
  (await presentConversations(ctx, [await getConversation(ctx, id)]))[0]!

const refusalOf = (ctx: Ctx<SignedIn>, conversation: SeenConversation) => {
  const { self, relations } = conversation
  return isGroup(conversation)
    ? groupRefusal(
        ctx,
        self,
        conversation.others.map(({ person }) => person),
      )
    : messageRefusal(ctx, self, conversation.other, relations, conversation)
}

/**
 * PEOPLE-03: the same in an existing conversation.
 * @throws 'conversation.not_found', 'message.alone', and the errors of `sendToPerson`
 */
export const sendMessage = async (anyCtx: Ctx, conversationId: Id, input: MessageInput): Promise<Message> => {
  const ctx = requireWriter(anyCtx)
  const words = wordsOf(input)
  return ctx.transaction(async (tx) => {
    const first = await getConversation(tx, conversationId)
    // Checks permissions again once nothing can change them: a block between the two, or leaving a group.
    if (isGroup(first)) await lockConversation(tx.db, conversationId)
    else await lockPair(tx.db, tx.viewer.userId, first.otherId)
    const conversation = await getConversation(tx, conversationId)
    refuse(tx, refusalOf(tx, conversation), 'conversation_id')
    const others = othersIn(conversation)
    const receiverIds = others.flatMap(({ userId, state }) => (state === 'left' ? [] : [userId]))
    return writeMessage(tx, { ...conversation, others }, words, await pinToSend(tx, input.pinId, receiverIds))
  })
}

const readPage = async (
  ctx: Ctx<SignedIn>,
  state: MemberState,
  { size, after }: PageRequest,
): Promise<{ readonly seen: readonly SeenConversation[]; readonly next: ListCursor | undefined }> => {
  const visible: SeenConversation[] = []
  let from: Id | undefined = after && String(after[0])
  for (let round = 0; round <= TOP_UPS; round += 1) {
    const wanted = size - visible.length
    const rows = await conversationSkeleton(ctx.db, ctx.viewer.userId, state, from, wanted + 1)
    const slice = rows.slice(0, wanted)
    visible.push(...(await seeConversations(ctx, slice)))
    if (rows.length <= wanted) return { seen: visible, next: undefined }
    from = slice.at(-1)?.lastMessageId
    if (visible.length === size) break
  }
  return { seen: visible, next: from === undefined ? undefined : [from] }
}

/** PEOPLE-03: the viewer's conversations, last message first, without requests from strangers. */
export const listConversations = async (anyCtx: Ctx, page: PageRequest): Promise<Page<Conversation>> => {
  const ctx = requireSignedIn(anyCtx)
  const { seen, next } = await readPage(ctx, 'open', page)
  return { items: await presentConversations(ctx, seen), next }
}

/** PEOPLE-02: strangers who want to write to the viewer. */
export const listContactRequests = async (anyCtx: Ctx, page: PageRequest): Promise<Page<ContactRequest>> => {
  const ctx = requireSignedIn(anyCtx)
  const { seen, next } = await readPage(ctx, 'requested', page)
  return { items: await presentRequests(ctx, seen), next }
}

/** @throws 'conversation.not_found' */
export const loadConversation = async (anyCtx: Ctx, id: Id): Promise<Conversation> =>
  presentOne(requireSignedIn(anyCtx), id)

/**
 * PEOPLE-03: the messages, latest first.
 * @throws 'conversation.not_found'
 */
export const listMessages = async (
  anyCtx: Ctx,
  conversationId: Id,
  { size, after }: PageRequest,
): Promise<Page<Message>> => {
  const ctx = requireSignedIn(anyCtx)
  const rows = await readMessages(ctx, conversationId, after && String(after[0]), size + 1)
  const slice = rows.slice(0, size)
  const last = slice.at(-1)
  return { items: await presentMessages(ctx, slice), next: rows.length > size && last ? [last.id] : undefined }
}

/**
 * Marks messages as read by the viewer up to this one; the others can see that. Looking at a stranger's request
 * notifies no one.
 */
export const readConversation = async (anyCtx: Ctx, id: Id, messageId: Id): Promise<Conversation> => {
  const ctx = requireSignedIn(anyCtx)
  return ctx.transaction(async (tx) => {
    const conversation = await getConversation(tx, id)
    if (conversation.state === 'open' && (await setReadTo(tx.db, tx.viewer.userId, id, messageId))) {
      notifyMembers(tx, id, othersIn(conversation))
    }
    return presentOne(tx, id)
  })
}

/** Removes a conversation with all its messages so far from the viewer's list. The others keep it. */
export const removeConversation = async (anyCtx: Ctx, id: Id): Promise<void> => {
  const ctx = requireSignedIn(anyCtx)
  await ctx.transaction(async (tx) => {
    await getConversation(tx, id)
    await clearConversation(tx.db, tx.viewer.userId, id)
    notifySelf(tx, id)
  })
}

const respondToRequest = async (tx: TxCtx<SignedIn>, id: Id, state: MemberState): Promise<SeenConversation> => {
  const conversation = await getConversation(tx, id, 'contact_request_id')
  if (conversation.state !== 'requested') throw fail('conversation.not_found', { field: 'contact_request_id' })
  await setMemberState(tx.db, tx.viewer.userId, id, state)
  if (state === 'open') notifyMembers(tx, id, othersIn(conversation))
  else notifySelf(tx, id)
  return conversation
}

/**
 * PEOPLE-02: accepts a contact request: the stranger may write, or the viewer joins the group.
 * @throws 'conversation.not_found'
 */
export const acceptContactRequest = (ctx: Ctx, id: Id): Promise<Conversation> =>
  requireSignedIn(ctx).transaction(async (tx) => {
    await respondToRequest(tx, id, 'open')
    return presentOne(tx, id)
  })

/**
 * PEOPLE-02: declines a contact request. The stranger is not notified.
 * @throws 'conversation.not_found'
 */
export const declineContactRequest = (ctx: Ctx, id: Id): Promise<ContactRequest> =>
  requireSignedIn(ctx).transaction(async (tx) => {
    const [request] = await presentRequests(tx, [await respondToRequest(tx, id, 'declined')])
    // The viewer can see a user who waits for their reply.
    return { ...request!, hasDeclined: true }
  })

/** Counts unread conversations and lists waiting requests: up to 99 of each, without hidden ones. */
export const countInbox = async (
  ctx: Ctx<SignedIn>,
): Promise<{ readonly conversations: number; readonly requests: readonly Id[] }> => {
  const { userId } = ctx.viewer
  const [unread, requested] = await Promise.all([
    unreadConversations(ctx.db, userId, MAX_COUNTED),
    conversationSkeleton(ctx.db, userId, 'requested', undefined, MAX_COUNTED),
  ])
  return {
    conversations: (await seeConversations(ctx, unread)).filter((it) => isUnread(ctx, it)).length,
    requests: (await seeConversations(ctx, requested)).map(({ id }) => id),
  }
}
