import type { Id, User } from '@corkboard/contract'
import { type Ctx, requireSignedIn } from '../../kernel/index.ts'
import { loadPeople, loadRelations, presentUser } from '../../people/index.ts'
import { getPin, mentionable, mentionableSomewhere } from '../pins/index.ts'
import { peopleToMention } from './comment-store.ts'

const SUGGESTED = 8

/**
 * Users to mention on a pin, or on one that does not exist yet: those in the conversation first, then those the viewer
 * follows, then anyone with that name.
 */
export const suggestMentions = async (anyCtx: Ctx, pinId: Id | undefined, query: string): Promise<User[]> => {
  const ctx = requireSignedIn(anyCtx)
  const pin = pinId === undefined ? undefined : await getPin(ctx, pinId, 'pin_id')
  const ids = await peopleToMention(ctx, pin?.id ?? null, query.replace(/^@/, '').trim().slice(0, 60))
  const others = ids.filter((id) => id !== ctx.viewer.userId)
  const among = pin ? await mentionable(ctx, pin, others) : await mentionableSomewhere(ctx, others)
  const chosen = others.filter((id) => among.has(id)).slice(0, SUGGESTED)
  const [people, relations] = await Promise.all([loadPeople(ctx, chosen), loadRelations(ctx, chosen)])
  return chosen.flatMap((id) => {
    const person = people.get(id)
    return person ? [presentUser(ctx, person, relations)] : []
  })
}
