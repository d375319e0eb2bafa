import { fail, type Id, type Profile } from '@corkboard/contract'
import { personBlocked } from '@corkboard/contract/events'
import { type Ctx, type Presence, personPresence, requireWriter, type SignedIn, type TxCtx } from '../kernel/index.ts'
import { closedProfileOf, endFollow, getPerson, profileOf } from './follow-person.ts'
import { loadRelations } from './load-people.ts'
import { allowPerson, personFacts } from './person-policy.ts'
import type { PersonRow, Relations } from './person.ts'
import { deleteBlock, insertBlock, isFollowing, lockPair } from './relation-store.ts'

/** True when the viewer has met a user whose profile they cannot see. */
export type HasMet = (tx: TxCtx<SignedIn>) => Promise<boolean>

const notMet: HasMet = () => Promise.resolve(false)

/** What else ends between the viewer and a user they block, before the response. */
export type EndRelations = (tx: TxCtx<SignedIn>, personId: Id) => Promise<void>

const endNothing: EndRelations = () => Promise.resolve()

/** A hidden user can still be blocked by users they follow or have met, and unblocked by anyone who blocked them. */
const presenceForBlock = async (
  ctx: TxCtx<SignedIn>,
  person: PersonRow,
  relations: Relations,
  hasMet: HasMet,
): Promise<Presence> => {
  const presence = personPresence(ctx.viewer, personFacts(person, relations))
  if (presence !== 'hidden' || person.isDeleted) return presence
  const isKnown =
    relations.blocks.has(person.id) || (await isFollowing(ctx.db, person.id, ctx.viewer.userId)) || (await hasMet(ctx))
  return isKnown ? 'linked' : 'hidden'
}

const changeBlock = async (
  anyCtx: Ctx,
  personId: Id,
  hasMet: HasMet,
  change: (tx: TxCtx<SignedIn>, person: PersonRow) => Promise<void>,
): Promise<Profile> => {
  const ctx = requireWriter(anyCtx)
  const me = ctx.viewer.userId
  if (personId === me) throw fail('user.self', { field: 'user_id' })
  return ctx.transaction(async (tx) => {
    await lockPair(tx.db, me, personId)
    const [person, relations] = [await getPerson(tx, personId), await loadRelations(tx, [personId])]
    const presence = await presenceForBlock(tx, person, relations, hasMet)
    await change(tx, allowPerson(tx.viewer, 'block', person, relations, presence))
    const isSeen = personPresence(tx.viewer, personFacts(person, relations)) !== 'hidden'
    return isSeen ? profileOf(tx, personId) : closedProfileOf(tx, personId)
  })
}

/**
 * PEOPLE-02, BOARD-03. Ends following in both directions. Blocking twice only invalidates caches again.
 * @param hasMet called for a hidden user who does not follow the viewer
 * @throws 'user.self', 'user.not_found'
 */
export const blockPerson = (
  ctx: Ctx,
  personId: Id,
  { hasMet = notMet, endRelations = endNothing }: { hasMet?: HasMet; endRelations?: EndRelations } = {},
): Promise<Profile> =>
  changeBlock(ctx, personId, hasMet, async (tx, person) => {
    const me = tx.viewer.userId
    // Also when it is repeated: if the first response was lost, this process may not have told the others.
    tx.changed(`user:${me}`, `user:${person.id}`, 'access:all')
    if (!(await insertBlock(tx.db, me, person.id, tx.now()))) return
    // Counters of boards change before those of users, as in a save.
    await endRelations(tx, person.id)
    await endFollow(tx, me, person.id)
    await endFollow(tx, person.id, me)
    await tx.emit(personBlocked, { blocker_id: me, blocked_id: person.id })
  })

/**
 * Does not restore following.
 * @throws 'user.self', 'user.not_found'
 */
export const unblockPerson = (ctx: Ctx, personId: Id): Promise<Profile> =>
  changeBlock(ctx, personId, notMet, async (tx, person) => {
    const me = tx.viewer.userId
    if (await deleteBlock(tx.db, me, person.id)) tx.changed(`user:${me}`, `user:${person.id}`)
  })
