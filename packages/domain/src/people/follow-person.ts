import { CorkboardError, fail, type Id, LIMITS, type Profile, type User } from '@corkboard/contract'
import { personFollowed } from '@corkboard/contract/events'
import { countAttempt } from '../platform/throttle/index.ts'
import { type Ctx, personPresence, type Presence, requireWriter, type SignedIn, type TxCtx } from '../kernel/index.ts'
import { loadPeople, loadRelations, loadSelf } from './load-people.ts'
import { allowPerson, personFacts } from './person-policy.ts'
import { presentClosedProfile, presentProfile, presentUser } from './person-view.ts'
import type { PersonRow } from './person.ts'
import { deleteFollow, followingCount, insertFollow, isFollowing, lockPair, lockPeople } from './relation-store.ts'
import { adjustUserStats } from '../accounts/accounts/index.ts'

/** (ours) Follows per hour, one by one or in bulk: anyone who follows faster is collecting, not looking. */
const FOLLOWS_PER_HOUR = 300

/** @throws 'user.not_found' */
export const getPerson = async (ctx: Ctx, personId: Id): Promise<PersonRow> => {
  const person = (await loadPeople(ctx, [personId])).get(personId)
  if (!person) throw fail('user.not_found', { field: 'user_id' })
  return person
}

/** The profile as the viewer has seen it so far, even when it has just become private for them. */
export const profileOf = async (ctx: Ctx, personId: Id): Promise<Profile> =>
  presentProfile(ctx, await getPerson(ctx, personId), await loadRelations(ctx, [personId]), await loadSelf(ctx))

/**
 * The profile of a user hidden from the viewer: what appears next to their comments and messages, and nothing of their
 * own page.
 */
export const closedProfileOf = async (ctx: Ctx, personId: Id): Promise<Profile> =>
  presentClosedProfile(ctx, await getPerson(ctx, personId), await loadRelations(ctx, [personId]))

/** Ends a follow inside a transaction that holds the lock on the pair. Does nothing when there is none. */
export const endFollow = async (ctx: TxCtx, followerId: Id, followeeId: Id): Promise<void> => {
  if (!(await deleteFollow(ctx.db, followerId, followeeId))) return
  await adjustUserStats(ctx.db, followerId, { following_count: -1 })
  await adjustUserStats(ctx.db, followeeId, { follower_count: -1 })
  ctx.changed(`user:${followerId}`, `user:${followeeId}`)
}

/**
 * PEOPLE-02. Following twice has no further effect.
 * @throws 'user.self', 'user.follow_limit', 'request.rate', or 'user.not_found' for users who are hidden, blocked or
 * blocking
 */
export const followPerson = async (anyCtx: Ctx, personId: Id): Promise<Profile> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction((tx) => follow(tx, personId))
}

/**
 * PEOPLE-02: follows many users at once and skips those the viewer may not follow. Returns the ones they follow now, in
 * the given order.
 * @throws 'request.rate', 'user.follow_limit'
 */
export const followPeople = async (anyCtx: Ctx, personIds: readonly Id[]): Promise<User[]> => {
  const ctx = requireWriter(anyCtx)
  const me = ctx.viewer.userId
  const ids = [...new Set(personIds)].filter((id) => id !== me)
  return ctx.transaction(async (tx) => {
    await lockPeople(tx.db, [me, ...ids])
    for (const id of ids) {
      await follow(tx, id).catch((error: unknown) => {
        if (!(error instanceof CorkboardError) || error.code !== 'user.not_found') throw error
      })
    }
    const [people, relations] = [await loadPeople(tx, ids), await loadRelations(tx, ids)]
    return ids.flatMap((id) => {
      const person = relations.follows.has(id) ? people.get(id) : undefined
      return person ? [presentUser(tx, person, relations)] : []
    })
  })
}

/**
 * Follows a user whose invite the viewer has, which works even when that user is hidden. Calls `onFollow` when the
 * follow is new.
 */
export const followByInvite = (ctx: TxCtx<SignedIn>, personId: Id, onFollow: () => Promise<void>): Promise<Profile> =>
  follow(ctx, personId, { presence: 'linked', onFollow })

const follow = async (
  tx: TxCtx<SignedIn>,
  personId: Id,
  invited?: { readonly presence: Presence; readonly onFollow: () => Promise<void> },
): Promise<Profile> => {
  const me = tx.viewer.userId
  await lockPair(tx.db, me, personId)
  const [found, relations] = [await getPerson(tx, personId), await loadRelations(tx, [personId])]
  const person = allowPerson(tx.viewer, 'follow', found, relations, invited?.presence)
  // Before the row: a caller that catches the refusal continues in this transaction.
  if (invited && !(await isFollowing(tx.db, me, person.id))) await invited.onFollow()
  if (await insertFollow(tx.db, me, person.id, tx.now())) {
    await countAttempt(tx, [{ key: `follow:${me}`, limit: FOLLOWS_PER_HOUR }])
    if ((await followingCount(tx.db, me)) >= LIMITS.followsPerAccount) throw fail('user.follow_limit')
    await adjustUserStats(tx.db, me, { following_count: 1 })
    await adjustUserStats(tx.db, person.id, { follower_count: 1 })
    await tx.emit(personFollowed, { follower_id: me, followee_id: person.id })
    tx.changed(`user:${me}`, `user:${person.id}`)
  }
  return profileOf(tx, personId)
}

/**
 * Unfollowing a user one does not follow is not an error.
 * @throws 'user.self', or 'user.not_found' for hidden users
 */
export const unfollowPerson = async (anyCtx: Ctx, personId: Id): Promise<Profile> => {
  const ctx = requireWriter(anyCtx)
  const me = ctx.viewer.userId
  if (personId === me) throw fail('user.self', { field: 'user_id' })
  return ctx.transaction(async (tx) => {
    await lockPair(tx.db, me, personId)
    const facts = personFacts(await getPerson(tx, personId), await loadRelations(tx, [personId]))
    if (personPresence(tx.viewer, facts) === 'hidden') throw fail('user.not_found', { field: 'user_id' })
    await endFollow(tx, me, personId)
    return profileOf(tx, personId)
  })
}
