import type { Viewer } from '@corkboard/domain/kernel'
import type { FastifyRequest } from 'fastify'

const COUNTRY = /^[A-Z]{2}$/

const countryIn = (value: unknown): string | undefined =>
  typeof value === 'string' && COUNTRY.test(value) ? value : undefined

/**
 * SHELL-23: the country in the page's `force_country` or `force_country_from_ip`, which its requests repeat as headers.
 * Only employees and the owner may simulate another country; for everyone else, neither has an effect.
 */
export const forcedCountryOf = ({ headers, query }: FastifyRequest, viewer: Viewer): string | undefined => {
  if (viewer.kind !== 'AUTH' || viewer.role === 'member') return undefined
  const parameters = query as Readonly<Record<string, unknown>>
  return (
    countryIn(parameters['force_country']) ??
    countryIn(parameters['force_country_from_ip']) ??
    countryIn(headers['x-force-country']) ??
    countryIn(headers['x-force-country-from-ip'])
  )
}
