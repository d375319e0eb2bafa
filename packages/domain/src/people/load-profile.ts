import { fail, type Profile } from '@corkboard/contract'
import { type Ctx, personPresence } from '../kernel/index.ts'
import { findPersonByUsername, loadRelations, loadSelf } from './load-people.ts'
import { personFacts } from './person-policy.ts'
import { presentProfile } from './person-view.ts'

/** @throws 'user.not_found' alike for unknown, deleted and hidden users. */
export const loadProfile = async (ctx: Ctx, username: string): Promise<Profile> => {
  const person = await findPersonByUsername(ctx, username)
  if (!person) throw fail('user.not_found', { field: 'username' })
  const relations = await loadRelations(ctx, [person.id])
  if (personPresence(ctx.viewer, personFacts(person, relations)) === 'hidden') {
    throw fail('user.not_found', { field: 'username' })
  }
  return presentProfile(ctx, person, relations, await loadSelf(ctx))
}
