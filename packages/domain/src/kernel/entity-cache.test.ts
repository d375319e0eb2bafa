import { createTestCtx, type TestCtx } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cacheEntities, createRequestCtx, type Ctx, VISITOR } from './index.ts'

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
    change: () => {
      version += 1
      test.site.changes.publish(['board:7'])
    },
  }
}

it('a cached row is read again after it has changed', async () => {
  const board = changingBoard()
  expect(await board.read(createRequestCtx(test.site, VISITOR))).toBe(1)
  expect(await board.read(createRequestCtx(test.site, VISITOR))).toBe(1)
  board.change()
  expect(await board.read(createRequestCtx(test.site, VISITOR))).toBe(2)
})

it('a request that read a row before it changed does not give the old one to later requests', async () => {
  const board = changingBoard()
  const slow = createRequestCtx(test.site, VISITOR)
  await board.read(slow)
  board.change()
  expect(await board.read(slow)).toBe(1)
  expect(await board.read(createRequestCtx(test.site, VISITOR))).toBe(2)
})
