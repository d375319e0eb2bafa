import {
  type ContactRequest,
  type Conversation,
  type ConversationAction,
  fail,
  type Id,
  type Message,
  type User,
} from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import {
  knowRelations,
  loadPeople,
  loadRelations,
  type PersonRow,
  presentUser,
  type Relations,
} from '../../people/index.ts'
import { loadPins } from '../../content/pins/index.ts'
import {
  conversationById,
  type ConversationRow,
  conversationWithMessages,
  type GroupRow,
  lastShown,
  type MemberRow,
  membersApartFrom,
  membersOf,
  type MessageRow,
  messagesByIds,
  messageSkeleton,
  type PairRow,
} from './conversation-store.ts'
import { groupRefusal, isApart, messageRefusal } from './message-policy.ts'
import { glanceAt } from './pin-glance.ts'

interface Seen {
  readonly self: PersonRow
  readonly relations: Relations
  /** The last message that this reader may see, if any. */
  readonly last: Pick<MessageRow, 'id' | 'senderId'> | undefined
  /** Users who wrote in it and are hidden from this reader. */
  readonly hiddenIds: readonly Id[]
}

/** A direct conversation whose other member the viewer may see. */
export interface SeenPair extends PairRow, Seen {
  readonly other: PersonRow
}

/** Another member of a group conversation. */
export interface SeenMember extends MemberRow {
  readonly person: PersonRow
}

/** A group conversation as one of its members sees it. */
export interface SeenGroup extends GroupRow, Seen {
  /** Members and invited users who are not hidden from the viewer. */
  readonly others: readonly SeenMember[]
  readonly addedBy: PersonRow | undefined
}

export type SeenConversation = SeenPair | SeenGroup

export const isGroup = <Pair extends PairRow, Group extends GroupRow>(it: Pair | Group): it is Group =>
  it.otherId === null

interface Known {
  readonly people: ReadonlyMap<Id, PersonRow>
  readonly relations: Relations
  readonly self: PersonRow
}

const seePair = (row: PairRow, { people, relations, self }: Known): SeenPair[] => {
  const other = people.get(row.otherId)
  if (!other || other.isDeleted) return []
  if (relations.blocks.has(other.id) || relations.blockedBy.has(other.id)) return []
  const last = row.lastSenderId === null ? undefined : { id: row.lastMessageId, senderId: row.lastSenderId }
  return [{ ...row, self, other, relations, last, hiddenIds: [] }]
}

const seeGroup = (
  row: GroupRow,
  members: readonly MemberRow[],
  last: MessageRow | undefined,
  { people, relations, self }: Known,
): SeenGroup[] => {
  if (row.state !== 'open' && row.state !== 'requested') return []
  const met = members.flatMap((member): SeenMember[] => {
    const person = people.get(member.userId)
    return person && person.id !== self.id && !isApart(self, person, relations) ? [{ ...member, person }] : []
  })
  const addedBy = met.find(({ userId }) => userId === row.addedById)?.person
  if (row.state === 'requested' && !addedBy) return []
  const metIds = new Set(met.map(({ userId }) => userId))
  const hiddenIds = members.flatMap(({ userId }) => (metIds.has(userId) || userId === self.id ? [] : [userId]))
  return [
    {
      ...row,
      // A name counts as a message by its author.
      name: row.namedById !== null && hiddenIds.includes(row.namedById) ? '' : row.name,
      self,
      relations,
      addedBy,
      others: met.filter(({ state }) => state !== 'left'),
      hiddenIds,
      last,
    },
  ]
}

/**
 * Conversations as one of their members sees them. Members know everyone who has written, private or not; but a direct
 * conversation is gone for both when one deletes their account, and hidden for both while one blocks the other. In a
 * group, two such users do not see each other.
 */
