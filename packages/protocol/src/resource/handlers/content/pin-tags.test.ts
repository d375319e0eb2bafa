import type { Board, NewPinTag, NotificationItem, Pin } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let carol: Actor
let board: Board
let lamp: Pin

beforeEach(async () => {
  site = await TestSite.start()
  ;({ alice, bob, carol } = await site.cast())
  board = await alice.createsBoard('Rooms')
  lamp = await bob.pinsTo(await bob.createsBoard('Shop'), { title: 'A lamp', link: 'https://shop.example/lamp' })
})
afterEach(() => site[Symbol.asyncDispose]())

const tagging = async (pin_tags: NewPinTag[], on: Pick<Board, 'id'> = board): Promise<Pin> => {
  const { media_upload_id } = await alice.uploads()
  return alice.asks<Pin>('PinResource', 'create', { board_id: on.id, media_upload_id, title: 'A room', pin_tags })
}
const tagsFor = async (who: Pick<Actor, 'asks'>, { id }: Pick<Pin, 'id'>) => {
  const { pin_tags: tags = [] } = await who.asks<Pin>('PinResource', 'get', { id })
  return tags.map(({ x, y, media, pin, user }) => [x, y, media, pin?.title ?? user?.username])
}
const lookOf = async (who: Pick<Actor, 'asks'>, { id }: Pick<Pin, 'id'>): Promise<string[]> =>
  (await who.asks<Pin[]>('StoryPinTaggedProductsResource', 'get', { pin_id: id })).map(({ title }) => title)
const notificationsOf = async (who: Actor): Promise<string[]> => {
  await site.settled()
  return (await who.asks<NotificationItem[]>('NewsHubResource', 'get')).map(({ kind }) => kind)
}

describe('[CREATE-03 a] tags on a picture', () => {
  it('have a place, a link and what they are about, and the pins among them are the look', async () => {
    const pin = await tagging([
      { x: 0.25, y: 0.5, pin_id: lamp.id },
      { x: 0.75, y: 0.125, user_id: bob.id },
    ])
    expect(await tagsFor(site.visitor(), pin)).toEqual([
      [0.25, 0.5, 0, 'A lamp'],
      [0.75, 0.125, 0, 'bob'],
    ])
    expect(await lookOf(site.visitor(), pin)).toEqual(['A lamp'])
    const { pin: shown } = await carol.queries('CloseupDetailQuery', { pinId: pin.id, isAuth: true, isDesktop: true })
    expect(shown?.pinTags).toMatchObject([
      { type: 'pin', pin: { id: lamp.id }, link: expect.stringContaining('/offsite/') },
      { type: 'user', user: { username: 'bob' }, link: null },
    ])
    expect(await notificationsOf(bob)).toContain('pin_mentioned')
  })

  it('are on the image of a carousel that they name', async () => {
    const pin_tags = [{ x: 0.5, y: 0.5, media: 1, pin_id: lamp.id }]
    const pin = await alice.publishesCarousel(board, { slots: [{}, {}], pin_tags })
    expect(await tagsFor(bob, pin)).toEqual([[0.5, 0.5, 1, 'A lamp']])
    const refused = alice.publishesCarousel(board, { slots: [{}, {}], pin_tags: [{ ...pin_tags[0], media: 2 }] })
    await expect(refused).rejects.toMatchObject({ error: { error_code: 'pin.tag_object', field: 'pin_tags.0' } })
  })

  it.each([
    ['a place outside', { x: 1.01, y: 0, user_id: '1' }, 'request.invalid'],
    ['nothing', { x: 0, y: 0 }, 'pin.tag_object'],
    ['two things', { x: 0, y: 0, user_id: '1', pin_id: '2' }, 'pin.tag_object'],
  ])('of %s are refused', async (_what, tag, code) => {
    await expect(tagging([tag])).rejects.toMatchObject({ error: { error_code: code } })
  })

  it('are at most 20', async () => {
    const tags = (count: number) => Array.from({ length: count }, () => ({ x: 0, y: 0, pin_id: lamp.id }))
    await expect(tagging(tags(21))).rejects.toMatchObject({ error: { error_code: 'pin.tags' } })
    expect(await tagsFor(alice, await tagging(tags(20)))).toHaveLength(20)
  })

  it('on a story are refused: it has stickers', async () => {
    const refused = alice.publishesStory(board, undefined, { pin_tags: [{ x: 0, y: 0, pin_id: lamp.id }] })
    await expect(refused).rejects.toMatchObject({ error: { error_code: 'pin.not_taggable' } })
  })

  it('are in saves as long as their origin exists', async () => {
    const pin = await tagging([{ x: 0.5, y: 0.5, pin_id: lamp.id }])
    const save = await carol.saves(pin, await carol.createsBoard('Kept'))
    expect(await tagsFor(site.visitor(), save)).toHaveLength(1)
    expect(await lookOf(site.visitor(), save)).toEqual(['A lamp'])
    await alice.deletes(pin)
    expect(await tagsFor(site.visitor(), save)).toEqual([])
    expect(await lookOf(site.visitor(), save)).toEqual([])
  })
})

