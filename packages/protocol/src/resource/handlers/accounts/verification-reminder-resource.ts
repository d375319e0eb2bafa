import { VerificationReminderResource } from '@corkboard/contract'
import { dismissVerificationReminder } from '@corkboard/domain/accounts/settings'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-07. */
export const verificationReminderResource = implement(VerificationReminderResource, {
  delete: async (ctx) => {
    await dismissVerificationReminder(requireSignedIn(ctx))
    return null
  },
})
