import { type ConversationEvent, type Id, shardOf } from '@corkboard/contract'
import { anyOf, type Db, sql, type Tx } from '@corkboard/database'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { peopleInReach, type RelationKind, relationsTo } from '../../people/index.ts'

export type MemberState = 'open' | 'requested' | 'declined' | 'left'

interface AnyRow {
  readonly id: Id
  readonly shard: number
  readonly state: MemberState
  readonly lastMessageId: Id
  readonly lastSenderId: Id | null
  readonly readTo: Id
  readonly clearedTo: Id
}

/** A direct conversation as one of its two members sees it. */
export interface PairRow extends AnyRow {
  readonly otherId: Id
  readonly otherState: MemberState
  readonly otherReadTo: Id
}

/** A group conversation as one of its members sees it. */
export interface GroupRow extends AnyRow {
  readonly otherId: null
  readonly name: string
  readonly namedById: Id | null
  /** The user who invited them; null for the one who started it. */
  readonly addedById: Id | null
}

export type ConversationRow = PairRow | GroupRow

const COLUMNS = sql`
  c.id, c.shard, m.other_id as "otherId", m.state, o.state as "otherState", m.last_message_id as "lastMessageId",
  c.last_sender_id as "lastSenderId", m.read_to as "readTo", o.read_to as "otherReadTo", m.cleared_to as "clearedTo",
  c.name, c.named_by_id as "namedById", m.added_by_id as "addedById"`

const JOINED = sql`
  conversation_members m
  join conversations c on c.id = m.conversation_id
  left join conversation_members o on o.conversation_id = m.conversation_id and o.user_id = m.other_id`

/** Conversations, last message first. Removed ones return with the next message. */
export const conversationSkeleton = async (
  db: Db,
  userId: Id,
  state: MemberState,
  after: Id | undefined,
  limit: number,
): Promise<ConversationRow[]> => {
  const { rows } = await sql<ConversationRow>`
    select ${COLUMNS} from ${JOINED}
    where m.user_id = ${userId} and m.state = ${state} and m.last_message_id > m.cleared_to
      ${after === undefined ? sql`` : sql`and m.last_message_id < ${after}::bigint`}
    order by m.last_message_id desc limit ${limit}`.execute(db)
  return rows
}

/** The latest group conversations of a member. */
export const groupSkeleton = async (db: Db, userId: Id, limit: number): Promise<ConversationRow[]> => {
  const { rows } = await sql<ConversationRow>`
    select ${COLUMNS} from ${JOINED}
    where m.user_id = ${userId} and m.state = 'open' and m.other_id is null and m.last_message_id > m.cleared_to
    order by m.last_message_id desc limit ${limit}`.execute(db)
  return rows
}

export const conversationById = async (db: Db, userId: Id, id: Id): Promise<ConversationRow | undefined> => {
  const { rows } = await sql<ConversationRow>`
    select ${COLUMNS} from ${JOINED} where m.user_id = ${userId} and m.conversation_id = ${id}`.execute(db)
  return rows[0]
}

export const conversationWith = async (db: Db, userId: Id, otherId: Id): Promise<PairRow | undefined> => {
  const [low, high] = BigInt(userId) < BigInt(otherId) ? [userId, otherId] : [otherId, userId]
  const { rows } = await sql<PairRow>`
    select ${COLUMNS} from ${JOINED} where c.low_id = ${low} and c.high_id = ${high} and m.user_id = ${userId}`.execute(
    db,
  )
  return rows[0]
}

