import { type Board, IMAGE_SIZES, imageSizeIn, type Pin, type Topic } from '@corkboard/contract'
import { type Actor, drawPicture, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let visitor: Visitor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
  visitor = site.visitor()
})
afterAll(() => site[Symbol.asyncDispose]())

describe('[PIN-02 a b c] a pin', () => {
  it('has its author’s texts, and returns them after an edit', async () => {
    const board = await alice.createsBoard('Tables')
    const texts = { title: 'Oak', description: 'A table', link: 'https://wood.example/oak', alt_text: 'A table of oak' }
    const pin = await alice.pinsTo(board, texts)
    expect(await visitor.sees(pin)).toMatchObject({
      ...texts,
      domain: 'wood.example',
      pinner: { username: 'alice' },
      origin_pinner: null,
      board: { id: board.id, url: '/alice/tables/' },
      privacy: 'public',
      repin_count: 0,
      savedInfo: null,
    })
    await alice.asks('PinResource', 'update', { id: pin.id, title: 'Ash', link: null })
    expect(await bob.sees(pin)).toMatchObject({ title: 'Ash', description: 'A table', link: null, domain: null })
  })

  it('with the full field set has its topics, where the viewer has it, and whether comments are shown', async () => {
    const made = await alice.pinsTo(await alice.createsBoard('Ovens'), { title: 'Baking sourdough bread' })
    const loadPin = () => bob.asks<Pin>('PinResource', 'get', { id: made.id })
    expect(await loadPin()).toMatchObject({ is_eligible_for_aggregated_comments: true, pinned_to_board: null })
    const board = await bob.createsBoard('Bread')
    await bob.saves(made, board)
    await alice.asks('CommentPermissionsResource', 'update', { pin_id: made.id, are_comments_off: true })
    expect(await loadPin()).toMatchObject({
      is_eligible_for_aggregated_comments: false,
      pinned_to_board: { id: board.id, name: 'Bread', url: '/bob/bread/' },
    })
    const { id: baking } = await bob.asks<Topic>('InterestResource', 'get', { interest: 'baking' })
    await expect.poll(async () => (await loadPin()).related_interest_ids).toContain(baking)
  })

  it('has no products of a live session, and a pin that the viewer may not see is not found', async () => {
    const products = (board: Board) => async (who: Visitor) =>
      (await who.resource('LiveSessionProductsResource', 'get', { pin_id: (await alice.pinsTo(board)).id })).envelope
        .resource_response
    const open = products(await alice.createsBoard('Live'))
    const secret = products(await alice.createsBoard('Not live', { privacy: 'secret' }))
    for (const who of [visitor, bob, alice]) expect(await open(who)).toMatchObject({ status: 'success', data: [] })
    for (const who of [visitor, bob]) expect((await secret(who)).error?.error_code).toBe('pin.not_found')
    expect(await secret(alice)).toMatchObject({ data: [] })
  })

  it('[SHELL-04 b] is also found behind its title', async () => {
    const pin = await alice.pinsTo(await alice.createsBoard('Slugs'))
    expect((await bob.asks<Pin>('PinResource', 'get', { id: `oak-table--${pin.id}` })).id).toBe(pin.id)
  })

  it.each([
    [{ title: 'x'.repeat(101) }, 'pin.title_too_long', 'title'],
    [{ description: 'x'.repeat(501) }, 'pin.description_too_long', 'description'],
    [{ alt_text: 'x'.repeat(501) }, 'pin.alt_text_too_long', 'alt_text'],
    [{ link: 'javascript:alert(1)' }, 'pin.link_invalid', 'link'],
    [{ board_id: '1' }, 'board.not_found', 'board_id'],
    [{ section: '1' }, 'section.not_found', null],
    [{ media_upload_id: '1' }, 'media.not_found', 'media_upload_id'],
  ])('with %j is refused', async (change, code, field) => {
    const board = (await alice.asks<{ id: string }[]>('BoardPickerBoardsResource', 'get'))[0]
    const { media_upload_id } = await alice.uploads()
    const options = { board_id: board?.id, media_upload_id, ...change }
    const { status, envelope } = await alice.resource('PinResource', 'create', options)
    const { error } = envelope.resource_response
    expect({ code: error?.error_code, ...(field && { field: error?.field }) }).toEqual({
      code,
      ...(field && { field }),
    })
    expect(status).toBeLessThan(500)
  })

  it('moves to another board with its counts', async () => {
    const [from, to] = [await alice.createsBoard('From'), await alice.createsBoard('To')]
    const pin = await alice.pinsTo(from)
    await alice.asks('PinResource', 'update', { id: pin.id, board_id: to.id })
    expect([await alice.sees(from), await alice.sees(to)]).toMatchObject([{ pin_count: 0 }, { pin_count: 1 }])
    expect((await bob.seesPinsOn(to)).map(({ id }) => id)).toEqual([pin.id])
  })
})

