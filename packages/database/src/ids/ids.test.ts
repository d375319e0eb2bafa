import { shardOf, timeOf } from '@corkboard/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { handClock } from '../testing/hand-clock.ts'
import { ownDatabase } from '../testing/own-database.ts'
import { type IdSlot, leaseIdSlot } from './id-slot.ts'
import { createIdSource } from './id-source.ts'

const slotOf = (number: number, floorMs = 0): IdSlot => ({
  number,
  floorMs,
  isValid: () => true,
  noteUsed: () => undefined,
  renew: async () => undefined,
  release: async () => undefined,
})
const many = (count: number, make: () => string): string[] => Array.from({ length: count }, make)
const sequenceOf = (id: string): number => Number(BigInt(id) & 1_023n)
const ascending = (ids: readonly string[]): boolean =>
  ids.every((id, index) => index === 0 || BigInt(id) > BigInt(ids[index - 1] ?? 0))

describe('ids', () => {
  it('contain the time, the shard and the slot of their process', () => {
    const clock = handClock()
    const id = createIdSource({ clock, slot: slotOf(31) }).next(4_095)
    expect({ time: timeOf(id), shard: shardOf(id), sequence: sequenceOf(id) }).toEqual({
      time: clock.now(),
      shard: 4_095,
      sequence: 31 * 32,
    })
  })

  it('borrow from the next millisecond when the 32 of one are used up', () => {
    const clock = handClock()
    const ids = createIdSource({ clock, slot: slotOf(3) })
    const times = many(65, () => ids.next(7)).map((id) => timeOf(id).getTime() - clock.now().getTime())
    expect(times).toEqual([...Array<number>(32).fill(0), ...Array<number>(32).fill(1), 2])
  })

  it('only increase within a shard, whatever the clock does', () => {
    const clock = handClock()
    const ids = createIdSource({ clock, slot: slotOf(0) })
    const jumpsMs = [1, 0, -5_000, 0, 4_000, 1_500]
    const made = Array.from({ length: 2_000 }, (_, n) => {
      clock.set(clock.now().getTime() + (jumpsMs[n % jumpsMs.length] ?? 0))
      return ids.next(1)
    })
    expect(ascending(made)).toBe(true)
  })

  it('differ between processes in the same millisecond and shard', () => {
    const clock = handClock()
    const sources = Array.from({ length: 32 }, (_, number) => createIdSource({ clock, slot: slotOf(number) }))
    const made = sources.flatMap((source) => many(32, () => source.next(5)))
    expect(new Set(made).size).toBe(1_024)
  })

  it('start after anything an earlier holder of the slot may have used', () => {
    const clock = handClock()
    const floorMs = clock.now().getTime() + 90_000
    expect(timeOf(createIdSource({ clock, slot: slotOf(0, floorMs) }).next(0)).getTime()).toBe(floorMs)
  })
})

describe('an id slot', () => {
  it('belongs to one process at a time, and the 33rd process gets an error', async () => {
    await using own = await ownDatabase()
    const clock = handClock()
    const slots: IdSlot[] = []
    for (let n = 0; n < 32; n += 1) slots.push(await leaseIdSlot(own.database, { clock }))
    expect(new Set(slots.map(({ number }) => number)).size).toBe(32)
    await expect(leaseIdSlot(own.database, { clock })).rejects.toThrow('All 32 processes that may make ids are running')

    await slots[9]!.release()
    const next = await leaseIdSlot(own.database, { clock })
    expect(next.number).toBe(slots[9]!.number)
    await Promise.all([...slots, next].map((slot) => slot.release()))
  })

  it('refuses to create ids after its lease has expired, and creates them again after a renewal', async () => {
    await using own = await ownDatabase()
    const clock = handClock()
    const slot = await leaseIdSlot(own.database, { clock })
    const ids = createIdSource({ clock, slot })
    clock.pass(59_999)
    ids.next(0)
    clock.pass(1)
    expect(() => ids.next(0)).toThrow(expect.objectContaining({ code: 'request.unavailable' }))
    await slot.renew()
    ids.next(0)
    await slot.release()
  })

  it('expires during a sleep that the steady clock did not see', async () => {
    await using own = await ownDatabase()
    const clock = handClock()
    const slot = await leaseIdSlot(own.database, { clock })
    clock.set(clock.now().getTime() + 3_600_000)
    expect(slot.isValid()).toBe(false)
    await slot.release()
  })

  it('is replaced by a free one when another process took it over', async () => {
    await using own = await ownDatabase()
    const clock = handClock()
    const slot = await leaseIdSlot(own.database, { clock })
    const lost = slot.number
    await sql`update id_slots set holder = 'someone else' where slot = ${lost}`.execute(own.database.db)
    await slot.renew()
    expect(slot.number).not.toBe(lost)
    await slot.release()
  })

  it('passes milliseconds borrowed in a burst on to its next holder', async () => {
    await using own = await ownDatabase()
    const clock = handClock()
    const slot = await leaseIdSlot(own.database, { clock })
    const ids = createIdSource({ clock, slot })
    const made = many(100, () => ids.next(0))
    await slot.release()
    const { used_until_ms } = await own.database.db
      .selectFrom('id_slots')
      .select('used_until_ms')
      .where('slot', '=', slot.number)
      .executeTakeFirstOrThrow()
    expect(Number(used_until_ms)).toBe(Math.max(...made.map((id) => timeOf(id).getTime())) + 1)
  })

  it('passes on how far the previous holder may have gone', async () => {
    await using own = await ownDatabase()
    const ahead = handClock(Date.UTC(2030, 0, 1))
    const slot = await leaseIdSlot(own.database, { clock: ahead })
    // Crashed: the lease expires in the database without having been released.
    await sql`update id_slots set expires_at = '-infinity' where slot = ${slot.number}`.execute(own.database.db)
    const next = await leaseIdSlot(own.database, { clock: handClock() })
    expect({ number: next.number, floorMs: next.floorMs }).toEqual({
      number: slot.number,
      floorMs: ahead.now().getTime() + 60_000,
    })
    await Promise.all([slot.release(), next.release()])
  })
})