/** True when both are members of a direct or group conversation, whether or not they accepted the request. */
export const shareConversation = async (db: Db, userId: Id, otherId: Id): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from conversation_members m
    join conversation_members o on o.conversation_id = m.conversation_id and o.user_id = ${otherId}
    where m.user_id = ${userId} limit 1`.execute(db)
  return rows.length > 0
}

/** A user's unread conversations, latest first. */
export const unreadConversations = async (db: Db, userId: Id, limit: number): Promise<ConversationRow[]> => {
  const { rows } = await sql<ConversationRow>`
    select ${COLUMNS} from ${JOINED}
    where m.user_id = ${userId} and m.state = 'open' and m.last_message_id > m.cleared_to
      and m.last_message_id > m.read_to and c.last_sender_id <> ${userId}
    order by m.last_message_id desc limit ${limit}`.execute(db)
  return rows
}

/** Creates a direct conversation. The other user's state depends on whether they know the user who starts it. */
export const insertConversation = async (
  tx: Tx,
  { id, userId, otherId, otherState, now }: { id: Id; userId: Id; otherId: Id; otherState: MemberState; now: Date },
): Promise<void> => {
  const [low, high] = BigInt(userId) < BigInt(otherId) ? [userId, otherId] : [otherId, userId]
  await sql`
    insert into conversations (id, shard, low_id, high_id, created_at)
    values (${id}, ${shardOf(id)}, ${low}, ${high}, ${now})`.execute(tx)
  await sql`
    insert into conversation_members (user_id, conversation_id, shard, other_id, state)
    values (${userId}, ${id}, ${shardOf(userId)}, ${otherId}, 'open'),
      (${otherId}, ${id}, ${shardOf(otherId)}, ${userId}, ${otherState})`.execute(tx)
}

/** Creates a group conversation without members. */
export const insertGroup = async (
  tx: Tx,
  { id, name, byId, now }: { readonly id: Id; readonly name: string; readonly byId: Id; readonly now: Date },
): Promise<void> => {
  await sql`
    insert into conversations (id, shard, name, named_by_id, created_at)
    values (${id}, ${shardOf(id)}, ${name}, ${byId}, ${now})`.execute(tx)
}

export interface NewMember {
  readonly userId: Id
  readonly state: MemberState
  readonly addedById: Id | null
}

/** Adds members, who see messages from now on. Users who left before are invited again. */
export const insertMembers = async (
  tx: Tx,
  conversationId: Id,
  members: readonly NewMember[],
  now: Date,
): Promise<void> => {
  await sql`
    insert into conversation_members
      (user_id, conversation_id, shard, state, added_by_id, added_at, last_message_id, read_to, cleared_to, mailed_to)
    select user_id, ${conversationId}, shard, state, added_by_id, ${now}, last.id, last.id, last.id, last.id
    from unnest(
      ${members.map(({ userId }) => userId)}::bigint[], ${members.map(({ userId }) => shardOf(userId))}::smallint[],
      ${members.map(({ state }) => state)}::text[], ${members.map(({ addedById }) => addedById)}::bigint[]
    ) as added(user_id, shard, state, added_by_id),
    (select coalesce(last_message_id, 0) as id from conversations where id = ${conversationId}) as last
    on conflict (user_id, conversation_id, shard) do update
    set state = 'requested', added_by_id = excluded.added_by_id, added_at = excluded.added_at,
      last_message_id = excluded.last_message_id, read_to = excluded.read_to, cleared_to = excluded.cleared_to,
      mailed_to = excluded.mailed_to
    where conversation_members.state = 'left'`.execute(tx)
}

export interface MemberRow {
  readonly conversationId: Id
  readonly userId: Id
  readonly state: MemberState
  readonly readTo: Id
}

/** Everyone who is or was in these conversations, in the order they joined. */
export const membersOf = async (db: Db, conversationIds: readonly Id[]): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select conversation_id as "conversationId", user_id as "userId", state, read_to as "readTo"
    from conversation_members where conversation_id = ${anyOf(conversationIds)}
    order by conversation_id, added_at, user_id`.execute(db)
  return rows
}

/**
 * The same, but with how far they have read apart from messages by or about hidden users: for viewers who do not meet
 * those users, the position of such a message would reveal that it exists.
 */
