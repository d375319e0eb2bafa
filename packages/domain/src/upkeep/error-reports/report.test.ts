import { expect, it } from 'vitest'
import { type RawReport, toReport } from './report.ts'

const stack = (hash: string, line = 1) => `at Pin (https://pins.example/assets/${hash}.mjs:${line}:204)`
const problem: RawReport = {
  kind: 'error',
  message: 'TypeError: pin 12 is gone',
  stack: stack('Ab3dE_9f'),
  route: '/pin/:id',
}
const print = (change: Partial<RawReport> = {}) => toReport({ ...problem, ...change }).fingerprint

it.each<[string, Partial<RawReport>]>([
  ['about another id', { message: 'TypeError: pin 99 is gone' }],
  ['from another build', { stack: stack('12345678', 7), release: 'v2' }],
])('[SHELL-19 b] a report %s belongs to the same group', (_case, change) => expect(print(change)).toBe(print()))

it.each<[string, Partial<RawReport>]>([
  ['kind', { kind: 'hydration' }],
  ['message', { message: 'TypeError: board 12 is gone' }],
  ['route', { route: '/:username' }],
  ['file, where its name is the same in every build', { stack: 'at x (packages/domain/src/modules.ts:1:2)' }],
])('[SHELL-19 b] a report with another %s belongs to another group', (_case, change) =>
  expect(print(change)).not.toBe(print()),
)
