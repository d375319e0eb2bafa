import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { handClock } from '../testing/hand-clock.ts'
import { ownDatabase } from '../testing/own-database.ts'
import { idempotency } from './idempotency.ts'

const DAY_MS = 86_400_000
const scope = 'user:1 PinResource.create'
const key = 'key-0001'
const request = { scope, key, fingerprint: 'body one' }
const response = JSON.stringify({ status: 'success', data: { id: '7', board: { b: 1, a: 'zwölf 🧵' } } })

it('the same key and body get the same response, byte for byte', async () => {
  await using own = await ownDatabase()
  const { db, transaction } = own.database
  const now = new Date()
  expect(await idempotency.find(db, { ...request, now })).toEqual({ kind: 'fresh' })
  await transaction((tx) => idempotency.store(tx, { ...request, now }, response))
  expect(await idempotency.find(db, { ...request, now })).toEqual({ kind: 'replay', response })
})

it('the same key is a conflict with another body, and unused in another scope', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const now = new Date()
  await idempotency.store(db, { ...request, now }, response)
  expect(await idempotency.find(db, { ...request, fingerprint: 'body two', now })).toEqual({ kind: 'conflict' })
  expect(await idempotency.find(db, { ...request, scope: 'user:2', now })).toEqual({ kind: 'fresh' })
})

it('the second of two parallel requests waits for the first, is undone, and gets the response of the first', async () => {
  await using own = await ownDatabase()
  const { db, transaction } = own.database
  const now = new Date()
  const stored = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const order: string[] = []
  const first = transaction(async (tx) => {
    await idempotency.store(tx, { ...request, now }, response)
    stored.resolve()
    await mayCommit.promise
    order.push('first')
  })
  await stored.promise
  const second = transaction((tx) => idempotency.store(tx, { ...request, now }, 'another')).finally(() =>
    order.push('second'),
  )
  mayCommit.resolve()
  await first
  await expect(second).rejects.toThrow('idempotency_keys_pkey')
  expect(order).toEqual(['first', 'second'])
  expect(await idempotency.find(db, { ...request, now })).toEqual({ kind: 'replay', response })
})

it('when the first request fails, the second does the work', async () => {
  await using own = await ownDatabase()
  const { db, transaction } = own.database
  const now = new Date()
  const doomed = transaction(async (tx) => {
    await idempotency.store(tx, { ...request, now }, response)
    throw new Error('No.')
  })
  await expect(doomed).rejects.toThrow('No.')
  expect(await idempotency.find(db, { ...request, now })).toEqual({ kind: 'fresh' })
  await idempotency.store(db, { ...request, now }, response)
})

it('a response is kept for 24 hours, swept or not', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const clock = handClock()
  await idempotency.store(db, { ...request, now: clock.now() }, response)
  clock.pass(DAY_MS - 1)
  expect(await idempotency.sweep(db, clock.now())).toBe(0)
  expect(await idempotency.find(db, { ...request, now: clock.now() })).toMatchObject({ kind: 'replay' })
  clock.pass(1)
  const later = { ...request, fingerprint: 'body two', now: clock.now() }
  expect(await idempotency.find(db, later)).toEqual({ kind: 'fresh' })
  await idempotency.store(db, later, response)
  clock.pass(DAY_MS)
  expect(await idempotency.sweep(db, clock.now())).toBe(1)
})

it('a response that an earlier version stored is still replayed, and a key it stored without one is free', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const now = new Date()
  const earlier = (name: string, stored: string | null) =>
    sql`
    insert into idempotency_keys (scope, key, fingerprint, status, response, created_at)
    values (${scope}, ${name}, 'body one', 200, ${stored}::json, ${now})`.execute(db)
  await earlier('with-0001', JSON.stringify(response))
  await earlier('without-0001', null)
  expect(await idempotency.find(db, { ...request, key: 'with-0001', now })).toEqual({ kind: 'replay', response })
  expect(await idempotency.find(db, { ...request, key: 'without-0001', now })).toEqual({ kind: 'fresh' })
  await idempotency.store(db, { ...request, key: 'without-0001', now }, response)
})

it('a key whose response is gone is free again', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const now = new Date()
  await sql`
    insert into idempotency_keys (scope, key, fingerprint, together_id, line, created_at)
    values (${scope}, ${key}, ${request.fingerprint}, 404, 0, ${now})`.execute(db)
  expect(await idempotency.find(db, { ...request, now })).toEqual({ kind: 'fresh' })
  await idempotency.store(db, { ...request, now }, response)
  expect(await idempotency.find(db, { ...request, now })).toEqual({ kind: 'replay', response })
})
