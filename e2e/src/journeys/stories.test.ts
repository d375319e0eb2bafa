import type { Pin, StoryPageInput } from '@corkboard/contract'
import { type Actor, drawPicture, uploadClip } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'
import { jumpsOf } from '../steadiness.ts'

const corkboard = startJourneys()

const opensPin = (person: Person, { id }: Pick<Pin, 'id'>) => person.opens(`/pin/${id}/`)
const upload = async (who: Actor) =>
  (await who.uploads(await drawPicture({ width: 720, height: 1280 }))).media_upload_id

const createsStory = async (who: Actor): Promise<Pin> => {
  const board = await who.createsBoard(`Kitchens of ${who.username}`)
  const pot = await who.pinsTo(board, { title: 'A red pot' })
  const pages: StoryPageInput[] = [
    {
      blocks: [
        {
          type: 'story_pin_image_block',
          media_upload_id: await upload(who),
          alt_text: 'Soup in a red pot',
          edits: { left: 0, top: 0, width: 100, height: 100 },
        },
        { type: 'story_pin_heading_block', text: 'Leek soup' },
      ],
    },
    {
      title: 'What goes in',
      layout: 'list',
      background_color: '#22483f',
      blocks: [
        { type: 'story_pin_ingredient_block', text: 'Leeks', detail: '3' },
        { type: 'story_pin_supply_block', text: 'One large pot' },
      ],
    },
    {
      background_color: '#f6e7cf',
      blocks: [
        { text: 'That is supper', edits: { top: 20 } },
        { type: 'story_pin_product_sticker_block', pin_id: pot.id, edits: { top: 50 } },
        { type: 'story_pin_mention_sticker_block', user_id: who.id, edits: { top: 65 } },
      ],
    },
  ]
  return who.publishesStory(board, pages, { title: 'Leek soup, one pot' })
}

describe.each(['desktop', 'phone'] as const)('[PIN-12 a b] on a %s', (device) => {
  it('a story turns page by page, by click and by key, and links to what it names', async () => {
    const alice = await corkboard.member(`Alice${device}`)
    const pin = await createsStory(alice.does)
    const visitor = await corkboard.visitor({ device, stillness: true })
    await opensPin(visitor, pin)
    const story = visitor.within('region', 'Leek soup, one pot')
    await story.sees('img', 'Soup in a red pot')
    await story.sees('heading', 'Leek soup')
    await story.reads('Page 1 of 3')
    expect(await barriersOn(visitor.page)).toEqual([])
    expect(await jumpsOf(visitor.page)).toEqual([])

    await story.presses('button', 'Next page')
    await story.sees('heading', 'What goes in')
    await story.reads('Page 2 of 3')
    await story.reads('Leeks')
    expect(await barriersOn(visitor.page)).toEqual([])
    await visitor.types('ArrowRight')
    await story.reads('That is supper')
    expect(await barriersOn(visitor.page)).toEqual([])
    await visitor.types('ArrowLeft')
    await story.sees('heading', 'What goes in')
    await visitor.types('End')
    await story.presses('link', 'A red pot')
    await visitor.sees('heading', 'A red pot')
    await visitor.goesBack()
    // It was left on its last page.
    await story.reads('That is supper')
  })

  it('a carousel moves by its buttons, its dots and the keyboard, and announces its place', async () => {
    const alice = await corkboard.member(`Ada${device}`)
    const slots = [{ title: 'Front' }, { title: 'Side', alt_text: 'A door from the side' }, { title: 'Back' }]
    const board = await alice.does.createsBoard('Doors')
    const pin = await alice.does.publishesCarousel(board, { title: 'One door', slots })
    const visitor = await corkboard.visitor({ device, stillness: true })
    await opensPin(visitor, pin)
    const carousel = visitor.within('region', 'One door')
    await carousel.reads('Front')
    expect(await barriersOn(visitor.page)).toEqual([])
    expect(await jumpsOf(visitor.page)).toEqual([])
    const inFront = async () =>
      (await carousel.at('button', /of 3$/).and(visitor.page.locator('[aria-current]'))).getAttribute('aria-label')
    await carousel.presses('button', 'Next image')
    expect(await inFront()).toBe('2 of 3')
    await carousel.sees('img', 'A door from the side')
    await visitor.types('ArrowRight')
    await expect.poll(inFront).toBe('3 of 3')
    expect(await carousel.at('button', 'Next image').getAttribute('aria-disabled')).toBe('true')
    await carousel.presses('button', '1 of 3')
    await expect.poll(inFront).toBe('1 of 3')
    // Like a swipe.
    await visitor.page
      .locator('ul', { has: visitor.page.getByRole('img') })
      .first()
      .evaluate((track) => track.scrollTo({ left: track.clientWidth }))
    await expect.poll(inFront).toBe('2 of 3')
    expect(await barriersOn(visitor.page)).toEqual([])
  })
})

describe('[PIN-12 b] a story', () => {
  it('plays by itself if motion is allowed, until the user pauses it', async () => {
    const alice = await corkboard.member('Anna')
    const pin = await createsStory(alice.does)
    const visitor = await corkboard.visitor()
    await opensPin(visitor, pin)
    const story = visitor.within('region', 'Leek soup, one pot')
    await story.sees('heading', 'What goes in')
    await story.presses('button', 'Pause')
    await story.sees('button', 'Play')
  })

  it('is marked on its card, and starts where it was left', async () => {
    const alice = await corkboard.member('Agnes', { stillness: true })
    const pin = await createsStory(alice.does)
    await alice.opens('/agnes/kitchens-of-agnes/')
    await alice.reads('Story · 3')
    await alice.presses('link', /Leek soup, one pot/)
    await alice.arrivesAt(`/pin/${pin.id}/`)
    await alice.within('region', 'Leek soup, one pot').reads('Page 1 of 3')
  })
})

describe('[PIN-04 b] a video', () => {
  it('plays in the browser, alone and on a page of a story, which continues when it ends', async () => {
    const alice = await corkboard.member('Alma')
    const board = await alice.does.createsBoard('Moving')
    const clip = await uploadClip(corkboard.site.site, alice.does)
    const pin = await alice.does.asks<Pin>('PinResource', 'create', {
      board_id: board.id,
      media_upload_id: clip,
      title: 'A ball',
    })
    const visitor = await corkboard.visitor()
    await opensPin(visitor, pin)
    const video = visitor.page.getByLabel('A ball', { exact: true }).and(visitor.page.locator('video'))
    const isPlayed = () =>
      video.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true
        await element.play()
        return element.videoWidth > 0
      })
    expect(await isPlayed()).toBe(true)

    await visitor.opens('/alma/moving/')
    await visitor.reads('0:02')
    await visitor.pointsAt('link', /A ball/)
    await visitor.page.locator('video[autoplay]').waitFor()

    const story = await alice.does.publishesStory(
      board,
      [
        { blocks: [{ type: 'story_pin_video_block', media_upload_id: clip, alt_text: 'A ball that jumps' }] },
        { blocks: [{ text: 'That was it' }] },
      ],
      { title: 'Balls' },
    )
    await opensPin(visitor, story)
    await visitor.reads('That was it')
  })
})