describe('[CREATE-03 a b] the tags of a published pin', () => {
  const retags = (pin: Pin, pin_tags: NewPinTag[], who = alice) =>
    who.asks<Pin>('PinResource', 'update', { id: pin.id, pin_tags })

  it('are added, moved and removed by its pinner, and so in its saves', async () => {
    const pin = await tagging([{ x: 0.5, y: 0.5, pin_id: lamp.id }])
    const save = await carol.saves(pin, await carol.createsBoard('Kept'))
    await retags(pin, [
      { x: 0.1, y: 0.2, pin_id: lamp.id },
      { x: 0.3, y: 0.4, user_id: bob.id },
    ])
    for (const shown of [pin, save]) {
      expect(await tagsFor(site.visitor(), shown)).toEqual([
        [0.1, 0.2, 0, 'A lamp'],
        [0.3, 0.4, 0, 'bob'],
      ])
    }
    await retags(pin, [{ x: 0.3, y: 0.4, user_id: bob.id }])
    expect([await tagsFor(alice, pin), await lookOf(alice, save)]).toEqual([[[0.3, 0.4, 0, 'bob']], []])
    await alice.asks('PinResource', 'update', { id: pin.id, title: 'Another title' })
    expect(await tagsFor(alice, pin)).toHaveLength(1)
    await retags(pin, [])
    expect(await tagsFor(alice, pin)).toEqual([])
  })

  it('that the pinner cannot see at the moment stay when others are changed', async () => {
    const shelf = await bob.pinsTo(await bob.createsBoard('Sometimes'), { title: 'A shelf' })
    const pin = await tagging([
      { x: 0.25, y: 0.5, pin_id: lamp.id },
      { x: 0.5, y: 0.5, pin_id: shelf.id },
    ])
    await bob.edits({ id: shelf.board!.id }, { privacy: 'secret' })
    expect(await tagsFor(alice, pin)).toEqual([[0.25, 0.5, 0, 'A lamp']])
    const pin_tags = [{ x: 0.75, y: 0.75, pin_id: lamp.id }]
    await alice.asks<Pin>('PinResource', 'update', { id: pin.id, pin_tags })
    expect(await tagsFor(alice, pin)).toEqual([[0.75, 0.75, 0, 'A lamp']])
    await bob.edits({ id: shelf.board!.id }, { privacy: 'public' })
    expect((await tagsFor(alice, pin)).toSorted()).toEqual([
      [0.5, 0.5, 0, 'A shelf'],
      [0.75, 0.75, 0, 'A lamp'],
    ])
  })

  it('notify those who are new, once, and keep those who take no mentions since', async () => {
    const pin = await tagging([])
    const tag = { x: 0.5, y: 0.5, user_id: bob.id }
    await retags(pin, [tag])
    expect(await notificationsOf(bob)).toEqual(['pin_mentioned'])
    await bob.asks('UserSettingsResource', 'update', { mentions_from: 'nobody' })
    await retags(pin, [{ ...tag, x: 0.6 }])
    expect(await tagsFor(alice, pin)).toEqual([[0.6, 0.5, 0, 'bob']])
    expect(await notificationsOf(bob)).toEqual(['pin_mentioned'])
    await retags(pin, [])
    await retags(pin, [tag])
    expect(await tagsFor(alice, pin)).toEqual([])
  })

  it('are not changed by anyone else, on a save, a story, or an image that is not there', async () => {
    const pin = await tagging([{ x: 0.5, y: 0.5, pin_id: lamp.id }])
    const save = await carol.saves(pin, await carol.createsBoard('Kept'))
    const story = await alice.publishesStory(board)
    const tag = { x: 0, y: 0, pin_id: lamp.id }
    const refuses = (change: Promise<Pin>, code: string) =>
      expect(change).rejects.toMatchObject({ error: { error_code: code } })
    await refuses(retags(pin, [], bob), 'pin.not_allowed')
    await refuses(retags(save, [tag], carol), 'pin.not_taggable')
    await refuses(retags(story, [tag]), 'pin.not_taggable')
    await refuses(retags(pin, [{ ...tag, media: 1 }]), 'pin.tag_object')
    const taggable = [pin, save, story].map(({ id }) => alice.asks<Pin>('PinResource', 'get', { id }))
    expect((await Promise.all(taggable)).map((shown) => shown.is_taggable)).toEqual([true, false, false])
    expect(await tagsFor(alice, pin)).toHaveLength(1)
  })
})