export const seeConversations = async (
  ctx: Ctx<SignedIn>,
  rows: readonly ConversationRow[],
): Promise<SeenConversation[]> => {
  if (rows.length === 0) return []
  const groups = rows.filter((row) => isGroup(row))
  const groupIds = groups.map(({ id }) => id)
  const members = groups.length === 0 ? [] : await membersOf(ctx.db, groupIds)
  const otherIds = [...rows.flatMap(({ otherId }) => otherId ?? []), ...members.map(({ userId }) => userId)]
  const [people, relations] = await Promise.all([
    loadPeople(ctx, [ctx.viewer.userId, ...otherIds]),
    loadRelations(ctx, otherIds),
  ])
  const self = people.get(ctx.viewer.userId)
  if (!self) return []
  const apart = [...new Set(members.map(({ userId }) => userId))].filter((id) => {
    const person = people.get(id)
    return id !== self.id && (!person || isApart(self, person, relations))
  })
  const [last, shown] = await Promise.all([
    lastShown(ctx.db, groups, apart),
    apart.length === 0 ? members : membersApartFrom(ctx.db, groupIds, apart),
  ])
  const known = { people, relations, self }
  const byGroup = Map.groupBy(shown, ({ conversationId }) => conversationId)
  return rows.flatMap((row): SeenConversation[] =>
    isGroup(row) ? seeGroup(row, byGroup.get(row.id) ?? [], last.get(row.id), known) : seePair(row, known),
  )
}

/** `conversation.not_found` alike for missing, other users' and hidden conversations. */
export const getConversation = async (
  ctx: Ctx<SignedIn>,
  id: Id,
  field = 'conversation_id',
): Promise<SeenConversation> => {
  const row = await conversationById(ctx.db, ctx.viewer.userId, id)
  return requireSeen(ctx, row, field)
}

const requireSeen = async (
  ctx: Ctx<SignedIn>,
  row: ConversationRow | undefined,
  field: string,
): Promise<SeenConversation> => {
  const [seen] = row ? await seeConversations(ctx, [row]) : []
  if (!seen) throw fail('conversation.not_found', { field })
  return seen
}

/**
 * The messages of a conversation that the reader may see, latest first.
 * @throws 'conversation.not_found'
 */
export const readMessages = async (
  ctx: Ctx<SignedIn>,
  id: Id,
  after: Id | undefined,
  limit: number,
): Promise<readonly MessageRow[]> => {
  const read = await conversationWithMessages(ctx.db, ctx.viewer.userId, id, after, limit)
  if (read && !isGroup(read.row)) knowRelations(ctx, read.row.otherId, read.relations)
  const { hiddenIds, clearedTo } = await requireSeen(ctx, read?.row, 'conversation_id')
  if (read && hiddenIds.length === 0) return read.messages
  return messageSkeleton(ctx.db, { id, clearedTo }, hiddenIds, after, limit)
}

/**
 * Messages as one reader sees them: a pin they may not see looks like a missing pin. The caller has left out messages
 * of users hidden from the reader.
 */
export const presentMessages = async (ctx: Ctx<SignedIn>, messages: readonly MessageRow[]): Promise<Message[]> => {
  const personIds = messages.flatMap(({ senderId, subjectId }) => [
    senderId,
    ...(subjectId === null ? [] : [subjectId]),
  ])
  const [pins, people, relations] = await Promise.all([
    loadPins(
      ctx,
      messages.flatMap(({ pinId }) => pinId ?? []),
    ),
    loadPeople(ctx, personIds),
    loadRelations(ctx, personIds),
  ])
  const glances = await glanceAt(ctx, [...pins.values()])
  // A few users write many messages: present each user once.
  const users = new Map(
    people.values().flatMap((person) => (person.isDeleted ? [] : [[person.id, presentUser(ctx, person, relations)]])),
  )
  const user = (id: Id | null): User | null => (id !== null && users.get(id)) || null
  return messages.map(({ id, conversationId, senderId, text, pinId, event, subjectId, createdAt }) => {
    const pin = pinId === null ? undefined : glances.get(pinId)
    return {
      id,
      type: 'message',
      conversation_id: conversationId,
      sender_id: senderId,
      sender: user(senderId),
      event,
      subject: user(subjectId),
      text,
      pin: pin ?? null,
      is_pin_unavailable: pinId !== null && pin === undefined,
      created_at: createdAt.toISOString(),
    }
  })
}

