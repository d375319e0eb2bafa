import type { Id } from '@corkboard/contract'
import { createTestCtx, type TestCtx } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beforeWriting, createCtx, createRequestCtx, type Ctx, readOnce, VISITOR } from './index.ts'

let test: TestCtx
beforeAll(async () => {
  test = await createTestCtx()
})
afterAll(() => test[Symbol.asyncDispose]())

/** A reader for rows of this database, and a log of its queries. */
const someReader = () => {
  const batches: (readonly Id[])[] = []
  const read = readOnce(async (_ctx: Ctx, ids) => {
    batches.push(ids)
    return new Map(ids.filter((id) => id !== 'missing').map((id) => [id, `row ${id}`]))
  })
  return { batches, read }
}

describe('a row that several parts of one request read', () => {
  it('takes one statement when they request it at the same time, and none once it is cached', async () => {
    const { batches, read } = someReader()
    const ctx = createRequestCtx(test.site, VISITOR)
    const [one, other] = await Promise.all([read(ctx, ['1', 'missing']), read(ctx, ['2', '1'])])
    await read(ctx, ['2', 'missing'])
    expect([one, other]).toEqual([
      new Map([['1', 'row 1']]),
      new Map([
        ['2', 'row 2'],
        ['1', 'row 1'],
      ]),
    ])
    expect(batches).toEqual([['1', 'missing', '2']])
  })

  it('is not queried if it came with something else, until the request has written', async () => {
    const { batches, read } = someReader()
    const ctx = createRequestCtx(test.site, VISITOR)
    read.know(ctx, '1', 'known row 1')
    read.know(ctx, '2', undefined)
    expect(await read(ctx, ['1', '2'])).toEqual(new Map([['1', 'known row 1']]))
    expect(batches).toEqual([])
    await ctx.transaction(async () => undefined)
    expect(await read(ctx, ['1', '2'])).toEqual(
      new Map([
        ['1', 'row 1'],
        ['2', 'row 2'],
      ]),
    )
    const worker = createCtx(test.site, VISITOR)
    read.know(worker, '1', 'known row 1')
    expect(await read(worker, ['1'])).toEqual(new Map([['1', 'row 1']]))
  })

  it('is found while another part that began at the same time is reading it', async () => {
    const { batches, read } = someReader()
    const ctx = createRequestCtx(test.site, VISITOR)
    const found = Promise.all([read.expected(ctx, '1'), read.expected(ctx, '2')])
    const begin = async () => {
      await Promise.resolve()
      read.expect(ctx, '1', Promise.resolve('row 1'))
    }
    await begin()
    expect(await found).toEqual(['row 1', undefined])
    expect(await read.expected(createCtx(test.site, VISITOR), '1')).toBeUndefined()
    expect(batches).toEqual([])
  })

  it('is not queried while another query is reading it, which may fail', async () => {
    const { batches, read } = someReader()
    const ctx = createRequestCtx(test.site, VISITOR)
    const early = read(ctx, ['1', '2'])
    read.expect(ctx, '1', Promise.resolve('row 1 of the other query'))
    read.expect(ctx, '3', Promise.reject(new Error('the other query failed')))
    expect(await early).toEqual(
      new Map([
        ['1', 'row 1 of the other query'],
        ['2', 'row 2'],
      ]),
    )
    await expect(read(ctx, ['3'])).rejects.toThrow('the other query failed')
    expect(batches).toEqual([['2']])
  })

  it('is read again after the request has written, whatever the outcome', async () => {
    const { batches, read } = someReader()
    const ctx = createRequestCtx(test.site, VISITOR)
    await read(ctx, ['1'])
    await ctx.transaction(async () => undefined)
    await read(ctx, ['1'])
    await expect(ctx.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    await read(ctx, ['1'])
    expect(batches).toEqual([['1'], ['1'], ['1']])
  })

  it('is read on every call inside a transaction, by another request, and outside requests', async () => {
    const { batches, read } = someReader()
    const ctx = createRequestCtx(test.site, VISITOR)
    await ctx.transaction(async (tx) => [await read(tx, ['1']), await read(tx, ['1'])])
    await read(createRequestCtx(test.site, VISITOR), ['1'])
    const worker = createCtx(test.site, VISITOR)
    await read(worker, ['1'])
    await read(worker, ['1'])
    expect(batches).toHaveLength(5)
  })

  it('is read once by a transaction that has not written yet, and on every call as soon as it has', async () => {
    const { batches, read } = someReader()
    await createRequestCtx(test.site, VISITOR).transaction(async (tx) => {
      const before = beforeWriting(tx)
      await Promise.all([read(before, ['1']), read(before, ['1', '2'])])
      tx.changed('pin:1')
      const after = beforeWriting(tx)
      await read(after, ['1'])
      await read(after, ['1'])
    })
    expect(batches).toEqual([['1', '2'], ['1'], ['1']])
  })
})