export const membersApartFrom = async (
  db: Db,
  conversationIds: readonly Id[],
  hiddenIds: readonly Id[],
): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select m.conversation_id as "conversationId", m.user_id as "userId", m.state, coalesce((
      select id from messages
      where conversation_id = m.conversation_id and id <= m.read_to ${isShown(hiddenIds)}
      order by id desc limit 1
    ), 0) as "readTo"
    from conversation_members m where m.conversation_id = ${anyOf(conversationIds)}
    order by m.conversation_id, m.added_at, m.user_id`.execute(db)
  return rows
}

export const setName = async (tx: Tx, id: Id, name: string, byId: Id): Promise<void> => {
  await sql`update conversations set name = ${name}, named_by_id = ${byId} where id = ${id}`.execute(tx)
}

/** Lets one message at a time into a conversation, so that ids follow their order. */
export const lockConversation = async (tx: Tx, id: Id): Promise<void> => {
  await sql`select 1 from conversations where id = ${id} for no key update`.execute(tx)
}

export const setMemberState = async (tx: Tx, userId: Id, conversationId: Id, state: MemberState): Promise<void> => {
  await sql`
    update conversation_members set state = ${state}
    where user_id = ${userId} and conversation_id = ${conversationId}`.execute(tx)
}

export interface MessageRow {
  readonly id: Id
  readonly conversationId: Id
  readonly senderId: Id
  readonly text: string
  readonly pinId: Id | null
  /** Replaces the text. */
  readonly event: ConversationEvent | null
  readonly subjectId: Id | null
  readonly createdAt: Date
}

/**
 * The sender has read everything above. An event counts as read by members who had read everything before it, except
 * the one it is about; members of a new conversation are notified.
 */
export const insertMessage = async (tx: Tx, message: MessageRow): Promise<void> => {
  const { id, conversationId, senderId, text, pinId, event, subjectId, createdAt } = message
  await sql`
    insert into messages (id, shard, conversation_id, sender_id, text, pin_id, event, subject_id, created_at)
    values (
      ${id}, ${shardOf(id)}, ${conversationId}, ${senderId}, ${text}, ${pinId}, ${event}, ${subjectId}, ${createdAt}
    )`.execute(tx)
  await sql`
    update conversations set last_message_id = ${id}, last_sender_id = ${senderId} where id = ${conversationId}`.execute(
    tx,
  )
  await sql`
    update conversation_members
    set last_message_id = ${id}, read_to = case
      when user_id = ${senderId}
        or (${event}::text <> 'began' and user_id is distinct from ${subjectId}::bigint and read_to >= last_message_id)
      then ${id} else read_to end
    where conversation_id = ${conversationId} and state <> 'left'`.execute(tx)
}

const MESSAGE = sql`
  id, conversation_id as "conversationId", sender_id as "senderId", text, pin_id as "pinId",
  event, subject_id as "subjectId", created_at as "createdAt"`

/** The same as JSON, which has no dates and would round numbers as long as ids. */
const MESSAGE_AS_JSON = sql`
  id::text, sender_id::text as "senderId", text, pin_id::text as "pinId", event, subject_id::text as "subjectId",
  created_at as "createdAt"`

interface MessageAsJson extends Omit<MessageRow, 'conversationId' | 'createdAt'> {
  readonly createdAt: string
}

interface ReadConversation {
  readonly row: ConversationRow
  readonly messages: readonly MessageRow[]
  /** The reader's relations to the other member of a direct conversation. */
  readonly relations: readonly RelationKind[] | null
}

/**
 * A conversation with the messages that its reader has not removed, latest first; includes those of users hidden from
 * the reader.
 */
export const conversationWithMessages = async (
  db: Db,
  userId: Id,
  id: Id,
  after: Id | undefined,
  limit: number,
): Promise<ReadConversation | undefined> => {
  const { rows } = await sql<
    ConversationRow & {
      readonly messages: readonly MessageAsJson[] | null
      readonly relations: readonly RelationKind[] | null
    }
  >`
    select ${COLUMNS}, ${relationsTo(userId, sql`m.other_id`)} as relations, (
      select json_agg(e) from (
        select ${MESSAGE_AS_JSON} from messages
        where conversation_id = m.conversation_id and id > m.cleared_to
          ${after === undefined ? sql`` : sql`and id < ${after}::bigint`}
        order by messages.id desc limit ${limit}
      ) e
    ) as messages
    from ${JOINED}
    where m.user_id = ${userId} and m.conversation_id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const messages = (row.messages ?? []).map((message) => ({
    ...message,
    conversationId: id,
    createdAt: new Date(message.createdAt),
  }))
  return { row, messages, relations: row.relations }
}

const isShown = (hiddenIds: readonly Id[]) =>
  hiddenIds.length === 0
    ? sql``
    : sql`and sender_id <> all(${hiddenIds}::bigint[]) and (subject_id is null or subject_id <> all(${hiddenIds}::bigint[]))`

/**
 * Messages, latest first, back to where the reader removed them from their list, without those of users hidden from the
 * reader.
 */
