import type { Board } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let site: TestSite
let alice: Actor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice } = await site.cast())
})
afterAll(() => site[Symbol.asyncDispose]())

const at = async (slug: string): Promise<Board | undefined> => {
  const response = await site.visitor().resource('BoardResource', 'get', { username: 'alice', slug })
  return (response.envelope.resource_response.data as Board | null) ?? undefined
}

it('[BOARD-01 a] a renamed board is found at its old address until another board of its owner takes it', async () => {
  const board = await alice.createsBoard('Kitchens')
  await alice.edits(board, { name: 'Pantries' })
  await alice.edits(board, { name: 'Larders' })
  for (const slug of ['kitchens', 'pantries', 'larders']) {
    expect(await at(slug)).toMatchObject({ id: board.id, url: '/alice/larders/' })
  }
  const other = await alice.createsBoard('Kitchens')
  expect([(await at('kitchens'))?.id, (await at('pantries'))?.id]).toEqual([other.id, board.id])
  await alice.edits(board, { name: 'Pantries' })
  expect([(await at('larders'))?.id, (await at('pantries'))?.url]).toEqual([board.id, '/alice/pantries/'])
  await alice.edits(board, { privacy: 'secret' })
  expect(await at('larders')).toBeUndefined()
})

it('[BOARD-01 a] a merged board’s addresses redirect to the board it was merged into', async () => {
  const into = await alice.createsBoard('Gardens')
  const board = await alice.createsBoard('Balconies')
  await alice.edits(board, { name: 'Terraces' })
  await alice.asks('BoardMergeResource', 'create', { board_id: board.id, destination_board_id: into.id })
  for (const slug of ['balconies', 'terraces']) {
    expect(await at(slug)).toMatchObject({ id: into.id, url: '/alice/gardens/' })
  }
  const other = await alice.createsBoard('Terraces')
  expect([(await at('terraces'))?.id, (await at('balconies'))?.id]).toEqual([other.id, into.id])
})

it('[BOARD-01 a] a board restored to an address that redirected to another board merges like any other', async () => {
  const into = await alice.createsBoard('Sheds')
  const board = await alice.createsBoard('Barns')
  await alice.asks('BoardResource', 'delete', { board_id: board.id })
  const other = await alice.createsBoard('Barns')
  await alice.edits(other, { name: 'Stables' })
  await alice.asks('BoardRestoreResource', 'create', { board_id: board.id })
  expect([(await at('barns'))?.id, (await at('stables'))?.id]).toEqual([board.id, other.id])
  await alice.asks('BoardMergeResource', 'create', { board_id: board.id, destination_board_id: into.id })
  expect([(await at('barns'))?.id, (await at('stables'))?.id]).toEqual([into.id, other.id])
})
