import { type Board, fail, type Id, LIMITS } from '@corkboard/contract'
import { idempotency, type KeyedResponse, sql } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { allowBoard, deleteBoard, getBoard } from '../boards/index.ts'
import { createCtx, type Ctx, type SignedIn } from '../../kernel/index.ts'
import { allowPin, getPin, getPinToSave, hidePin, type KnownSave, prepareSave } from './index.ts'

const DAY_MS = 86_400_000

const keyed = (key: string, response: string): KeyedResponse => ({
  scope: 'test',
  key,
  fingerprint: 'body',
  now: new Date(),
  response,
})

const toSave = async (by: Ctx<SignedIn>, pinId: Id, boardId: Id): Promise<KnownSave> => {
  const save = await prepareSave(by, allowPin(by, 'save', await getPinToSave(by, pinId)), { boardId })
  if (typeof save === 'function') throw new Error('A save outside sections has a known response')
  return save
}

/** Alice's pin, and members with a board each who have not saved it yet. */
const savers = async (test: TestCtx, count: number) => {
  const alice = test.as(await test.person('Alice'))
  const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'))
  const members = []
  for (let n = 0; n < count; n += 1) {
    const by = test.as(await test.person(`Member${n}`))
    const board: Board = await makeBoard(by, 'Ideas')
    members.push({ by, board, save: () => toSave(by, pin.id, board.id) })
  }
  return { alice, pin, members }
}

const rowsOf = async <Row>(test: TestCtx, query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(test.site.database.db)).rows

const pinCountsOf = async (test: TestCtx, userId: Id) => {
  const counts = sql<{ total: number; shown: number }>`
    select total_pin_count as total, pin_count as shown from user_stats where user_id = ${userId}`
  return (await rowsOf(test, counts))[0]
}