describe('[PIN-03 a] a pin’s pictures', () => {
  it('come in every size, with the promised pixels, in a type that browsers do not guess', async () => {
    const picture = await drawPicture({ width: 900, height: 1_200, format: 'png' })
    const pin = await alice.pinsTo(await alice.createsBoard('Sizes'), { picture })
    for (const size of IMAGE_SIZES) {
      const image = pin.images[size]
      expect(image).toMatchObject(imageSizeIn(size, 900, 1_200))
      const response = await visitor.browser.send(image?.url ?? '')
      expect([size, response.status, response.headers.get('content-type')]).toEqual([size, 200, 'image/webp'])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      await response.arrayBuffer()
    }
    const original = await visitor.browser.send(pin.images.orig?.url ?? '')
    expect(original.headers.get('content-type')).toBe('image/png')
    expect(pin.image_signature).toMatch(/^[0-9a-f]{32}$/)
    expect(pin.dominant_color).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('[PIN-06 a d] saving', () => {
  it('puts a copy on the user’s own board, and shows the user their save', async () => {
    const pin = await alice.pinsTo(await alice.createsBoard('Source'), { title: 'Wallpaper' })
    const board = await bob.createsBoard('Saved')
    const copy = await bob.saves(pin, board)
    expect(copy).toMatchObject({
      title: 'Wallpaper',
      pinner: { username: 'bob' },
      origin_pinner: { username: 'alice' },
    })
    expect(await bob.sees(pin)).toMatchObject({
      repin_count: 1,
      savedInfo: {
        boardId: board.id,
        localPinId: copy.id,
        sectionId: null,
        title: 'Saved',
        type: 'board',
        url: board.url,
      },
    })
    expect(await visitor.sees(pin)).toMatchObject({ savedInfo: null })
    await bob.deletes(copy)
    expect(await bob.sees(pin)).toMatchObject({ repin_count: 0, savedInfo: null })
  })

  it('to a secret board is invisible to everyone else', async () => {
    const pin = await alice.pinsTo(await alice.createsBoard('Gossip'))
    await bob.saves(pin, await bob.createsBoard('For myself', { privacy: 'secret' }))
    expect(await alice.sees(pin)).toMatchObject({ repin_count: 0, savedInfo: null })
    expect(await bob.sees(pin)).toMatchObject({ savedInfo: { title: 'For myself' } })
  })

  it('shows an older save when the user has left the secret board with their last one', async () => {
    const pin = await alice.pinsTo(await alice.createsBoard('Lamps'))
    const own = await bob.saves(pin, await bob.createsBoard('Lights'))
    const secret = await alice.createsBoard('Surprise', { privacy: 'secret' })
    await alice.invites(bob, secret, 'write')
    await bob.acceptsInviteTo(secret)
    site.clock.pass(1_000)
    const { id } = await bob.saves(pin, secret)
    expect(await bob.sees(pin)).toMatchObject({ savedInfo: { localPinId: id, boardId: secret.id } })
    await bob.takesOff(secret, bob)
    expect(await bob.sees(pin)).toMatchObject({ savedInfo: { localPinId: own.id, title: 'Lights' } })
  })

  it('moves the board last saved to to the front of the picker', async () => {
    const dan = await site.person('Daniel')
    const [first, second] = [await dan.createsBoard('A'), await dan.createsBoard('B')]
    const pin = await alice.pinsTo(await alice.createsBoard('Picked from'))
    const picker = async () =>
      (await dan.asks<{ id: string }[]>('BoardPickerBoardsResource', 'get')).map(({ id }) => id)
    expect(await picker()).toEqual([first.id, second.id])
    await dan.saves(pin, second)
    expect(await picker()).toEqual([second.id, first.id])
  })
})

describe('feeds', () => {
  it('show new pins immediately, and nothing unlisted', async () => {
    const board = await alice.createsBoard('Feed')
    const linked = await alice.createsBoard('By address only', { privacy: 'protected' })
    const pins = [await alice.pinsTo(board), await alice.pinsTo(linked), await alice.pinsTo(board)]
    const feed = (await visitor.seesHomeFeed()).map(({ id }) => id)
    expect(feed).toEqual(expect.arrayContaining([pins[2]!.id, pins[0]!.id]))
    expect(feed).not.toContain(pins[1]?.id)
    expect(await visitor.seesPinsOn(linked)).toHaveLength(1)
  })

  it('[PIN-01 a] with more from the board leave out the pin itself', async () => {
    const board = await alice.createsBoard('More')
    const [one, two] = [await alice.pinsTo(board), await alice.pinsTo(board)]
    const more = await visitor.asks<Pin[]>('BoardMorePinsResource', 'get', { pin_id: one.id })
    expect(more.map(({ id }) => id)).toEqual([two.id])
  })

  it('of a user contain what they created', async () => {
    const mine = await visitor.asks<Pin[]>('UserPinsResource', 'get', { username: 'alice', page_size: 3 })
    expect(mine.map(({ pinner }) => pinner?.username)).toEqual(['alice', 'alice', 'alice'])
  })
})