describe('a tagged pin or user', () => {
  it('is not revealed to those who may not see it', async () => {
    const hidden = await alice.pinsTo(await alice.createsBoard('Secrets', { privacy: 'secret' }), { title: 'A secret' })
    const pin = await tagging([
      { x: 0.5, y: 0.5, pin_id: hidden.id },
      { x: 0.6, y: 0.6, user_id: carol.id },
    ])
    expect(await tagsFor(alice, pin)).toHaveLength(2)
    await carol.blocks(bob)
    expect([await tagsFor(bob, pin), await lookOf(bob, pin)]).toEqual([[], []])
    expect(await lookOf(alice, pin)).toEqual(['A secret'])
    const { pin: shown } = await bob.queries('CloseupDetailQuery', { pinId: pin.id, isAuth: true, isDesktop: true })
    expect(JSON.stringify(shown?.pinTags)).toBe('[]')
    const his = await bob.pinsTo(await bob.createsBoard('His', { privacy: 'secret' }))
    const theirs = await tagging([
      { x: 0, y: 0, pin_id: his.id },
      { x: 0, y: 0, pin_id: '2' },
    ])
    expect([await tagsFor(alice, theirs), await tagsFor(bob, theirs)]).toEqual([[], []])
  })

  it('disappears when the pin is deleted', async () => {
    const pin = await tagging([{ x: 0.5, y: 0.5, pin_id: lamp.id }])
    await bob.deletes(lamp)
    expect(await tagsFor(alice, pin)).toEqual([])
  })

  it('is left out when they take no mentions or are blocked, and no one is told why', async () => {
    await bob.asks('UserSettingsResource', 'update', { mentions_from: 'nobody' })
    await carol.blocks(alice)
    const pin = await tagging([
      { x: 0, y: 0, user_id: bob.id },
      { x: 0, y: 0, user_id: carol.id },
    ])
    expect(await tagsFor(alice, pin)).toEqual([])
    expect([await notificationsOf(bob), await notificationsOf(carol)]).toEqual([[], []])
  })

  it('removes themselves from the pin and its saves', async () => {
    const pin = await tagging([{ x: 0.5, y: 0.5, user_id: bob.id }])
    const save = await carol.saves(pin, await carol.createsBoard('Kept'))
    await bob.asks('PinMentionsResource', 'delete', { pin_id: save.id })
    expect([await tagsFor(alice, pin), await tagsFor(alice, save)]).toEqual([[], []])
    expect(await notificationsOf(bob)).not.toContain('pin_mentioned')
    const again = bob.asks('PinMentionsResource', 'delete', { pin_id: pin.id })
    await expect(again).rejects.toMatchObject({ error: { error_code: 'pin.not_found' } })
  })
})
