import { fail, type Id, type VerifiedMerchant } from '@corkboard/contract'
import { presentMerchant } from '../accounts/accounts/index.ts'
import { type Ctx, personPresence } from '../kernel/index.ts'
import { loadPeople, loadRelations } from './load-people.ts'
import { personFacts } from './person-policy.ts'

/**
 * PEOPLE-05: the verified facts of a merchant; `null` for users who are not merchants.
 * @throws 'user.not_found' alike for unknown, deleted and hidden users
 */
export const loadMerchant = async (ctx: Ctx, userId: Id): Promise<VerifiedMerchant | null> => {
  const [people, relations] = await Promise.all([loadPeople(ctx, [userId]), loadRelations(ctx, [userId])])
  const person = people.get(userId)
  if (!person || personPresence(ctx.viewer, personFacts(person, relations)) === 'hidden') {
    throw fail('user.not_found', { field: 'user_id' })
  }
  return person.merchant && presentMerchant(person.id, person.merchant)
}