export const messageSkeleton = async (
  db: Db,
  conversation: Pick<ConversationRow, 'id' | 'clearedTo'>,
  hiddenIds: readonly Id[],
  after: Id | undefined,
  limit: number,
): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE} from messages
    where conversation_id = ${conversation.id} and id > ${conversation.clearedTo}
      ${isShown(hiddenIds)}
      ${after === undefined ? sql`` : sql`and id < ${after}::bigint`}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** The last message of each conversation that its reader may see. */
export const lastShown = async (
  db: Db,
  conversations: readonly Pick<ConversationRow, 'id' | 'clearedTo'>[],
  hiddenIds: readonly Id[],
): Promise<Map<Id, MessageRow>> => {
  if (conversations.length === 0) return new Map()
  const { rows } = await sql<MessageRow>`
    select last.* from unnest(
      ${conversations.map(({ id }) => id)}::bigint[], ${conversations.map(({ clearedTo }) => clearedTo)}::bigint[]
    ) as wanted(id, cleared_to)
    cross join lateral (
      select ${MESSAGE} from messages
      where conversation_id = wanted.id and id > wanted.cleared_to ${isShown(hiddenIds)}
      order by id desc limit 1
    ) last`.execute(db)
  return new Map(rows.map((row) => [row.conversationId, row]))
}

export const messagesByIds = async (db: Db, ids: readonly Id[]): Promise<Map<Id, MessageRow>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<MessageRow>`select ${MESSAGE} from messages where id = ${anyOf(ids)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Counts a user's messages in a conversation, up to `limit`. */
export const messagesFrom = async (db: Db, conversationId: Id, senderId: Id, limit: number): Promise<number> => {
  const { rows } = await sql`
    select 1 from messages where conversation_id = ${conversationId} and sender_id = ${senderId} and event is null limit ${limit}`.execute(
    db,
  )
  return rows.length
}

/** Only moves forward. Returns true when it moved. */
export const setReadTo = async (tx: Tx, userId: Id, conversationId: Id, messageId: Id): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update conversation_members set read_to = least(${messageId}::bigint, last_message_id)
    where user_id = ${userId} and conversation_id = ${conversationId}
      and read_to < least(${messageId}::bigint, last_message_id)`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export const clearConversation = async (tx: Tx, userId: Id, conversationId: Id): Promise<void> => {
  await sql`
    update conversation_members set cleared_to = last_message_id, read_to = last_message_id
    where user_id = ${userId} and conversation_id = ${conversationId}`.execute(tx)
}

/** How many of the latest conversation partners to suggest. */
const PARTNERS = 20
const FOLLOWED = 200

/**
 * Users to send something to, by name prefix: conversation partners, latest first; then users the viewer follows; then
 * anyone with a matching username.
 */
export const peopleToSendTo = (ctx: Ctx<SignedIn>, beginning: string): Promise<Id[]> =>
  peopleInReach(ctx, {
    viewerId: ctx.viewer.userId,
    beginning,
    nearest: sql`
      select other_id as user_id, last_message_id as recent from conversation_members
      where user_id = ${ctx.viewer.userId} and state = 'open' order by last_message_id desc limit ${sql.lit(PARTNERS)}`,
    followed: FOLLOWED,
    isViewerAmong: false,
  })

export interface WaitingMessages {
  readonly userId: Id
  readonly conversationId: Id
  readonly lastMessageId: Id
}

/**
 * Conversations with a message older than `before` that a member has not read and has not been mailed about since their
 * last visit. Ids are in chronological order.
 */
export const waitingMessages = async (db: Db, before: Id, limit: number): Promise<WaitingMessages[]> => {
  const { rows } = await sql<WaitingMessages>`
    select m.user_id as "userId", m.conversation_id as "conversationId", m.last_message_id as "lastMessageId"
    from conversation_members m join conversations c on c.id = m.conversation_id
    where m.state = 'open' and m.last_message_id > m.read_to and m.last_message_id > m.mailed_to
      and m.mailed_to <= m.read_to and m.last_message_id < ${before}::bigint and c.last_sender_id <> m.user_id
    order by m.user_id, m.last_message_id desc limit ${limit}`.execute(db)
  return rows
}

export const noteMessageMail = async (tx: Tx, waiting: WaitingMessages): Promise<void> => {
  await sql`
    update conversation_members set mailed_to = ${waiting.lastMessageId}
    where user_id = ${waiting.userId} and conversation_id = ${waiting.conversationId}`.execute(tx)
}