const lastMessages = async (
  ctx: Ctx<SignedIn>,
  conversations: readonly SeenConversation[],
): Promise<ReadonlyMap<Id, Message>> => {
  const rows = await messagesByIds(
    ctx.db,
    conversations.flatMap(({ last, clearedTo }) => (last && BigInt(last.id) > BigInt(clearedTo) ? [last.id] : [])),
  )
  const messages = await presentMessages(ctx, [...rows.values()])
  return new Map(messages.map((message) => [message.conversation_id, message]))
}

export const isUnread = ({ viewer }: Ctx<SignedIn>, { last, readTo }: SeenConversation): boolean =>
  last !== undefined && BigInt(last.id) > BigInt(readTo) && last.senderId !== viewer.userId

const pairFields = (ctx: Ctx<SignedIn>, pair: SeenPair) => {
  const { self, other, relations, otherState, otherReadTo } = pair
  const user = presentUser(ctx, other, relations)
  return {
    is_group: false,
    name: '',
    user,
    users: [user],
    waiting_user_ids: [],
    reads: [],
    refusal: messageRefusal(ctx, self, other, relations, pair) ?? null,
    // A user who has not replied does not reveal what they have read.
    read_by_other_to: otherState === 'open' && otherReadTo !== '0' ? otherReadTo : null,
    viewer_can: [],
  }
}

const groupFields = (ctx: Ctx<SignedIn>, group: SeenGroup) => {
  const { self, name, others, addedBy, relations, state, clearedTo } = group
  const refusal = groupRefusal(
    ctx,
    self,
    others.map(({ person }) => person),
  )
  const mayChange = state === 'open' && (refusal === undefined || refusal === 'message.alone')
  return {
    is_group: true,
    name,
    user: state === 'requested' && addedBy ? presentUser(ctx, addedBy, relations) : null,
    users: others.map(({ person }) => presentUser(ctx, person, relations)),
    // Declining must not reveal itself: a user who declined appears as waiting forever.
    waiting_user_ids: others.flatMap((it) => (it.state === 'open' ? [] : [it.userId])),
    // Reveals nothing about messages from before the viewer joined, not even their position.
    reads: others.flatMap((it) =>
      it.state === 'open' && BigInt(it.readTo) > BigInt(clearedTo) ? [{ user_id: it.userId, read_to: it.readTo }] : [],
    ),
    refusal: refusal ?? null,
    read_by_other_to: null,
    viewer_can: [
      ...(mayChange ? (['add', 'name'] as const) : []),
      ...(state === 'open' ? (['leave'] as const) : []),
    ] satisfies ConversationAction[],
  }
}

export const presentConversations = async (
  ctx: Ctx<SignedIn>,
  conversations: readonly SeenConversation[],
): Promise<Conversation[]> => {
  const last = await lastMessages(ctx, conversations)
  return conversations.map((conversation) => {
    const { id, state } = conversation
    const fields = isGroup(conversation) ? groupFields(ctx, conversation) : pairFields(ctx, conversation)
    return {
      id,
      type: 'conversation',
      ...fields,
      last_message: last.get(id) ?? null,
      is_unread: isUnread(ctx, conversation),
      is_request: state === 'requested',
      can_write: fields.refusal === null,
    }
  })
}

export const presentRequests = async (
  ctx: Ctx<SignedIn>,
  conversations: readonly SeenConversation[],
): Promise<ContactRequest[]> => {
  const last = await lastMessages(ctx, conversations)
  return conversations.flatMap((conversation): ContactRequest[] => {
    const { id, relations } = conversation
    const asker = isGroup(conversation) ? conversation.addedBy : conversation.other
    if (!asker) return []
    const user = presentUser(ctx, asker, relations)
    return [
      {
        id,
        type: 'contactrequest',
        user,
        conversation_id: id,
        is_group: isGroup(conversation),
        name: isGroup(conversation) ? conversation.name : '',
        last_message: last.get(id) ?? null,
        hasDeclined: conversation.state === 'declined',
        hasBlocked: user.blocked_by_me === true,
      },
    ]
  })
}
