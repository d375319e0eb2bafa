import { createTestCtx, type TestCtx } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cacheEntities, type ChangeTag, createRequestCtx, type Ctx, VISITOR, withoutCounts } from './index.ts'

let test: TestCtx
beforeAll(async () => {
  test = await createTestCtx()
})
afterAll(() => test[Symbol.asyncDispose]())

/** A board whose row counts its changes, read through the cache. */
const changingBoard = () => {
  let version = 1
  const read = cacheEntities('board', async (_db, ids) => new Map(ids.map((id) => [id, version])))
  return {
    read: async (ctx: Ctx) => (await read(ctx, ['7'])).get('7'),
    change: (tag: ChangeTag = 'board:7') => {
      version += 1
      test.site.changes.publish([tag])
    },
  }
}

it('a cached row is read again after it has changed', async () => {
  const board = changingBoard()
  expect(await board.read(createRequestCtx(test.site, VISITOR))).toBe(1)
  expect(await board.read(createRequestCtx(test.site, VISITOR))).toBe(1)
  board.change()
  expect(await board.read(createRequestCtx(test.site, VISITOR))).toBe(2)
  board.change('board-counts:7')
  expect(await board.read(createRequestCtx(test.site, VISITOR))).toBe(3)
})

it('work that shows no counters reads a row again only when more than they changed', async () => {
  const board = changingBoard()
  const readWithoutCounts = () => board.read(withoutCounts(createRequestCtx(test.site, VISITOR)))
  expect(await readWithoutCounts()).toBe(1)
  board.change('board-counts:7')
  expect(await readWithoutCounts()).toBe(1)
  expect(await board.read(createRequestCtx(test.site, VISITOR))).toBe(2)
  board.change()
  expect(await readWithoutCounts()).toBe(3)
})

it('a request that read a row before it changed does not give the old one to later requests', async () => {
  const board = changingBoard()
  const slow = createRequestCtx(test.site, VISITOR)
  await board.read(slow)
  board.change()
  expect(await board.read(slow)).toBe(1)
  expect(await board.read(createRequestCtx(test.site, VISITOR))).toBe(2)
})

it('a row that changed while it was read is not cached, and the others read with it are', async () => {
  const reads: (readonly string[])[] = []
  const reached = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const read = cacheEntities('board', async (_db, ids) => {
    reads.push(ids)
    reached.resolve()
    await mayEnd.promise
    return new Map(ids.map((id) => [id, id]))
  })
  const readBoth = () => read(createRequestCtx(test.site, VISITOR), ['7', '8'])
  const first = readBoth()
  await reached.promise
  test.site.changes.publish(['board:7'])
  mayEnd.resolve()
  await first
  await readBoth()
  expect(reads).toEqual([['7', '8'], ['7']])
})
