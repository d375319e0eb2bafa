import type { Id } from '@corkboard/contract'
import { type Ctx, personPresence } from '../../../kernel/index.ts'
import { isAmong, loadPeople, loadRelations, personFacts, type PersonRow } from '../../../people/index.ts'
import { loadPins, type PinAccess } from '../load-pins.ts'
import type { Mention } from './mention.ts'

/** True when another user can see the pin: a mention must not reveal a pin to someone who cannot. */
const showsTo = async (ctx: Ctx, { id, ownerId }: { id: Id; ownerId: Id }, userId: Id): Promise<boolean> => {
  if (userId === ownerId) return true
  return (await loadPins(ctx.as(userId), [id])).has(id)
}

/** The users among these who accept mentions by the viewer (IDENT-13), and whom the viewer may know. */
const willingAmong = async (ctx: Ctx, ids: readonly Id[]): Promise<PersonRow[]> => {
  if (ids.length === 0) return []
  const [people, relations] = await Promise.all([loadPeople(ctx, ids), loadRelations(ctx, ids)])
  return [...people.values()].filter((person) => {
    const isSeen = personPresence(ctx.viewer, personFacts(person, relations)) === 'listed'
    return isSeen && isAmong(ctx.viewer, person.mentionsFrom, person, relations)
  })
}

/** The users among these whom the viewer may mention, on a pin that does not exist yet. */
export const mentionableSomewhere = async (ctx: Ctx, ids: readonly Id[]): Promise<ReadonlySet<Id>> =>
  new Set((await willingAmong(ctx, ids)).map(({ id }) => id))

/** The users among these whom the viewer may mention on the pin: they accept it and can see the pin. */
export const mentionable = async (ctx: Ctx, pin: PinAccess, ids: readonly Id[]): Promise<ReadonlySet<Id>> => {
  const willing = await willingAmong(ctx, ids)
  // A user who accepts the mention may still be unable to see the pin.
  const isForAll = pin.board.privacy !== 'secret' && !pin.board.owner.isPrivate
  const place = { id: pin.id, ownerId: pin.board.ownerId }
  const shown = isForAll ? willing.map(() => true) : await Promise.all(willing.map(({ id }) => showsTo(ctx, place, id)))
  return new Set(willing.flatMap(({ id }, n) => (shown[n] ? [id] : [])))
}

/**
 * Keeps the mentions of users who accept them; the rest stay text. This way the response reveals no block or setting.
 */
export const filterMentionable = async (
  ctx: Ctx,
  pin: PinAccess,
  mentions: readonly Mention[],
): Promise<readonly Mention[]> => {
  const among = await mentionable(ctx, pin, [...new Set(mentions.map(({ userId }) => userId))])
  return mentions.filter(({ userId }) => among.has(userId))
}
