import { type ConversationEvent, fail, type Id, LIMITS, type Message } from '@corkboard/contract'
import { countAttempt } from '../../platform/throttle/index.ts'
import { cleanText, type Ctx, lengthOf, refuseWriteBanned, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import { getPin, loadPins } from '../../content/pins/index.ts'
import {
  insertMessage,
  lockConversation,
  type MemberState,
  messagesFrom,
  setMemberState,
} from './conversation-store.ts'
import { presentMessages } from './load-conversations.ts'
import { type MessageRefusal, MESSAGES_BEFORE_REPLY } from './message-policy.ts'

/** (ours) Messages per hour. */
const MESSAGES_PER_HOUR = 200

export interface MessageInput {
  readonly text?: string
  readonly pinId?: Id
}

/** Notifies the members in all their tabs, except those who declined or left. */
export const notifyMembers = (tx: TxCtx<SignedIn>, conversationId: Id, others: readonly Member[]): void => {
  const ids = others.flatMap(({ userId, state }) => (state === 'open' || state === 'requested' ? [userId] : []))
  tx.changed(...[tx.viewer.userId, ...ids].map((id) => `inbox:${id}/${conversationId}` as const))
}

export const notifySelf = (tx: TxCtx<SignedIn>, id: Id): void => notifyMembers(tx, id, [])

/** @throws 'message.empty', 'message.too_long' */
export const wordsOf = ({ text = '', pinId }: MessageInput): string => {
  const words = cleanText(text)
  if (words === '' && pinId === undefined) throw fail('message.empty', { field: 'text' })
  if (lengthOf(words) > LIMITS.message) throw fail('message.too_long', { field: 'text' })
  return words
}

/**
 * Returns a pin that the sender can see. One on a secret board goes only to receivers who can all see it; other pins
 * may be hidden from a receiver for reasons the sender must not learn, and then show as unavailable.
 */
export const pinToSend = async (
  ctx: Ctx<SignedIn>,
  pinId: Id | undefined,
  receiverIds: readonly Id[],
): Promise<Id | null> => {
  if (pinId === undefined) return null
  const pin = await getPin(ctx, pinId, 'pin_id')
  if (pin.board.privacy !== 'secret') return pinId
  for (const userId of receiverIds) {
    if (!(await loadPins(ctx.as(userId), [pinId])).has(pinId)) {
      throw fail('message.pin_hidden', { field: 'pin_id' })
    }
  }
  return pinId
}

export const refuse = (ctx: Ctx<SignedIn>, refusal: MessageRefusal | undefined, field: string): void => {
  if (refusal === 'auth.write_banned') refuseWriteBanned(ctx.viewer)
  if (refusal !== undefined) throw fail(refusal, { field })
}

/** Another member of a conversation. */
export interface Member {
  readonly userId: Id
  readonly state: MemberState
}

export interface Written {
  readonly id: Id
  readonly shard: number
  /** The viewer's own state. */
  readonly state: MemberState
  /** All other members. */
  readonly others: readonly Member[]
}

const put = async (
  tx: TxCtx<SignedIn>,
  { id, shard, others }: Pick<Written, 'id' | 'shard' | 'others'>,
  content: {
    readonly text: string
    readonly pinId?: Id | null
    readonly event?: ConversationEvent
    readonly subjectId?: Id
  },
) => {
  const message = {
    id: tx.site.ids.next(shard),
    conversationId: id,
    senderId: tx.viewer.userId,
    text: content.text,
    pinId: content.pinId ?? null,
    event: content.event ?? null,
    subjectId: content.subjectId ?? null,
    createdAt: tx.now(),
  }
  await insertMessage(tx.db, message)
  notifyMembers(tx, id, others)
  return message
}

/** @throws 'message.waiting', 'request.rate' */
export const writeMessage = async (
  tx: TxCtx<SignedIn>,
  conversation: Written,
  words: string,
  pinId: Id | null,
): Promise<Message> => {
  const { userId } = tx.viewer
  const { id, state, others } = conversation
  await countAttempt(tx, [{ key: `message:${userId}`, limit: MESSAGES_PER_HOUR }])
  await lockConversation(tx.db, id)
  if (!others.some((it) => it.state === 'open')) {
    // Does not depend on whether they declined or have not looked yet: the sender must not notice.
    const sent = await messagesFrom(tx.db, id, userId, MESSAGES_BEFORE_REPLY)
    if (sent >= MESSAGES_BEFORE_REPLY) throw fail('message.waiting', { field: 'text' })
  }
  // Replying to a stranger accepts the request.
  if (state !== 'open') await setMemberState(tx.db, userId, id, 'open')
  return (await presentMessages(tx, [await put(tx, conversation, { text: words, pinId })]))[0]!
}

/** Adds an event of a group conversation to its messages. The caller holds the lock. */
export const writeEvent = async (
  tx: TxCtx<SignedIn>,
  conversation: Pick<Written, 'id' | 'shard' | 'others'>,
  event: ConversationEvent,
  { subjectId, text = '' }: { readonly subjectId?: Id; readonly text?: string } = {},
): Promise<void> => {
  // Leaving is always possible.
  if (event !== 'left') await countAttempt(tx, [{ key: `message:${tx.viewer.userId}`, limit: MESSAGES_PER_HOUR }])
  await put(tx, conversation, { text, event, ...(subjectId !== undefined && { subjectId }) })
}
