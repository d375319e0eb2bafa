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
  const answer = await site.visitor().resource('BoardResource', 'get', { username: 'alice', slug })
  return (answer.envelope.resource_response.data as Board | null) ?? undefined
}

it('[BOARD-01] a renamed board is found at its old address, until another of its owner takes that', async () => {
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
