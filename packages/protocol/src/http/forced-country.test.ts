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

it.each<[string, Viewer, object, object, string | undefined]>([
  ['an employee', viewerOf('employee'), { force_country: 'FR' }, {}, 'FR'],
  ['the owner', viewerOf('owner'), {}, { 'x-force-country': 'BR' }, 'BR'],
  ['an employee by address', viewerOf('employee'), { force_country_from_ip: 'JP' }, {}, 'JP'],
  [
    'an employee with nonsense',
    viewerOf('employee'),
    { force_country: ['FR'] },
    { 'x-force-country': 'france' },
    undefined,
  ],
  ['a member', viewerOf('member'), { force_country: 'FR' }, { 'x-force-country': 'FR' }, undefined],
  ['a visitor', VISITOR, { force_country: 'FR' }, {}, undefined],
])('[SHELL-23 c] %s gets the country they may ask for', (_who, viewer, query, headers, country) => {
  expect(forcedCountryOf(request(query, headers), viewer)).toBe(country)
})
