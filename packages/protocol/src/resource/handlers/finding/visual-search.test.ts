import type { Pin, VisualFilters } from '@corkboard/contract'
import { removeSearchUploads } from '@corkboard/domain/media'
import { type Actor, type TestPicture, TestSite, type Visitor } from '@corkboard/testkit'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Found = VisualFilters & { readonly results: Pin[] }

const NAME = 'VisualSearchFlashlightUnifiedResource'
const WIDTH = 360
const HEIGHT = 480

let site: TestSite
let alice: Actor
let bob: Actor

beforeAll(async () => {
  site = await TestSite.start({ discovery: true })
  ;[alice, bob] = [await site.person('Alice'), await site.person('Bob')]
})
afterAll(() => site[Symbol.asyncDispose]())

const drawn = async (svg: string, change = (it: Sharp): Sharp => it): Promise<TestPicture> => {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${svg}</svg>`
  const bytes = await change(sharp(await sharp(Buffer.from(whole)).png().toBuffer()))
    .jpeg({ quality: 70 })
    .toBuffer()
  return { bytes, name: 'picture.jpg', type: 'image/jpeg' }
}

const LAMP =
  '<rect width="360" height="480" fill="#f3e6d2"/><path d="M120 140 L240 140 L280 240 L80 240 Z" fill="#c0392b"/>' +
  '<rect x="172" y="240" width="16" height="160" fill="#34495e"/><ellipse cx="180" cy="410" rx="70" ry="16" fill="#34495e"/>'
const FERNS = `<rect width="360" height="480" fill="#10331d"/>${Array.from(
  { length: 14 },
  (_, n) =>
    `<path d="M180 470 Q${n * 26} ${200 - (n % 5) * 30} ${n * 27} ${90 + (n % 3) * 70}" stroke="#5fbf6b" stroke-width="9" fill="none"/>`,
).join('')}`
const TILES = Array.from({ length: 48 }, (_, n) => {
  const [x, y] = [(n % 6) * 60, Math.floor(n / 6) * 60]
  return `<rect x="${x}" y="${y}" width="56" height="56" fill="${n % 2 === Math.floor(n / 6) % 2 ? '#1f6f8b' : '#f5f7fa'}"/>`
}).join('')
const BOAT =
  '<rect width="360" height="480" fill="#fbe9c6"/><path d="M60 360 L300 360 L260 430 L100 430 Z" fill="#7a3b12"/>' +
  '<path d="M180 80 L180 350 L60 350 Z" fill="#6c2fb0"/><path d="M190 120 L190 350 L290 350 Z" fill="#2fb09a"/>'
const KITE =
  '<rect width="360" height="480" fill="#cfe8d0"/><path d="M60 60 L190 90 L220 250 L90 200 Z" fill="#d81b60"/>' +
  '<path d="M190 90 L220 250 L150 150 Z" fill="#ffb300"/><path d="M220 250 Q300 300 250 400 T320 470" stroke="#3e2723" stroke-width="8" fill="none"/>'
const SEA =
  '<rect width="360" height="480" fill="#bfe3f5"/><rect y="220" width="360" height="260" fill="#1d5c8a"/><circle cx="260" cy="110" r="40" fill="#fff4c2"/>'

const search = (who: Visitor, options: Readonly<Record<string, unknown>>): Promise<Found> =>
  who.asks<Found>(NAME, 'get', { page_size: 50, ...options })
const titlesOf = ({ results }: Pick<Found, 'results'>): string[] => results.map(({ title }) => title)

/** Waits until the pin is among the results; the issue allows 5 seconds. */
const isFound = async (who: Visitor, options: Readonly<Record<string, unknown>>, title: string): Promise<Found> => {
  await expect.poll(async () => titlesOf(await search(who, options))).toContain(title)
  return search(who, options)
}

describe('[FIND-08 a b c d] visual search', () => {
  it('finds pins similar to a pin’s picture or a part of it within 5 seconds, also for visitors', async () => {
    const board = await alice.createsBoard('Lamps')
    const lamp = await alice.pinsTo(board, { title: 'Lamp', picture: await drawn(LAMP) })
    for (const [title, svg] of [
      ['Ferns', FERNS],
      ['Tiles', TILES],
      ['Sea', SEA],
    ] as const) {
      await alice.pinsTo(board, { title, picture: await drawn(svg) })
    }
    const shade = { left: 70, top: 120, width: 220, height: 150 }
    const others = await bob.createsBoard('Shades')
    await bob.pinsTo(others, { title: 'Red shade', picture: await drawn(LAMP, (it) => it.extract(shade)) })
    await bob.pinsTo(others, { title: 'Lamp again', picture: await drawn(LAMP, (it) => it.resize(200)) })
    const crop = { x: shade.left / WIDTH, y: shade.top / HEIGHT, w: shade.width / WIDTH, h: shade.height / HEIGHT }
    const part = await isFound(site.visitor(), { pin_id: lamp.id, crop }, 'Red shade')
    expect(titlesOf(part)[0]).toBe('Red shade')
    const whole = await isFound(site.visitor(), { pin_id: lamp.id }, 'Lamp again')
    expect(titlesOf(whole)[0]).toBe('Lamp again')
    // The picture the search starts from is not a result.
    expect(titlesOf(whole)).not.toContain('Lamp')
  })

  it('finds the original of a picture that is mirrored or has no colors', async () => {
    const dora = await site.person('Dora')
    const board = await dora.createsBoard('Boats')
    await dora.pinsTo(board, { title: 'Under sail', picture: await drawn(BOAT, (it) => it.modulate({ hue: 40 })) })
    for (const change of [(it: Sharp) => it.flop(), (it: Sharp) => it.grayscale()]) {
      const { bytes } = await drawn(BOAT, (it) => change(it.modulate({ hue: 40 })))
      const best = async () => {
        const frame = bytes.toString('base64')
        const { results } = await dora.asks<{ results: Pin[] }>('VisualLiveSearchResource', 'create', { frame })
        return results[0]?.title
      }
      await expect.poll(best).toBe('Under sail')
    }
  })

  it('finds mirrored copies of a pin’s whole picture, and the original of a gray one, as it does for uploads', async () => {
    const ines = await site.person('Ines')
    const board = await ines.createsBoard('Kites')
    const kite = (change: (it: Sharp) => Sharp) => drawn(KITE, change)
    await ines.pinsTo(board, { title: 'Kite', picture: await kite((it) => it) })
    // Each is nearer to one of the others than the kite is, if only pixels as they are count.
    await ines.pinsTo(board, { title: 'Faded', picture: await kite((it) => it.flop().modulate({ hue: 20 })) })
    await ines.pinsTo(board, { title: 'Fallen', picture: await kite((it) => it.rotate(180).grayscale()) })
    const flown = await ines.pinsTo(board, { title: 'Other way', picture: await kite((it) => it.flop()) })
    const gray = await ines.pinsTo(board, { title: 'Gray', picture: await kite((it) => it.grayscale()) })
    const orderOf = async ({ id }: Pin, titles: readonly string[]) =>
      titlesOf(await search(ines, { pin_id: id })).filter((title) => titles.includes(title))
    await expect.poll(() => orderOf(flown, ['Kite', 'Faded'])).toEqual(['Kite', 'Faded'])
    await expect.poll(() => orderOf(gray, ['Kite', 'Fallen'])).toEqual(['Kite', 'Fallen'])
  })

  it('finds the original of a picture in a frame before other pictures in such a frame', async () => {
    const uma = await site.person('Uma')
    const board = await uma.createsBoard('On the wall')
    const framed = (it: Sharp) => it.extend({ top: 30, bottom: 30, left: 30, right: 30, background: 'black' })
    const pale = (it: Sharp) => it.modulate({ brightness: 1.4, hue: 70 })
    await uma.pinsTo(board, { title: 'Pale kite', picture: await drawn(KITE, pale) })
    await uma.pinsTo(board, { title: 'Framed lamp', picture: await drawn(LAMP, (it) => framed(pale(it))) })
    const { bytes } = await drawn(KITE, (it) => framed(pale(it)))
    const order = async () => {
      const frame = bytes.toString('base64')
      const { results } = await uma.asks<{ results: Pin[] }>('VisualLiveSearchResource', 'create', { frame })
      return results.map(({ title }) => title).filter((title) => ['Pale kite', 'Framed lamp'].includes(title))
    }
    await expect.poll(order).toEqual(['Pale kite', 'Framed lamp'])
  })

  it('falls back to what is stored of a picture whose file cannot be read', async () => {
    const jo = await site.person('Joan')
    const board = await jo.createsBoard('Lost')
    const lost = await jo.pinsTo(board, { picture: await drawn(KITE, (it) => it.modulate({ hue: 130 })) })
    await jo.pinsTo(board, { title: 'Nearly lost', picture: await drawn(KITE, (it) => it.modulate({ hue: 131 })) })
    const { db } = site.site.database
    const described = () =>
      db
        .selectFrom('picture_descriptors')
        .select('signature')
        .where('signature', '=', lost.image_signature)
        .executeTakeFirst()
    await expect.poll(described).toBeDefined()
    const { store } = site.ctx.site.media
    for await (const { key } of store.list()) if (key.includes(lost.image_signature)) await store.remove(key)
    expect(titlesOf(await isFound(jo, { pin_id: lost.id }, 'Nearly lost'))[0]).toBe('Nearly lost')
  })

  it('[PIN-12 a b] finds pins similar to a slot of a carousel or page of a story, without the pin itself', async () => {
    const board = await alice.createsBoard('Several pictures')
    const boat = await alice.pinsTo(board, { title: 'Boat', picture: await drawn(BOAT) })
    const id = async (svg: string) =>
      (await alice.uploads(await drawn(svg, (it) => it.modulate({ brightness: 1.03 })))).media_upload_id
    const carousel = await alice.publishesCarousel(board, {
      title: 'Set',
      slots: [{ media_upload_id: await id(TILES) }, { media_upload_id: await id(BOAT) }],
    })
    const pages = [
      { blocks: [{ type: 'story_pin_image_block' as const, media_upload_id: await id(TILES) }] },
      { blocks: [{ type: 'story_pin_image_block' as const, media_upload_id: await id(BOAT) }] },
      { blocks: [{ type: 'story_pin_heading_block' as const, text: 'Only words' }] },
    ]
    const story = await alice.publishesStory(board, pages, { title: 'Tale' })
    for (const pin of [carousel, story]) {
      const found = await isFound(bob, { pin_id: pin.id, place: 1 }, 'Boat')
      expect(found.results.map(({ id: it }) => it)).not.toContain(pin.id)
    }
    const refused = async (options: object) =>
      (await bob.resource(NAME, 'get', { ...options })).envelope.resource_response.error?.error_code
    expect(await refused({ pin_id: story.id, place: 2 })).toBe('media.not_found')
    expect(await refused({ pin_id: carousel.id, place: 2 })).toBe('media.not_found')
    expect(await refused({ pin_id: boat.id, place: 0 })).toBe('media.not_found')
  })

  it('shows a picture once, however many users pinned it', async () => {
    const picture = await drawn(TILES, (it) => it.modulate({ hue: 90 }))
    const start = await alice.pinsTo(await alice.createsBoard('Green tiles'), {
      title: 'Start',
      picture: await drawn(TILES, (it) => it.modulate({ hue: 88 })),
    })
    for (const who of [alice, bob]) await who.pinsTo(await who.createsBoard('Same tiles'), { title: 'Copy', picture })
    const found = await isFound(bob, { pin_id: start.id }, 'Copy')
    expect(titlesOf(found).filter((title) => title === 'Copy')).toHaveLength(1)
  })

  it('leaves out immediately what is deleted, newly secret or across a block', async () => {
    const [frida, gus] = [await site.person('Frida'), await site.person('Gus')]
    const look = (hue: number) => drawn(SEA, (it) => it.modulate({ hue }))
    const start = await frida.pinsTo(await frida.createsBoard('Seas'), { title: 'Start', picture: await look(150) })
    const board = await gus.createsBoard('More seas')
    const gone = await gus.pinsTo(board, { title: 'Gone', picture: await look(151) })
    const secret = await gus.createsBoard('Quiet seas')
    await gus.pinsTo(secret, { title: 'Secret', picture: await look(152) })
    await gus.pinsTo(board, { title: 'Blocked', picture: await look(153) })
    for (const title of ['Gone', 'Secret', 'Blocked']) await isFound(frida, { pin_id: start.id }, title)
    await gus.deletes(gone)
    expect(titlesOf(await search(frida, { pin_id: start.id }))).not.toContain('Gone')
    await gus.edits(secret, { privacy: 'secret' })
    expect(titlesOf(await search(frida, { pin_id: start.id }))).not.toContain('Secret')
    await frida.blocks(gus)
    expect(titlesOf(await search(frida, { pin_id: start.id }))).not.toContain('Blocked')
  })

  it('reveals nothing through a pin that the viewer may not see', async () => {
    const carol = await site.person('Carol')
    const secret = await carol.createsBoard('Mine alone', { privacy: 'secret' })
    const pin = await carol.pinsTo(secret, { picture: await drawn(FERNS) })
    const response = await bob.resource(NAME, 'get', { pin_id: pin.id })
    expect(response).toMatchObject({ status: 404 })
    expect((await carol.resource(NAME, 'get', { pin_id: pin.id })).status).toBe(200)
  })

  it('offers domains and categories as filters, and applies them', async () => {
    const erin = await site.person('Erin')
    const look = (hue: number) => drawn(LAMP, (it) => it.modulate({ hue }))
    const start = await erin.pinsTo(await erin.createsBoard('Start'), { title: 'Start', picture: await look(200) })
    const garden = await erin.createsBoard('Garden', { category: 'gardening' })
    const kitchen = await erin.createsBoard('Kitchen', { category: 'food_drinks' })
    await erin.pinsTo(garden, {
      title: 'Garden lamp',
      picture: await look(201),
      link: 'https://www.garden.example/lamp',
    })
    await erin.pinsTo(kitchen, { title: 'Kitchen lamp', picture: await look(202), link: 'https://shop.example/lamp' })
    await isFound(erin, { pin_id: start.id }, 'Garden lamp')
    const all = await isFound(erin, { pin_id: start.id }, 'Kitchen lamp')
    expect(all.domain_filters).toEqual(expect.arrayContaining([{ value: 'garden.example', count: 1 }]))
    expect(all.category_filters).toEqual(expect.arrayContaining([{ value: 'food_drinks', count: 1 }]))
    expect(titlesOf(await search(erin, { pin_id: start.id, domains: ['garden.example'] }))).toEqual(['Garden lamp'])
    const narrowed = await search(erin, { pin_id: start.id, categories: ['food_drinks'] })
    expect(titlesOf(narrowed)).toEqual(['Kitchen lamp'])
    // The filters on offer stay the same, whatever is chosen.
    expect(narrowed.category_filters).toEqual(all.category_filters)
    expect(titlesOf(await search(erin, { pin_id: start.id, is_shopping: true }))).toEqual([])
  })

  it('continues by bookmark, and refuses invalid boxes and pictures', async () => {
    const dan = await site.person('Dan')
    const board = await dan.createsBoard('Many')
    const start = await dan.pinsTo(board, {
      title: 'Start',
      picture: await drawn(FERNS, (it) => it.modulate({ hue: 40 })),
    })
    for (let n = 0; n < 3; n++) {
      await dan.pinsTo(board, { title: `Fern ${n}`, picture: await drawn(FERNS, (it) => it.modulate({ hue: 41 + n })) })
    }
    for (let n = 0; n < 3; n++) await isFound(dan, { pin_id: start.id }, `Fern ${n}`)
    const first = await dan.resource(NAME, 'get', { pin_id: start.id, page_size: 2 })
    const { data, bookmark } = first.envelope.resource_response as { data: Found; bookmark: string }
    const second = await search(dan, { pin_id: start.id, page_size: 2, bookmarks: [bookmark] })
    expect(data.results).toHaveLength(2)
    const ids = [...data.results, ...second.results].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const statusOf = async (options: Readonly<Record<string, unknown>>) =>
      (await dan.resource(NAME, 'get', options)).status
    expect(await statusOf({ pin_id: start.id, crop: { x: 0, y: 0, w: 0, h: 1 } })).toBe(400)
    expect(await statusOf({ pin_id: start.id, crop: { x: 0.5, y: 0, w: 1.5, h: 1 } })).toBe(400)
    expect(await statusOf({})).toBe(400)
    // A box that extends beyond the edge is cut to the picture.
    expect(await statusOf({ pin_id: start.id, crop: { x: 0.9, y: 0.9, w: 0.9, h: 0.9 } })).toBe(200)
  })

  it('accepts the user’s own picture, which appears in no list and is deleted again', async () => {
    const hana = await site.person('Hana')
    const seen = await drawn(TILES, (it) => it.modulate({ hue: 200 }))
    await hana.pinsTo(await hana.createsBoard('Violet tiles'), { title: 'Violet', picture: seen })
    const own = await drawn(TILES, (it) => it.modulate({ hue: 200 }).resize(180))
    const data = await hana.uploadsToSearch(own)
    const found = await isFound(hana, { media_upload_id: data.media_upload_id }, 'Violet')
    expect(titlesOf(found)[0]).toBe('Violet')
    expect((await bob.resource(NAME, 'get', { media_upload_id: data.media_upload_id })).status).toBe(404)
    const { db } = site.site.database
    const left = () =>
      db.selectFrom('images').select('signature').where('signature', '=', data.image_signature!).execute()
    expect(await left()).toHaveLength(1)
    site.clock.pass(61 * 60_000)
    expect(await removeSearchUploads(site.ctx)).toBe(1)
    expect(await left()).toEqual([])
  })

  it('finds what a camera sees, and stores nothing of it', async () => {
    const frank = await site.person('Frank')
    await frank.pinsTo(await frank.createsBoard('Suns'), {
      title: 'Sun',
      picture: await drawn(SEA, (it) => it.modulate({ hue: 60 })),
    })
    const frame = (await drawn(SEA, (it) => it.modulate({ hue: 60 }).resize(160))).bytes
    const { db } = site.site.database
    const count = async () => (await db.selectFrom('images').select('signature').execute()).length
    const before = await count()
    const live = async () =>
      titlesOf(
        await frank.asks<{ results: Pin[] }>('VisualLiveSearchResource', 'create', { frame: frame.toString('base64') }),
      )
    await expect.poll(async () => (await live())[0]).toBe('Sun')
    expect(await count()).toBe(before)
    const refused = await frank.resource('VisualLiveSearchResource', 'create', {
      frame: Buffer.from('no picture').toString('base64'),
    })
    expect(refused.envelope.resource_response.error?.error_code).toBe('media.unsupported')
    expect(
      (await site.visitor().resource('VisualLiveSearchResource', 'create', { frame: frame.toString('base64') })).status,
    ).toBe(401)
  })

  it('ends after 50 results on a phone', async () => {
    const gina = await site.person('Gina')
    const board = await gina.createsBoard('Much')
    const start = await gina.pinsTo(board, {
      title: 'Start',
      picture: await drawn(LAMP, (it) => it.modulate({ hue: 100 })),
    })
    for (let n = 0; n < 52; n++) {
      await gina.pinsTo(board, {
        title: `Lamp ${n}`,
        picture: await drawn(LAMP, (it) => it.modulate({ hue: 100, brightness: 0.9 + n / 300 })),
      })
    }
    const all = { pin_id: start.id, page_size: 250 }
    await expect.poll(async () => (await search(gina, all)).results.length).toBeGreaterThan(50)
    expect((await search(gina, { ...all, is_mobile: true })).results).toHaveLength(50)
  })
})
