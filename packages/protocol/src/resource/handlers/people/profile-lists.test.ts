import type { Pin } from '@corkboard/contract'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor

beforeAll(async () => {
  site = await TestSite.start()
  ;[alice, bob] = [await site.person('Alice'), await site.person('Bob')]
})
afterAll(() => site[Symbol.asyncDispose]())

const titles = async (person: Visitor, kind: 'story' | 'tried', more = {}) =>
  (await person.asks<Pin[]>('UserPinsResource', 'get', { username: 'alice', kind, ...more })).map(({ title }) => title)

describe('[PEOPLE-01 a] a profile', () => {
  it('lists the stories the user created, without saves and other pins', async () => {
    const board = await alice.createsBoard('Days')
    await alice.publishesStory(board, undefined, { title: 'Morning' })
    await alice.publishesStory(board, undefined, { title: 'Evening' })
    await alice.publishesCarousel(board, { title: 'Three pictures' })
    await alice.pinsTo(board, { title: 'One picture' })
    const secret = await alice.createsBoard('Plans', { privacy: 'secret' })
    await alice.publishesStory(secret, undefined, { title: 'A plan' })
    await alice.saves(await bob.publishesStory(await bob.createsBoard('Nights')), board)
    expect(await titles(site.visitor(), 'story')).toEqual(['Evening', 'Morning'])
    expect(await titles(alice, 'story')).toEqual(['A plan', 'Evening', 'Morning'])
  })

  it('lists the pins the user tried and the viewer may see', async () => {
    const board = await bob.createsBoard('Recipes')
    const secret = await alice.createsBoard('Mine', { privacy: 'secret' })
    const pins = [await bob.pinsTo(board, { title: 'Bread' }), await bob.pinsTo(board, { title: 'Soup' })]
    site.clock.pass(1_000)
    pins.push(await alice.pinsTo(secret, { title: 'Secret soup' }))
    for (const pin of pins) await alice.asks('DidItsResource', 'create', { pin_id: pin.id, text: 'Good' })
    expect(await titles(bob, 'tried')).toEqual(['Soup', 'Bread'])
    expect(await titles(alice, 'tried')).toEqual(['Secret soup', 'Soup', 'Bread'])
    await alice.asks('DidItsResource', 'delete', { pin_id: pins[1]!.id })
    expect(await titles(site.visitor(), 'tried')).toEqual(['Bread'])
  })
})
