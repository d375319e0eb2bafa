import { type Conversation, fail, type Id, LIMITS, shardOf } from '@corkboard/contract'
import { countAttempt } from '../../platform/throttle/index.ts'
import {
  cleanLine,
  type Ctx,
  lengthOf,
  personPresence,
  requireSignedIn,
  requireWriter,
  type SignedIn,
  type TxCtx,
} from '../../kernel/index.ts'
import { loadPeople, loadRelations, mutualsAmong, personFacts, type PersonRow } from '../../people/index.ts'
import {
  insertGroup,
  insertMembers,
  lockConversation,
  membersOf,
  type MemberState,
  type NewMember,
  setMemberState,
  setName,
} from './conversation-store.ts'
import { countStranger, othersIn, presentOne } from './conversations.ts'
import { getConversation, isGroup, type SeenGroup } from './load-conversations.ts'
import { groupRefusal, isStranger, messageRefusal, needsMutuals } from './message-policy.ts'
import {
  type MessageInput,
  pinToSend,
  refuse,
  notifyMembers,
  wordsOf,
  writeEvent,
  writeMessage,
} from './write-message.ts'

/** @throws 'conversation.name_too_long' */
const nameOf = (text: string): string => {
  const name = cleanLine(text)
  if (lengthOf(name) > LIMITS.conversationName) throw fail('conversation.name_too_long', { field: 'name' })
  return name
}

/**
 * Returns the users that the viewer may invite to a conversation: those they may write to.
 * @throws 'user.self', 'user.not_found', 'message.not_taken', 'message.no_answer'
 */
const peopleToInvite = async (tx: TxCtx<SignedIn>, ids: readonly Id[]): Promise<readonly NewMember[]> => {
  const { userId } = tx.viewer
  const [people, relations] = [await loadPeople(tx, [userId, ...ids]), await loadRelations(tx, ids)]
  const self = people.get(userId)!
  return ids.map((id) => {
    if (id === userId) throw fail('user.self', { field: 'user_ids' })
    const other = people.get(id)
    const facts = other && personFacts(other, relations)
    if (!other || !facts || facts.blockBetween || personPresence(tx.viewer, facts) !== 'listed') {
      throw fail('user.not_found', { field: 'user_ids' })
    }
    refuse(tx, messageRefusal(tx, self, other, relations), 'user_ids')
    const state: MemberState = isStranger(other, relations) ? 'requested' : 'open'
    return { userId: id, state, addedById: userId }
  })
}

/**
 * Users limited to mutual followers, like everyone below age 16, cannot be in a conversation with others.
 * @throws 'conversation.not_mutual'
 */
const requireMutuals = async (
  tx: TxCtx<SignedIn>,
  { newIds, knownIds }: { readonly newIds: readonly Id[]; readonly knownIds: readonly Id[] },
): Promise<void> => {
  const people = [...(await loadPeople(tx, [...newIds, ...knownIds])).values()]
  if (!people.some(needsMutuals)) return
  const mutual = await mutualsAmong(
    tx.db,
    people.map(({ id }) => id),
  )
  const isNew = new Set(newIds)
  const fits = (a: PersonRow, b: PersonRow) =>
    a.id === b.id || !(isNew.has(a.id) || isNew.has(b.id)) || mutual.has(`${a.id}/${b.id}`)
  if (!people.every((a) => !needsMutuals(a) || people.every((b) => fits(a, b)))) {
    throw fail('conversation.not_mutual', { field: 'user_ids' })
  }
}

/** (ours) */
const GROUPS_PER_HOUR = 20

/** Strangers get a request; how many one user can invite is limited. */
const countStrangers = async (tx: TxCtx<SignedIn>, members: readonly NewMember[]): Promise<void> => {
  for (const { state } of members) if (state === 'requested') await countStranger(tx)
}

export interface GroupInput extends MessageInput {
  readonly userIds: readonly Id[]
  readonly name?: string
}

/**
 * PEOPLE-03: starts a group conversation, optionally with a message or a pin. The same users may have several.
 * @throws 'conversation.too_few', 'conversation.full', 'conversation.name_too_long', 'conversation.not_mutual', and the
 * errors of `sendToPerson` for each user and for the message
 */
