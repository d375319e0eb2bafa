import { CountriesResource } from '@corkboard/contract'
import { countryOptions } from '@corkboard/domain/accounts/settings'
import { implement } from '../../engine/implement.ts'

/** IDENT-13. */
export const countriesResource = implement(CountriesResource, {
  get: async (_ctx, { locale = 'en-US' }) => [...countryOptions(locale)],
})
