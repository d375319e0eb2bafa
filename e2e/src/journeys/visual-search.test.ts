import type { Pin } from '@corkboard/contract'
import type { Actor, TestPicture } from '@corkboard/testkit'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { chooseFiles, dropFiles, pastePicture, type PersonsFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

const WIDTH = 400
const HEIGHT = 500
const LAMP = { left: 20, top: 20, width: 160, height: 180 }
const PLANT = { left: 220, top: 270, width: 160, height: 210 }

const ROOM =
  '<rect width="400" height="500" fill="#efe3d0"/>' +
  '<path d="M60 60 L140 60 L170 130 L30 130 Z" fill="#c0392b"/><rect x="94" y="130" width="12" height="60" fill="#34495e"/>' +
  `<path d="M260 400 L340 400 L325 470 L275 470 Z" fill="#b5651d"/>${Array.from(
    { length: 9 },
    (_, n) =>
      `<path d="M300 400 Q${250 + n * 12} 350 ${235 + n * 16} ${290 + (n % 3) * 14}" stroke="#2e8b57" stroke-width="8" fill="none"/>`,
  ).join('')}`

const drawn = async (name: string, part?: typeof LAMP, quality = 80): Promise<TestPicture> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ROOM}</svg>`
  const whole = sharp(await sharp(Buffer.from(svg)).png().toBuffer())
  const bytes = await (part ? whole.extract(part) : whole).jpeg({ quality }).toBuffer()
  return { bytes, name, type: 'image/jpeg' }
}

const fileOf = async (part: typeof LAMP): Promise<PersonsFile> => {
  const { bytes, name, type } = await drawn('of-mine.jpg', part)
  return { name, mimeType: type, buffer: bytes }
}

let alice: Actor
let room: Pin
beforeAll(async () => {
  alice = await corkboard.site.person('Alice')
  const board = await alice.createsBoard('Rooms', { category: 'home_decor' })
  room = await alice.pinsTo(board, { title: 'A whole room', picture: await drawn('room.jpg') })
  const things = await alice.createsBoard('Things', { category: 'gardening' })
  await alice.pinsTo(things, { title: 'Red lamp', picture: await drawn('lamp.jpg', LAMP) })
  await alice.pinsTo(things, { title: 'Potted plant', picture: await drawn('plant.jpg', PLANT) })
  const found = () => corkboard.site.visitor().asks<Pin[]>('VisualSearchPinsResource', 'get', { pin_id: room.id })
  await vi.waitUntil(async () => (await found()).length === 2, { timeout: 60_000, interval: 200 })
})

const titles = (person: Person) => person.within('list', 'Similar pins').at('link', /Red lamp|Potted plant/)
const firstOf = (person: Person) => titles(person).first().innerText()

/** Drags a corner of the box to a place in the picture. */
const dragCorner = async (person: Person, corner: string, x: number, y: number): Promise<void> => {
  const frame = await person.within('group', 'Crop').at('button', 'Move the box').locator('../..').boundingBox()
  const handle = await person.at('button', corner).boundingBox()
  await person.page.mouse.move(handle!.x + handle!.width / 2, handle!.y + handle!.height / 2)
  await person.page.mouse.down()
  await person.page.mouse.move(frame!.x + (frame!.width * x) / WIDTH, frame!.y + (frame!.height * y) / HEIGHT, {
    steps: 4,
  })
  await person.page.mouse.up()
}

describe('[FIND-08 a b] a visitor searches by part of a picture', () => {
  it('from the pin, moves the box to another thing, shares the address, and returns', async () => {
    const vera = await corkboard.visitor()
    await vera.opens(`/pin/${room.id}/`)
    expect(await vera.within('group', 'Reactions').at('link').count()).toBe(0)
    await vera.presses('link', 'Search with this image')
    await vera.arrivesAt(`/pin/${room.id}/visual-search/`)
    await vera.sees('heading', 'Visual search')
    await vera.presses('button', 'Crop')
    await dragCorner(vera, 'Top left corner', LAMP.left, LAMP.top)
    await dragCorner(vera, 'Bottom right corner', LAMP.left + LAMP.width, LAMP.top + LAMP.height)
    await vi.waitFor(async () => expect(await firstOf(vera)).toContain('Red lamp'), { timeout: 60_000 })
    expect(await barriersOn(vera.page)).toEqual([])
    const shared = new URL(vera.page.url())
    await vera.goesBack()
    await vera.arrivesAt(`/pin/${room.id}/`)
    const wim = await corkboard.visitor({ device: 'phone' })
    await wim.opens(shared.pathname + shared.search)
    await vi.waitFor(async () => expect(await firstOf(wim)).toContain('Red lamp'), { timeout: 60_000 })
  })

  it('by keyboard only, and hears where the box is', async () => {
    const xena = await corkboard.visitor()
    await xena.opens(`/pin/${room.id}/visual-search/?crop=0.05,0.04,0.4,0.4`)
    await vi.waitFor(async () => expect(await firstOf(xena)).toContain('Red lamp'), { timeout: 60_000 })
    await xena.at('button', 'Move the box').focus()
    for (let n = 0; n < 5; n++) await xena.types('Shift+ArrowRight', 'Shift+ArrowDown')
    await xena.reads(/55% from the left, 54% from the top/)
    await xena.arrivesAt(/crop=0\.55,0\.54,0\.4,0\.4/)
    await vi.waitFor(async () => expect(await firstOf(xena)).toContain('Potted plant'), { timeout: 60_000 })
  })

  it('and filters the results, and clears the filters', async () => {
    const yara = await corkboard.visitor()
    await yara.opens(`/pin/${room.id}/visual-search/`)
    const filters = yara.within('navigation', 'Narrow it down')
    await filters.presses('link', 'Gardening')
    await yara.arrivesAt(/category=gardening/)
    await filters.sees('link', 'Clear filters')
    await filters.presses('link', 'Clear filters')
    await yara.arrivesAt(`/pin/${room.id}/visual-search/`)
    await yara.presses('button', 'Crop')
    await yara.arrivesAt(/crop=0\.15,0\.15,0\.7,0\.7/)
  })
})

describe('[FIND-08 a, PIN-12 a b] a pin with several pictures is searched', () => {
  /** Like the pictures of other pins, but not the same files. */
  const uploaded = async (part: typeof LAMP) =>
    (await alice.uploads(await drawn('again.jpg', part, 70))).media_upload_id

  it('by the slot that is shown', async () => {
    const slots = [{ media_upload_id: await uploaded(PLANT) }, { media_upload_id: await uploaded(LAMP) }]
    const set = await alice.publishesCarousel(await alice.createsBoard('Sets'), { title: 'A set', slots })
    const emma = await corkboard.visitor({ stillness: true })
    await emma.opens(`/pin/${set.id}/`)
    const carousel = emma.within('region', 'A set')
    await carousel.presses('button', 'Next image')
    await carousel.reads('2 of 2')
    await carousel.presses('link', 'Search with this image')
    await emma.arrivesAt(/\/visual-search\/\?place=1$/)
    await vi.waitFor(async () => expect(await firstOf(emma)).toContain('Red lamp'), { timeout: 60_000 })
    expect(await barriersOn(emma.page)).toEqual([])
  })

  it('by the page of the story that is shown, if it has a picture', async () => {
    const pages = [
      { blocks: [{ type: 'story_pin_image_block' as const, media_upload_id: await uploaded(PLANT) }] },
      { blocks: [{ type: 'story_pin_heading_block' as const, text: 'The end' }] },
    ]
    const tale = await alice.publishesStory(await alice.createsBoard('Tales'), pages, { title: 'A tale' })
    const finn = await corkboard.visitor({ stillness: true })
    await finn.opens(`/pin/${tale.id}/`)
    const story = finn.within('region', 'A tale')
    await story.presses('link', 'Search with this image')
    await finn.arrivesAt(/\/visual-search\/\?place=0$/)
    await vi.waitFor(async () => expect(await firstOf(finn)).toContain('Potted plant'), { timeout: 60_000 })
    await finn.presses('link', 'Back to the pin')
    await story.presses('button', 'Next page')
    await story.misses('link', 'Search with this image')
  })
})

describe('[FIND-08 c] a member searches with their own picture', () => {
  it('chosen on the search page, and finds the pin of the same thing first', async () => {
    const zoe = await corkboard.member('Zoe')
    await zoe.opens('/search/pins/')
    await chooseFiles(zoe.page, () => zoe.presses('button', 'Choose a photo'), [await fileOf(LAMP)])
    await zoe.arrivesAt(/^\/search\/visual\/\?upload=\d+$/)
    await vi.waitFor(async () => expect(await firstOf(zoe)).toContain('Red lamp'), { timeout: 60_000 })
    await zoe.sees('img', 'The image you’re searching with')
    expect(await barriersOn(zoe.page)).toEqual([])
  })

  it('pasted or dropped, and sees an error for a file that is not a picture', async () => {
    const anna = await corkboard.member('Anna')
    await anna.opens('/search/visual/')
    await anna.sees('heading', 'Search with your photo')
    await dropFiles(anna.page, [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }])
    await anna.reads(/JPEG/)
    const { name, buffer } = await fileOf(PLANT)
    // Clipboards hold pictures as PNG.
    await pastePicture(anna.page, { name, mimeType: 'image/png', buffer: await sharp(buffer).png().toBuffer() })
    await anna.arrivesAt(/^\/search\/visual\/\?upload=\d+$/)
    await vi.waitFor(async () => expect(await firstOf(anna)).toContain('Potted plant'), { timeout: 60_000 })
    await anna.reloads()
    await anna.reads(/only shows in the tab/)
  })

  it('from the header of any page: by its camera, or by pasting into its search field', async () => {
    const emil = await corkboard.member('Emil')
    await emil.opens('/')
    await emil.presses('link', 'Search with your photo')
    await emil.arrivesAt('/search/visual/')
    await emil.opens('/')
    await emil.page.locator('header input[type=search]').click()
    const { name, buffer } = await fileOf(PLANT)
    await pastePicture(emil.page, { name, mimeType: 'image/png', buffer: await sharp(buffer).png().toBuffer() })
    await emil.arrivesAt(/^\/search\/visual\/\?upload=\d+$/)
    await vi.waitFor(async () => expect(await firstOf(emil)).toContain('Potted plant'), { timeout: 60_000 })
  })

  it('from the camera, which shows results live and freezes a frame to crop', async () => {
    const carl = await corkboard.member('Carl')
    const { buffer } = await fileOf(LAMP)
    // A fake camera that shows one picture. It must not outlive this test, because windows are reused.
    await using _ = await carl.page.addInitScript((base64) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const picture = new Image()
        picture.src = `data:image/jpeg;base64,${base64}`
        await picture.decode()
        const canvas = document.createElement('canvas')
        canvas.width = picture.naturalWidth
        canvas.height = picture.naturalHeight
        const draw = () => canvas.getContext('2d')!.drawImage(picture, 0, 0)
        setInterval(draw, 100)
        draw()
        return canvas.captureStream(10)
      }
    }, buffer.toString('base64'))
    await carl.opens('/search/visual/')
    await carl.presses('button', 'Use camera')
    await vi.waitFor(async () => expect(await firstOf(carl)).toContain('Red lamp'), { timeout: 60_000 })
    await carl.presses('button', 'Take photo')
    await carl.arrivesAt(/^\/search\/visual\/\?upload=\d+$/)
    await carl.presses('button', 'Crop')
    await carl.sees('group', 'Crop')
  })

  it('from a real camera, which is offered only where there is one', async () => {
    const dora = await corkboard.member('Dora')
    await dora.opens('/search/visual/')
    await Promise.all([
      dora.page.waitForResponse((response) => /VisualLiveSearchResource/.test(response.url()) && response.ok()),
      dora.presses('button', 'Use camera'),
    ])
    await dora.presses('button', 'Take photo')
    await dora.arrivesAt(/^\/search\/visual\/\?upload=\d+$/)
    await using _ = await dora.page.addInitScript(() => {
      navigator.mediaDevices.enumerateDevices = async () => []
    })
    await dora.opens('/search/visual/')
    await dora.sees('button', 'Choose a photo')
    await dora.misses('button', 'Use camera')
  })
})
