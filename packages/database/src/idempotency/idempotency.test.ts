import { expect, it } from 'vitest'
import { handClock } from '../testing/hand-clock.ts'
import { ownDatabase } from '../testing/own-database.ts'
import { idempotency } from './idempotency.ts'

const DAY_MS = 86_400_000
const scope = 'user:1 PinResource.create'
const key = 'key-0001'
const request = { scope, key, fingerprint: 'body one' }
// The fields are not in alphabetical order, which jsonb would put them in.
const response = { status: 'success', data: { id: '7', board: { b: 1, a: 2 } } }

it('the same key and body get the same response, field for field', async () => {
  await using own = await ownDatabase()
  const { db, transaction } = own.database
  const now = new Date()
  await transaction(async (tx) => {
    expect(await idempotency.claim(tx, { ...request, now })).toEqual({ kind: 'fresh' })
    await idempotency.store(tx, { scope, key, status: 201, response })
  })
  const again = await idempotency.claim(db, { ...request, now })
  expect(JSON.stringify(again)).toBe(JSON.stringify({ kind: 'replay', status: 201, response }))
})

it('the same key is a conflict with another body, and unused in another scope', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const now = new Date()
  await idempotency.claim(db, { ...request, now })
  await idempotency.store(db, { scope, key, status: 200, response })
  expect(await idempotency.claim(db, { ...request, fingerprint: 'body two', now })).toEqual({ kind: 'conflict' })
  expect(await idempotency.claim(db, { ...request, scope: 'user:2', now })).toEqual({ kind: 'fresh' })
})

it('the second of two parallel requests waits and gets the response of the first', async () => {
  await using own = await ownDatabase()
  const { transaction } = own.database
  const now = new Date()
  const claimed = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const order: string[] = []
  const first = transaction(async (tx) => {
    await idempotency.claim(tx, { ...request, now })
    claimed.resolve()
    await mayCommit.promise
    await idempotency.store(tx, { scope, key, status: 201, response })
    order.push('first')
  })
  await claimed.promise
  const second = transaction(async (tx) => {
    const result = await idempotency.claim(tx, { ...request, now })
    order.push('second')
    return result
  })
  mayCommit.resolve()
  await first
  expect(await second).toEqual({ kind: 'replay', status: 201, response })
  expect(order).toEqual(['first', 'second'])
})

it('when the first request fails, the second does the work', async () => {
  await using own = await ownDatabase()
  const { db, transaction } = own.database
  const now = new Date()
  const doomed = transaction(async (tx) => {
    await idempotency.claim(tx, { ...request, now })
    throw new Error('No.')
  })
  await expect(doomed).rejects.toThrow('No.')
  expect(await idempotency.claim(db, { ...request, now })).toEqual({ kind: 'fresh' })
})

it('a response is kept for 24 hours, swept or not', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const clock = handClock()
  await idempotency.claim(db, { ...request, now: clock.now() })
  await idempotency.store(db, { scope, key, status: 200, response })
  clock.pass(DAY_MS - 1)
  expect(await idempotency.sweep(db, clock.now())).toBe(0)
  expect(await idempotency.claim(db, { ...request, now: clock.now() })).toMatchObject({ kind: 'replay' })
  clock.pass(1)
  expect(await idempotency.claim(db, { ...request, fingerprint: 'body two', now: clock.now() })).toEqual({
    kind: 'fresh',
  })
  clock.pass(DAY_MS)
  expect(await idempotency.sweep(db, clock.now())).toBe(1)
})
