import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
let alice: Actor

beforeAll(async () => {
  site = await TestSite.start({ worker: false })
  alice = await site.person('Alice')
  await alice.createsBoard('Kitchens')
})
afterAll(() => site[Symbol.asyncDispose]())

describe('a test that failed', () => {
  it('finds the names that it gave free when it is tried again', { retry: 1 }, async ({ task }) => {
    const bob = await site.person('Bob')
    await bob.createsBoard('Rooms')
    await alice.createsBoard('Rooms')
    expect(task.result?.retryCount, 'The first try is to fail.').toBe(1)
    expect(await alice.asks('BoardsResource', 'get', { username: 'alice' })).toMatchObject([
      { name: 'Rooms' },
      { name: 'Kitchens' },
    ])
  })
})