describe('saves that arrive at the same time', () => {
  it('are of what each saver may see now', async () => {
    await using test = await createTestCtx()
    const { alice, pin, members } = await savers(test, 2)
    const [first, other] = members
    const secret = await makePin(alice, await makeBoard(alice, 'Secrets', { privacy: 'secret' }))
    await hidePin(other!.by, allowPin(other!.by, 'view', await getPin(other!.by, pin.id)), true)
    const asked = [
      getPinToSave(first!.by, pin.id),
      getPinToSave(other!.by, pin.id),
      getPinToSave(first!.by, secret.id),
      getPinToSave(alice, secret.id),
      getPinToSave(alice, '1'),
    ]
    const notFound = { status: 'rejected', reason: { code: 'pin.not_found' } }
    expect(await Promise.allSettled(asked)).toMatchObject([
      { status: 'fulfilled', value: { id: pin.id, title: pin.title, isHiddenByViewer: false } },
      { status: 'fulfilled', value: { id: pin.id, title: pin.title, isHiddenByViewer: true } },
      notFound,
      { status: 'fulfilled', value: { id: secret.id } },
      notFound,
    ])
  })

  it('are stored by one transaction, each as if it were alone', async () => {
    await using test = await createTestCtx()
    const { alice, pin, members } = await savers(test, 3)
    const ready = await Promise.all(members.map(({ save }) => save()))
    const twice = await toSave(members[0]!.by, pin.id, members[0]!.board.id)
    await Promise.all([...ready, twice].map(({ store }, n) => store(keyed(`key-000${n}`, `response ${n}`))))

    const saves = await rowsOf(
      test,
      sql<{ board: Id; xmin: string; events: number; stats: number; recents: number }>`
        select p.board_id as board, p.xmin::text, (select count(*)::int from outbox where payload ->> 'pin_id' = p.id::text) as events,
          (select count(*)::int from pin_stats where pin_id = p.id) as stats,
          (select count(*)::int from board_recents r where r.board_id = p.board_id and r.user_id = p.pinner_id) as recents
        from pins p where parent_pin_id = ${pin.id} order by id`,
    )
    const once = { events: 1, stats: 1, recents: 1, xmin: saves[0]!.xmin }
    const boards = members.map(({ board }) => board.id)
    expect(saves.toSorted((a, b) => boards.indexOf(a.board) - boards.indexOf(b.board))).toEqual(
      [boards[0], boards[0], boards[1], boards[2]].map((board) => ({ board, ...once })),
    )
    expect(await Promise.all(members.map(async ({ by, board }) => (await getBoard(by, board.id)).pinCount))).toEqual([
      2, 1, 1,
    ])
    expect(await Promise.all(members.map(({ by }) => pinCountsOf(test, by.viewer.userId)))).toEqual(
      [2, 1, 1].map((pins) => ({ total: pins, shown: pins })),
    )
    expect((await getPin(alice, pin.id)).repinCount).toBe(4)
    const own = await getPin(members[1]!.by, ready[1]!.shown.id)
    expect({ title: own.title, origin: own.originPinId }).toEqual({ title: pin.title, origin: pin.id })
    const { db } = test.site.database
    const now = test.site.clock.now()
    const repeated = await Promise.all(
      [0, 1, 2, 3].map((n) => idempotency.find(db, { ...keyed(`key-000${n}`, ''), now })),
    )
    expect(repeated).toEqual([0, 1, 2, 3].map((n) => ({ kind: 'replay', response: `response ${n}` })))
    await idempotency.sweep(db, new Date(Date.now() + DAY_MS))
    const left = sql<{ keys: number; responses: number }>`
      select (select count(*)::int from idempotency_keys) as keys,
        (select count(*)::int from idempotency_responses) as responses`
    expect(await rowsOf(test, left)).toEqual([{ keys: 0, responses: 0 }])
  })

  it('fail each by itself: on a board that is gone, and beyond the limit of pins', async () => {
    await using test = await createTestCtx()
    const { pin, members } = await savers(test, 3)
    const [first, full, gone] = members
    await sql`
      update user_stats set total_pin_count = ${LIMITS.pinsPerAccount - 1} where user_id = ${full!.by.viewer.userId}`.execute(
      test.site.database.db,
    )
    const ready = [await first!.save(), await full!.save(), await full!.save(), await gone!.save()]
    await deleteBoard(gone!.by, allowBoard(gone!.by, 'delete', await getBoard(gone!.by, gone!.board.id)))
    const outcomes = await Promise.allSettled(ready.map(({ store }, n) => store(keyed(`key-000${n}`, 'response'))))
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'pin.limit' } },
      { status: 'rejected', reason: { code: 'board.not_found', details: { field: 'board_id' } } },
    ])
    const stored = sql<{ pins: number; keys: number }>`
      select (select count(*)::int from pins where parent_pin_id = ${pin.id}) as pins,
        (select count(*)::int from idempotency_keys where scope = 'test') as keys`
    expect(await rowsOf(test, stored)).toEqual([{ pins: 2, keys: 2 }])
  })

  it('are stored one by one when one of them makes the statement fail', async () => {
    await using test = await createTestCtx()
    const { pin, members } = await savers(test, 3)
    await sql
      .raw(`
        create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
        create trigger refuse before insert on pins for each row when (new.board_id = ${members[1]!.board.id})
          execute function refuse()`)
      .execute(test.site.database.db)
    const ready = await Promise.all(members.map(({ save }) => save()))
    const outcomes = await Promise.allSettled(ready.map(({ store }) => store(undefined)))
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { message: 'full' } },
      { status: 'fulfilled' },
    ])
    expect((await getPin(members[0]!.by, pin.id)).repinCount).toBe(2)
  })

  it('are stored once, and published, when the connection is lost before the answer to their commit', async () => {
    await using test = await createTestCtx()
    const { alice, pin, members } = await savers(test, 3)
    const { database } = test.site
    let commits = 0
    const transaction: typeof database.transaction = async (work) => {
      const result = await database.transaction(work)
      if ((commits += 1) === 1) throw fail('request.unavailable')
      return result
    }
    const site = { ...test.site, database: { ...database, transaction } }
    const ready = await Promise.all(
      members.map(({ by, board }) => toSave(createCtx(site, by.viewer), pin.id, board.id)),
    )
    const published: string[] = []
    test.site.changes.subscribe((changes) => published.push(...changes))
    const outcomes = await Promise.allSettled([
      ready[0]!.store(undefined),
      ready[1]!.store(undefined),
      ready[2]!.store(keyed('lost-0001', 'response')),
    ])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { status: 'rejected', reason: idempotency.taken() },
    ])
    expect(published).toEqual(expect.arrayContaining(ready.map(({ shown }) => `pin:${shown.id}`)))
    expect((await getPin(alice, pin.id)).repinCount).toBe(3)
  })

  it('of one request that was sent twice are stored once', async () => {
    await using test = await createTestCtx()
    const { pin, members } = await savers(test, 2)
    const [first, other] = members
    const ready = [await first!.save(), await first!.save(), await other!.save()]
    const outcomes = await Promise.allSettled([
      ready[0]!.store(keyed('twice-001', 'one')),
      ready[1]!.store(keyed('twice-001', 'two')),
      ready[2]!.store(undefined),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(idempotency.isTaken((outcomes[1] as PromiseRejectedResult).reason)).toBe(true)
    const later = await (await first!.save()).store(keyed('twice-001', 'three')).catch((error: unknown) => error)
    expect(idempotency.isTaken(later)).toBe(true)
    expect((await getPin(first!.by, pin.id)).repinCount).toBe(2)
  })

  it('leave no trace in public counts where their board is secret', async () => {
    await using test = await createTestCtx()
    const { alice, pin, members } = await savers(test, 1)
    const { by, save } = members[0]!
    const secret = await toSave(by, pin.id, (await makeBoard(by, 'Secrets', { privacy: 'secret' })).id)
    const open = await save()
    await Promise.all([secret.store(undefined), open.store(undefined)])
    expect((await getPin(alice, pin.id)).repinCount).toBe(1)
    expect(await pinCountsOf(test, by.viewer.userId)).toEqual({ total: 2, shown: 1 })
    await expect(getPin(alice, secret.shown.id)).rejects.toMatchObject({ code: 'pin.not_found' })
  })

  it('of a save keep the origin of the chain', async () => {
    await using test = await createTestCtx()
    const { alice, pin, members } = await savers(test, 2)
    const [first, other] = members
    const copy = await saveTo(first!.by, pin, first!.board)
    const ready = [await toSave(other!.by, copy.id, other!.board.id), await first!.save()]
    await Promise.all(ready.map(({ store }) => store(undefined)))
    expect((await getPin(alice, pin.id)).repinCount).toBe(3)
    expect((await getPin(alice, copy.id)).repinCount).toBe(0)
  })
})
