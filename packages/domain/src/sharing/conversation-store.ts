import { type Id, shardOf } from '@corkboard/contract'
import { anyOf, type Db, sql, type Tx } from '@corkboard/database'

export type MemberState = 'open' | 'requested' | 'declined'

/** A conversation as one of the two stands to it. */
export interface ConversationRow {
  readonly id: Id
  readonly shard: number
  readonly otherId: Id
  readonly state: MemberState
  readonly otherState: MemberState
  readonly lastMessageId: Id
  readonly lastSenderId: Id | null
  readonly readTo: Id
  readonly otherReadTo: Id
  readonly clearedTo: Id
}

const COLUMNS = sql`
  c.id, c.shard, m.other_id as "otherId", m.state, o.state as "otherState", m.last_message_id as "lastMessageId",
  c.last_sender_id as "lastSenderId", m.read_to as "readTo", o.read_to as "otherReadTo", m.cleared_to as "clearedTo"`

const JOINED = sql`
  conversation_members m
  join conversations c on c.id = m.conversation_id
  join conversation_members o on o.conversation_id = m.conversation_id and o.user_id = m.other_id`

/** The last written to first. Those the person has removed come back with what is written after. */
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

export const conversationById = async (db: Db, userId: Id, id: Id): Promise<ConversationRow | undefined> => {
  const { rows } = await sql<ConversationRow>`
    select ${COLUMNS} from ${JOINED} where m.user_id = ${userId} and m.conversation_id = ${id}`.execute(db)
  return rows[0]
}

export const conversationWith = async (db: Db, userId: Id, otherId: Id): Promise<ConversationRow | undefined> => {
  const [low, high] = BigInt(userId) < BigInt(otherId) ? [userId, otherId] : [otherId, userId]
  const { rows } = await sql<ConversationRow>`
    select ${COLUMNS} from ${JOINED} where c.low_id = ${low} and c.high_id = ${high} and m.user_id = ${userId}`.execute(
    db,
  )
  return rows[0]
}

/** Unread conversations of a person, the latest first. */
export const unreadConversations = async (db: Db, userId: Id, limit: number): Promise<ConversationRow[]> => {
  const { rows } = await sql<ConversationRow>`
    select ${COLUMNS} from ${JOINED}
    where m.user_id = ${userId} and m.state = 'open' and m.last_message_id > m.cleared_to
      and m.last_message_id > m.read_to and c.last_sender_id <> ${userId}
    order by m.last_message_id desc limit ${limit}`.execute(db)
  return rows
}

/** A conversation of two, for whoever begins it; the other one's state says whether they know the first. */
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

/** Lets one message at a time into a conversation, so that their ids are in their order. */
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
  readonly createdAt: Date
}

/** Whoever writes has read what stands above. */
export const insertMessage = async (tx: Tx, message: MessageRow): Promise<void> => {
  const { id, conversationId, senderId, text, pinId, createdAt } = message
  await sql`
    insert into messages (id, shard, conversation_id, sender_id, text, pin_id, created_at)
    values (${id}, ${shardOf(id)}, ${conversationId}, ${senderId}, ${text}, ${pinId}, ${createdAt})`.execute(tx)
  await sql`
    update conversations set last_message_id = ${id}, last_sender_id = ${senderId} where id = ${conversationId}`.execute(
    tx,
  )
  await sql`
    update conversation_members
    set last_message_id = ${id}, read_to = case when user_id = ${senderId} then ${id} else read_to end
    where conversation_id = ${conversationId}`.execute(tx)
}

const MESSAGE = sql`
  id, conversation_id as "conversationId", sender_id as "senderId", text, pin_id as "pinId", created_at as "createdAt"`

/** The latest first, down to where the reader removed them from their list. */
export const messageSkeleton = async (
  db: Db,
  conversation: Pick<ConversationRow, 'id' | 'clearedTo'>,
  after: Id | undefined,
  limit: number,
): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE} from messages
    where conversation_id = ${conversation.id} and id > ${conversation.clearedTo}
      ${after === undefined ? sql`` : sql`and id < ${after}::bigint`}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

export const messagesByIds = async (db: Db, ids: readonly Id[]): Promise<Map<Id, MessageRow>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<MessageRow>`select ${MESSAGE} from messages where id = ${anyOf(ids)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** How often somebody has written into a conversation, up to `limit`. */
export const messagesFrom = async (db: Db, conversationId: Id, senderId: Id, limit: number): Promise<number> => {
  const { rows } = await sql`
    select 1 from messages where conversation_id = ${conversationId} and sender_id = ${senderId} limit ${limit}`.execute(
    db,
  )
  return rows.length
}

/** Never back; whether it moved. */
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

/** Whom a person wrote with last. */
const PARTNERS = 20
const FOLLOWED = 200
const NAMED = 40

/**
 * People to send something to whose names begin so: those written with, the latest first; then those the viewer
 * follows; then anybody of that username.
 */
export const peopleToSendTo = async (db: Db, viewerId: Id, beginning: string): Promise<Id[]> => {
  const from = beginning.toLowerCase()
  // The last character there is: every name that begins so lies between the two.
  const to = `${from}\u{10ffff}`
  const begins = (column: string) =>
    from === '' ? sql`true` : sql`lower(${sql.ref(column)}) collate "C" between ${from} and ${to}`
  const named =
    from === ''
      ? sql``
      : sql`
    union all (
      select user_id, 3, 0 from usernames
      where username >= ${from} and username <= ${to} order by username limit ${sql.lit(NAMED)}
    )`
  const { rows } = await sql<{ id: Id }>`
    with near as (
      (
        select other_id as user_id, 1 as nearness, last_message_id as recent from conversation_members
        where user_id = ${viewerId} and state = 'open' order by last_message_id desc limit ${sql.lit(PARTNERS)}
      )
      union all (
        select followee_id, 2, 0 from (
          select followee_id from user_follows where follower_id = ${viewerId}
          order by created_at desc limit ${sql.lit(FOLLOWED)}
        ) followed
      )${named}
    )
    select u.id from near cross join lateral (select * from users where id = near.user_id limit 1) u
    where u.deleted_at is null and u.id <> ${viewerId}
      and (${begins('u.username')} or ${begins('u.first_name')} or ${begins('u.last_name')})
    group by u.id, u.username order by min(near.nearness), max(near.recent) desc, u.username
    limit ${sql.lit(NAMED)}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface WaitingMessages {
  readonly userId: Id
  readonly conversationId: Id
  readonly otherId: Id
  readonly lastMessageId: Id
}

/**
 * Conversations in which something older than `before` waits for somebody who has not been told so by mail since they
 * last looked. Ids are in the order of time.
 */
export const waitingMessages = async (db: Db, before: Id, limit: number): Promise<WaitingMessages[]> => {
  const { rows } = await sql<WaitingMessages>`
    select m.user_id as "userId", m.conversation_id as "conversationId", m.other_id as "otherId",
      m.last_message_id as "lastMessageId"
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
