import { fail, type LeadFormFacts, LIMITS } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { ageAt, accountById } from '../accounts/index.ts'
import { settingsOf } from './settings-store.ts'

/**
 * IDENT-17 (ours): never for minors; an email address only once it is verified.
 * @throws 'auth.required'
 */
export const loadLeadFormFacts = async (ctx: Ctx<SignedIn>): Promise<LeadFormFacts> => {
  const { userId } = ctx.viewer
  const [account, settings] = await Promise.all([accountById(ctx.db, userId), settingsOf(ctx.db, userId)])
  if (!account || !settings) throw fail('auth.required')
  const { birthday } = settings.account
  const isMinor = birthday !== null && ageAt(birthday, ctx.now()) < LIMITS.adultAge
  return {
    full_name: `${account.firstName} ${account.lastName}`.trim(),
    email: account.email,
    is_eligible_for_lead_form_name_autofill: !isMinor,
    is_eligible_for_lead_form_email_autofill: !isMinor && account.isEmailVerified,
  }
}
