import { fail, type Id, type VerifiedMerchant } from '@corkboard/contract'
import { presentMerchant } from '../accounts/accounts/index.ts'
import { type Ctx, personPresence } from '../kernel/index.ts'
import { loadPeople, loadRelations } from './load-people.ts'
import { personFacts } from './person-policy.ts'

/**
 * PEOPLE-05: what is verified of a merchant; `null` of people who are none.
 * @throws 'user.not_found' for nobody, the deleted, and whoever hides from this viewer, without a difference
 */
export const loadMerchant = async (ctx: Ctx, userId: Id): Promise<VerifiedMerchant | null> => {
  const [people, relations] = await Promise.all([loadPeople(ctx, [userId]), loadRelations(ctx, [userId])])
  const person = people.get(userId)
  if (!person || personPresence(ctx.viewer, personFacts(person, relations)) === 'hidden') {
    throw fail('user.not_found', { field: 'user_id' })
  }
  return person.merchant && presentMerchant(person.id, person.merchant)
}
