import type { Id, User } from '@corkboard/contract'
import { type Ctx, personPresence, requireSignedIn } from '../../kernel/index.ts'
import { isAmong, loadPeople, loadRelations, personFacts, presentUser } from '../../people/index.ts'
import { getPin, loadPins, type PinAccess } from '../pins/index.ts'
import { peopleToMention } from './comment-store.ts'
import type { Mention } from './comment-text.ts'

const SUGGESTED = 8

/** True when another user can see the pin: a mention must not reveal a pin to someone who cannot. */
const showsTo = async (ctx: Ctx, { id, ownerId }: { id: Id; ownerId: Id }, userId: Id): Promise<boolean> => {
  if (userId === ownerId) return true
  return (await loadPins(ctx.as(userId), [id])).has(id)
}

/** The users among these whom the viewer may mention on the pin (IDENT-13): they accept it and can see the pin. */
export const mentionable = async (ctx: Ctx, pin: PinAccess, ids: readonly Id[]): Promise<ReadonlySet<Id>> => {
  if (ids.length === 0) return new Set()
  const [people, relations] = await Promise.all([loadPeople(ctx, ids), loadRelations(ctx, ids)])
  const willing = [...people.values()].filter((person) => {
    const isSeen = personPresence(ctx.viewer, personFacts(person, relations)) === 'listed'
    return isSeen && isAmong(ctx.viewer, person.mentionsFrom, person, relations)
  })
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

/**
 * Users to mention on a pin: those in the conversation first, then those the viewer follows, then anyone with that
 * name.
 */
export const suggestMentions = async (anyCtx: Ctx, pinId: Id, query: string): Promise<User[]> => {
  const ctx = requireSignedIn(anyCtx)
  const pin = await getPin(ctx, pinId, 'pin_id')
  const ids = await peopleToMention(ctx, pin.id, query.replace(/^@/, '').trim().slice(0, 60))
  const others = ids.filter((id) => id !== ctx.viewer.userId)
  const among = await mentionable(ctx, pin, others)
  const chosen = others.filter((id) => among.has(id)).slice(0, SUGGESTED)
  const [people, relations] = await Promise.all([loadPeople(ctx, chosen), loadRelations(ctx, chosen)])
  return chosen.flatMap((id) => {
    const person = people.get(id)
    return person ? [presentUser(ctx, person, relations)] : []
  })
}
