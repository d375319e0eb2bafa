import { expect, it } from 'vitest'
import { ApiError, normalizeError } from '../../api/errors.ts'
import { trySignUp } from './sign-up-tries.ts'

const refusal = (status: number, error_code?: string) =>
  new ApiError(normalizeError(error_code === undefined ? undefined : { error_code }, status))

const attempts = async (thrown: readonly Error[], recovered?: string) => {
  const waits: number[] = []
  let tries = 0
  const outcome = await trySignUp(
    async (known) => {
      expect(known).toBe(tries)
      const error = thrown[tries++]
      if (error) throw error
      return 'signed up'
    },
    async () => recovered,
    async (ms) => void waits.push(ms),
  ).catch((error: Error) => error)
  return { outcome, waits }
}

it.each([
  ['no response', refusal(0)],
  ['a proxy’s page', refusal(502)],
  ['an unforeseen error', refusal(500, 'unknown')],
  ['an overloaded site', refusal(503, 'request.overloaded')],
  ['an unavailable database', refusal(503, 'request.unavailable')],
])('[IDENT-01 c] after %s, a sign-up is tried again up to three times', async (_, error) => {
  expect(await attempts([error])).toEqual({ outcome: 'signed up', waits: [1_000] })
  expect(await attempts([error, error, error])).toEqual({ outcome: 'signed up', waits: [1_000, 2_000, 4_000] })
  expect(await attempts([error, error, error, error])).toEqual({ outcome: error, waits: [1_000, 2_000, 4_000] })
})

it.each([
  ['a code', refusal(409, 'email.taken')],
  ['another code with the same status', refusal(503, 'media.timeout')],
  ['an error of our own', new TypeError('a bug')],
])('[IDENT-01 c] %s is final', async (_, error) => {
  expect(await attempts([error])).toEqual({ outcome: error, waits: [] })
})

it('[IDENT-01 c] a sign-up whose response was lost is not repeated', async () => {
  expect(await attempts([refusal(0)], 'signed in')).toEqual({ outcome: 'signed in', waits: [1_000] })
})
