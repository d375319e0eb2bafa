import type { Pin, StoryBlockInput } from '@corkboard/contract'
import { STORY_BLOCK_TYPES } from '@corkboard/contract'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
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

const inGrid = async (who: Visitor, id: string) =>
  (await who.asks<Pin[]>('UserHomefeedResource', 'get', { field_set_key: 'grid', page_size: 250 })).find(
    (pin) => pin.id === id,
  )

describe('[PIN-12 a] a carousel', () => {
  it('has its slots alone and in the closeup’s query, and only their number in a grid', async () => {
    const board = await alice.createsBoard('Carousels')
    const slots = [{ title: 'Front', alt_text: 'A blue door' }, { link: 'https://doors.example/back' }]
    const pin = await alice.publishesCarousel(board, { title: 'Doors', slots })
    const seen = (await visitor.sees(pin))!
    expect(seen).toMatchObject({
      title: 'Doors',
      creative_type: 'CAROUSEL',
      page_count: 2,
      story_pin_data: null,
      carousel_data: {
        index: 0,
        carousel_slots: [
          { title: 'Front', alt_text: 'A blue door', link: null },
          { link: { src_url: 'https://doors.example/back', domain: 'doors.example' } },
        ],
      },
    })
    const grid = await inGrid(visitor, pin.id)
    expect(grid).toMatchObject({ creative_type: 'CAROUSEL', page_count: 2 })
    expect(grid).not.toHaveProperty('carousel_data')
    const { pin: shown } = await visitor.queries('CloseupPageQuery', { pinId: pin.id, isAuth: false })
    expect(shown?.carouselData?.carousel_slots.map(({ id }) => id)).toEqual(
      seen.carousel_data!.carousel_slots.map(({ id }) => id),
    )
    const way = new URL(seen.carousel_data!.carousel_slots[1]!.link!.tracked_link, site.origin).searchParams
    const link = { pin_id: way.get('pin'), url: way.get('url'), token: way.get('token') }
    expect(await visitor.asks('OffsiteLinkResource', 'get', link)).toMatchObject({ url: 'https://doors.example/back' })
  })

  it('of one picture, or of another user’s upload, is refused', async () => {
    const board = await alice.createsBoard('Refused')
    await expect(alice.publishesCarousel(board, { slots: [{}] })).rejects.toMatchObject({
      error: { error_code: 'pin.carousel_slots' },
    })
    await expect(alice.publishesCarousel(board, { slots: [{}, { link: 'no link' }] })).rejects.toMatchObject({
      error: { error_code: 'pin.link_invalid', field: 'carousel_slots.1.link' },
    })
    const { media_upload_id } = await bob.uploads()
    await expect(alice.publishesCarousel(board, { slots: [{}, { media_upload_id }] })).rejects.toMatchObject({
      error: { error_code: 'media.not_found' },
    })
  })
})

describe('[PIN-12 b] a story', () => {
  it('shows blocks of every type with what they reference', async () => {
    const board = await alice.createsBoard('Stories')
    const product = await alice.pinsTo(board, { title: 'A red pot' })
    const comment = await bob.comments(product, 'How big is it?')
    const upload = async () => (await alice.uploads()).media_upload_id
    const blocks: StoryBlockInput[] = [
      { type: 'story_pin_image_block', media_upload_id: await upload(), alt_text: 'Soup in a red pot' },
      { type: 'story_pin_heading_block', text: 'Soup' },
      { text: 'For eight' },
      { type: 'story_pin_ingredient_block', text: 'Leeks', detail: '3' },
      { type: 'story_pin_supply_block', text: 'A large pot' },
      { type: 'story_pin_link_block', text: 'All of it', link: 'https://soup.example/leek' },
      { type: 'story_pin_mention_sticker_block', user_id: bob.id },
      { type: 'story_pin_product_sticker_block', pin_id: product.id },
      { type: 'story_pin_comment_reply_sticker_block', comment_id: comment.id, text: 'Four litres' },
      { type: 'story_pin_sticker_block', text: '🍲' },
      { type: 'story_pin_music_block', text: 'Kitchen Waltz', detail: 'The Spoons' },
      { type: 'story_pin_virtual_try_on_makeup_sticker_block', text: 'Beet', color: '#8a1538' },
    ]
    const pin = await alice.publishesStory(board, [{ title: 'Soup', blocks }], { title: 'Leek soup' })
    const seen = (await visitor.sees(pin))!
    const [page] = seen.story_pin_data!.pages
    expect(page!.blocks.map(({ type }) => type).toSorted()).toEqual(
      STORY_BLOCK_TYPES.filter((type) => type !== 'story_pin_video_block').toSorted(),
    )
    expect(page!.blocks).toMatchObject([
      { image: { alt_text: 'Soup in a red pot' } },
      { text: 'Soup' },
      { type: 'story_pin_paragraph_block', text: 'For eight' },
      { text: 'Leeks', detail: '3' },
      { text: 'A large pot' },
      { text: 'All of it', link: { domain: 'soup.example' } },
      { user: { username: 'bob' } },
      { pin: { title: 'A red pot' } },
      { text: 'Four litres', comment: { text: 'How big is it?', user: { username: 'bob' } } },
      { text: '🍲' },
      { text: 'Kitchen Waltz', detail: 'The Spoons' },
      { text: 'Beet', color: '#8a1538' },
    ])
    const { pin: shown } = await visitor.queries('CloseupPageQuery', { pinId: pin.id, isAuth: false })
    expect(shown?.storyPinData).toMatchObject({ id: seen.story_pin_data_id, page_count: 1 })
    expect(shown?.storyPinData?.pages[0]!.blocks.map(({ id }) => id)).toEqual(page!.blocks.map(({ id }) => id))
    expect(await inGrid(visitor, pin.id)).toMatchObject({
      creative_type: 'IDEA',
      page_count: 1,
      story_pin_data_id: seen.story_pin_data_id,
    })
  })

  it('on a secret board is visible to no one else, and neither are its pictures', async () => {
    const pin = await alice.publishesStory(await alice.createsBoard('Hidden', { privacy: 'secret' }))
    const own = (await alice.sees(pin))!.story_pin_data!.pages[0]!.blocks[0]!.image!.images['236x']!.url
    expect(await visitor.sees(pin)).toBeUndefined()
    const { pin: shown } = await bob.queries('CloseupPageQuery', { pinId: pin.id, isAuth: true })
    expect(shown).toBeNull()
    expect([await visitor.opens(own), await visitor.opens(own.split('?')[0]!)]).toEqual([200, 404])
  })

  it('with invalid pages is refused with an explanation', async () => {
    const board = await alice.createsBoard('Broken')
    const response = await alice.resource('PinResource', 'create', {
      board_id: board.id,
      story_pin_data: { pages: [{ blocks: [{ type: 'story_pin_dance_block' }] }] },
    })
    expect(response.envelope.resource_response.error).toMatchObject({
      error_code: 'request.invalid',
      field: 'story_pin_data',
    })
  })
})
