import { CountryTokenEndpoint, fail } from '@corkboard/contract'
import { issueCountryToken } from '@corkboard/domain/accounts/sign-in'
import { isOwnOrigin } from '../../http/origin.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const countryToken = implementEndpoint(CountryTokenEndpoint, async (ctx, { body: { origin } }, request) => {
  if (!isOwnOrigin(origin, request)) throw fail('request.invalid', { field: 'origin' })
  return { token: await issueCountryToken(ctx, origin) }
})
