import type { Id, Pin } from '@corkboard/contract'
import { type Ctx, personPresence } from '../../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts } from '../../../people/index.ts'
import type { Mention } from './mention.ts'

type MentioningPin = { readonly id: Id; readonly mentions: readonly Mention[] | null }

/** The mentions that this viewer may follow, by pin, under the names that users have now. The others stay text. */
export const loadMentionTags = async (
  ctx: Ctx,
  pins: readonly MentioningPin[],
): Promise<Map<Id, NonNullable<Pin['user_mention_tags']>>> => {
  const ids = [...new Set(pins.flatMap(({ mentions }) => (mentions ?? []).map(({ userId }) => userId)))]
  if (ids.length === 0) return new Map()
  const [people, relations] = await Promise.all([loadPeople(ctx, ids), loadRelations(ctx, ids)])
  const usernames = new Map(
    [...people.values()]
      .filter((person) => personPresence(ctx.viewer, personFacts(person, relations)) === 'listed')
      .map(({ id, username }) => [id, username]),
  )
  return new Map(
    pins.map(({ id, mentions }) => [
      id,
      (mentions ?? []).flatMap(({ userId, start, length }) => {
        const username = usernames.get(userId)
        return username === undefined ? [] : [{ user_id: userId, username, offset: start, length }]
      }),
    ]),
  )
}