export const beginGroup = async (anyCtx: Ctx, input: GroupInput): Promise<Conversation> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  const ids = [...new Set(input.userIds)]
  if (ids.length < 2) throw fail('conversation.too_few', { field: 'user_ids' })
  if (ids.length >= LIMITS.conversationPeople) throw fail('conversation.full', { field: 'user_ids' })
  const name = nameOf(input.name ?? '')
  const hasText = input.text !== undefined || input.pinId !== undefined
  const words = hasText ? wordsOf(input) : ''
  return ctx.transaction(async (tx) => {
    const others = await peopleToInvite(tx, ids)
    await requireMutuals(tx, { newIds: [userId, ...ids], knownIds: [] })
    await countStrangers(tx, others)
    await countAttempt(tx, [{ key: `group:${userId}`, limit: GROUPS_PER_HOUR }])
    const pinId = await pinToSend(tx, input.pinId, ids)
    const shard = shardOf(userId)
    const id = tx.site.ids.next(shard)
    await insertGroup(tx.db, { id, name, byId: userId, now: tx.now() })
    await insertMembers(tx.db, id, [{ userId, state: 'open', addedById: null }, ...others], tx.now())
    const conversation = { id, shard, state: 'open', others } as const
    await writeEvent(tx, conversation, 'began', { text: name })
    if (hasText) await writeMessage(tx, conversation, words, pinId)
    return presentOne(tx, id)
  })
}

/** Finds a group conversation that the viewer is in; invited users who have not accepted yet are not. */
const getGroup = async (tx: TxCtx<SignedIn>, id: Id): Promise<SeenGroup> => {
  await lockConversation(tx.db, id)
  const conversation = await getConversation(tx, id)
  if (!isGroup(conversation)) throw fail('conversation.not_group', { field: 'conversation_id' })
  if (conversation.state !== 'open') throw fail('conversation.not_found', { field: 'conversation_id' })
  return conversation
}

/** Anyone who may write in it may change it, even when they are its only member. */
const refuseChange = (tx: TxCtx<SignedIn>, { self }: SeenGroup): void =>
  refuse(tx, groupRefusal(tx, self, [self]), 'conversation_id')

/**
 * PEOPLE-03: any member can add users, who see messages from then on. Strangers and users who left get a request first;
 * members and invited users stay as they are.
 * @throws 'conversation.not_found', 'conversation.not_group', 'conversation.full', 'conversation.not_mutual', and the
 * errors of `sendToPerson` for each user
 */
export const addToGroup = async (anyCtx: Ctx, id: Id, userIds: readonly Id[]): Promise<Conversation> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction(async (tx) => {
    const group = await getGroup(tx, id)
    refuseChange(tx, group)
    const members = await membersOf(tx.db, [id])
    const present = members.filter(({ state }) => state !== 'left').map(({ userId }) => userId)
    // Members hidden from the viewer are refused as if they were not in it: adding reveals no one's membership.
    const met = new Set([tx.viewer.userId, ...othersIn(group).map(({ userId }) => userId)])
    const newIds = [...new Set(userIds)].filter((userId) => !met.has(userId))
    if (newIds.length === 0) return presentOne(tx, id)
    if (present.length + newIds.length > LIMITS.conversationPeople) {
      throw fail('conversation.full', { field: 'user_ids' })
    }
    const left = new Set(members.flatMap(({ userId, state }) => (state === 'left' ? [userId] : [])))
    const added = (await peopleToInvite(tx, newIds)).map((member) =>
      left.has(member.userId) ? { ...member, state: 'requested' as const } : member,
    )
    await requireMutuals(tx, { newIds, knownIds: present })
    await countStrangers(tx, added)
    await insertMembers(tx.db, id, added, tx.now())
    const others = [...othersIn(group), ...added]
    for (const { userId } of added) await writeEvent(tx, { ...group, others }, 'added', { subjectId: userId })
    return presentOne(tx, id)
  })
}

/**
 * PEOPLE-03: any member can set or remove the name.
 * @throws the errors of `addToGroup`, 'conversation.name_too_long', 'message.waiting', 'request.rate'
 */
export const nameGroup = async (anyCtx: Ctx, id: Id, text: string): Promise<Conversation> => {
  const ctx = requireWriter(anyCtx)
  const name = nameOf(text)
  return ctx.transaction(async (tx) => {
    const group = await getGroup(tx, id)
    refuseChange(tx, group)
    if (name !== group.name) {
      // None of the invited users has replied: for them a name is just another message.
      if (group.others.length > 0 && group.others.every(({ state }) => state !== 'open')) {
        throw fail('message.waiting', { field: 'name' })
      }
      await setName(tx.db, id, name, tx.viewer.userId)
      await writeEvent(tx, group, 'named', { text: name })
    }
    return presentOne(tx, id)
  })
}

/** PEOPLE-03: removes the viewer from the group; the others are notified and keep the messages. */
export const leaveGroup = async (anyCtx: Ctx, id: Id): Promise<void> => {
  const ctx = requireSignedIn(anyCtx)
  await ctx.transaction(async (tx) => {
    const group = await getGroup(tx, id)
    await writeEvent(tx, group, 'left')
    await setMemberState(tx.db, tx.viewer.userId, id, 'left')
    notifyMembers(tx, id, group.others)
  })
}
