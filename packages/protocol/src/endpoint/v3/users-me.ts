import { UsersMeEndpoint } from '@corkboard/contract'
import { loadLeadFormFacts } from '@corkboard/domain/accounts/settings'
import { implementEndpoint } from '../engine/implement.ts'
import { narrowFields } from '../engine/narrow-fields.ts'

export const usersMe = implementEndpoint(UsersMeEndpoint, async (ctx, { query: { fields } }) =>
  narrowFields(await loadLeadFormFacts(ctx), fields),
)
