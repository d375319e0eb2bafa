import type { Id } from '@corkboard/contract'
import { createTestCtx, type TestCtx } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cacheRelations, createRequestCtx, type Ctx, type SignedIn } from './index.ts'

let test: TestCtx
let alice: Ctx<SignedIn>
beforeAll(async () => {
  test = await createTestCtx()
  alice = test.as(await test.person('Alice'))
})
afterAll(() => test[Symbol.asyncDispose]())

const BOARDS = ['1', '2', '3', '4', '5']

/** Relations to boards that change, with what was read of them: `all`, or ids. */
const changingRelations = (most = Number.POSITIVE_INFINITY) => {
  const related = new Map<Id, { readonly follows: boolean }>([['2', { follows: true }]])
  const reads: (string | readonly Id[])[] = []
  const read = cacheRelations('board', {
    load: async (_ctx, _viewerId, ids) => {
      reads.push(ids)
      return new Map(related.entries().filter(([id]) => ids.includes(id)))
    },
    loadAll: async () => {
      reads.push('all')
      return related.size > most ? undefined : new Map(related)
    },
  })
  return {
    related,
    reads,
    /** The boards among these that the viewer follows, at their next request. */
    followed: async (ids: readonly Id[]) => [...(await read(createRequestCtx(test.site, alice.viewer), ids)).keys()],
  }
}

it('a list reads all relations of its viewer, and later lists read none', async () => {
  const { followed, reads } = changingRelations()
  expect(await followed(BOARDS)).toEqual(['2'])
  expect(await followed(['6', '7', '8', '2'])).toEqual(['2'])
  expect(await followed(['2'])).toEqual(['2'])
  expect(reads).toEqual(['all'])
})

it('a single board is read alone', async () => {
  const { followed, reads } = changingRelations()
  await followed(['2'])
  expect(reads).toEqual([['2']])
})

it('boards read one after the other are worth reading all', async () => {
  const { followed, reads } = changingRelations()
  for (const id of ['1', '3', '4', '5', '2']) await followed([id])
  expect(await followed(['6'])).toEqual([])
  expect(reads).toEqual([['1'], ['3'], ['4'], 'all'])
})

it('a board that changed is read again, and the others are not', async () => {
  const { followed, related, reads } = changingRelations()
  await followed(BOARDS)
  related.set('3', { follows: true }).delete('2')
  void test.site.changes.publish(['board:2', 'board:3'])
  expect(await followed(BOARDS)).toEqual(['3'])
  expect(reads).toEqual(['all', ['2', '3']])
})

it('after a change of the viewer everything is read again', async () => {
  const { followed, related, reads } = changingRelations()
  await followed(BOARDS)
  related.set('4', { follows: true })
  void test.site.changes.publish([`user:${alice.viewer.userId}`])
  expect(await followed(BOARDS)).toEqual(['2', '4'])
  expect(reads).toEqual(['all', 'all'])
})

it('a viewer with too many relations has those read that a list needs', async () => {
  const { followed, reads } = changingRelations(0)
  expect(await followed(BOARDS)).toEqual(['2'])
  expect(await followed(BOARDS)).toEqual(['2'])
  expect(reads).toEqual(['all', BOARDS])
})

it('that they are too many is remembered for a minute, whatever the viewer does', async () => {
  const { followed, reads } = changingRelations(0)
  await followed(BOARDS)
  void test.site.changes.publish([`user:${alice.viewer.userId}`])
  await followed(BOARDS)
  test.clock.pass(60_000)
  await followed(BOARDS)
  expect(reads).toEqual(['all', BOARDS, BOARDS, 'all', BOARDS])
})

it('relations that were dropped while a list waited for them are read again', async () => {
  const { followed, related, reads } = changingRelations()
  const first = followed(BOARDS)
  related.set('4', { follows: true })
  void test.site.changes.publish([`user:${alice.viewer.userId}`])
  expect(await first).toEqual(['2', '4'])
  expect(reads).toEqual(['all', BOARDS])
})

it('a save, which only changes counters of the viewer and the board, changes no relation', async () => {
  const { followed, reads } = changingRelations()
  await followed(BOARDS)
  void test.site.changes.publish([`user-counts:${alice.viewer.userId}`, 'board-counts:2'])
  expect(await followed(BOARDS)).toEqual(['2'])
  expect(reads).toEqual(['all'])
})
