import type { Viewer } from '@corkboard/domain/kernel'
import type { FastifyRequest } from 'fastify'

/** The countries that a request simulates; `undefined` where it simulates none. */
export interface ForcedCountry {
  /** The country that the user lives in. */
  readonly country: string | undefined
  /** The country that their address is in. */
  readonly countryFromIp: string | undefined
}

const COUNTRY = /^[A-Z]{2}$/
const NONE: ForcedCountry = { country: undefined, countryFromIp: undefined }

const countryIn = (value: unknown): string | undefined =>
  typeof value === 'string' && COUNTRY.test(value) ? value : undefined

/**
 * SHELL-23: the page's `force_country` and `force_country_from_ip`, which its requests repeat as headers. Only employees
 * and the owner may simulate another country; for everyone else, neither has an effect.
 */
export const forcedCountryOf = ({ headers, query }: FastifyRequest, viewer: Viewer): ForcedCountry => {
  if (viewer.kind !== 'AUTH' || viewer.role === 'member') return NONE
  const parameters = query as Readonly<Record<string, unknown>>
  return {
    country: countryIn(parameters['force_country']) ?? countryIn(headers['x-force-country']),
    countryFromIp: countryIn(parameters['force_country_from_ip']) ?? countryIn(headers['x-force-country-from-ip']),
  }
}
