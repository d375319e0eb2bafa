import type { Viewer } from '@corkboard/domain/kernel'
import { VISITOR } from '@corkboard/domain/kernel'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { forcedCountryOf } from './forced-country.ts'

const viewerOf = (role: 'owner' | 'employee' | 'member'): Viewer => ({
  kind: 'AUTH',
  userId: '1',
  sessionId: '2',
  role,
  isWriteBanned: false,
})
const request = (query: object, headers: object = {}) => ({ query, headers }) as FastifyRequest

const NONE = { country: undefined, countryFromIp: undefined }

it.each<[string, Viewer, object, object, object]>([
  ['an employee', viewerOf('employee'), { force_country: 'FR' }, {}, { country: 'FR' }],
  ['the owner', viewerOf('owner'), {}, { 'x-force-country': 'BR' }, { country: 'BR' }],
  ['an employee by address', viewerOf('employee'), { force_country_from_ip: 'JP' }, {}, { countryFromIp: 'JP' }],
  [
    'an employee by both headers',
    viewerOf('employee'),
    {},
    { 'x-force-country': 'BR', 'x-force-country-from-ip': 'JP' },
    { country: 'BR', countryFromIp: 'JP' },
  ],
  ['an employee with nonsense', viewerOf('employee'), { force_country: ['FR'] }, { 'x-force-country': 'france' }, {}],
  ['a member', viewerOf('member'), { force_country: 'FR' }, { 'x-force-country': 'FR' }, {}],
  ['a visitor', VISITOR, { force_country: 'FR' }, {}, {}],
])('[SHELL-23 c] %s gets the countries they may ask for', (_who, viewer, query, headers, forced) => {
  expect(forcedCountryOf(request(query, headers), viewer)).toEqual({ ...NONE, ...forced })
})
