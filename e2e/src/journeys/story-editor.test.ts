import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pin, StoryPinDraftSummary } from '@corkboard/contract'
import { drawClip } from '@corkboard/testkit/draw-clip'
import { describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { chooseFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'
import type { Member, Person } from '../person.ts'

const corkboard = startJourneys({}, [], undefined, undefined, { transcoding: true })

const canvas = (member: Member) => member.within('group', /^Page \d+\. Select an item/)
const draftsOf = ({ does }: Member) => does.asks<StoryPinDraftSummary[]>('StoryPinDraftsResource', 'get')

/** Adds a block and fills its first field. */
const adds = async (member: Member, kind: string, fields: Readonly<Record<string, string>>) => {
  await member.presses('button', kind)
  const panel = member.within('region', kind)
  for (const [label, text] of Object.entries(fields)) await panel.at('textbox', label).fill(text)
}

/** The fonts of stories that this page has loaded. */
const fontsLoadedAt = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ family, status }) => /story-/.test(family) && status === 'loaded')
    return [...new Set(loaded.map(({ family }) => family.replaceAll(/['"]/g, '')))]
  })

/** Three seconds of nothing, which every browser can play. */
const silence = (): Buffer => {
  const [rate, seconds] = [8_000, 3]
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + rate * seconds, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(rate * seconds, 40)
  return Buffer.concat([header, Buffer.alloc(rate * seconds, 128)])
}

const publishes = async (member: Member, title: string) => {
  await member.presses('button', 'Next')
  const dialog = member.within('dialog', 'Publish your story')
  await dialog.at('textbox', 'Title').fill(title)
  // The last used board is chosen once boards are loaded.
  await expect.poll(() => dialog.at('button', /Choose a board/).count()).toBe(0)
  await dialog.presses('button', 'Publish')
  await member.reads(`“${title}” published`)
}

describe('[CREATE-02 a, CREATE-04 a c d e] a story', () => {
  it('with every kind of block is made on pages, published, and read by another person', async () => {
    const stella = await corkboard.member('Stella', { stillness: true })
    const otto = await corkboard.member('Otto')
    const board = await stella.does.createsBoard('Suppers')
    const pot = await stella.does.pinsTo(board, { title: 'A red pot' })
    await otto.does.comments(pot, 'How long does it cook?')

    await stella.opens('/pin/create/')
    await stella.presses('link', 'Create a story')
    await stella.sees('heading', 'Create a story')
    const photo = await pictureFile('soup.jpg', { width: 720, height: 1280 })
    await chooseFiles(stella.page, () => stella.presses('button', 'Photo or video'), [photo])
    await canvas(stella).sees('button', 'Photo')
    await adds(stella, 'Heading', { Text: 'Leek soup' })
    await canvas(stella).sees('button', 'Heading: Leek soup')
    await stella.within('group', 'Font').at('radio', 'Caveat').check()
    await adds(stella, 'Text', { Text: 'One pot, half an hour' })
    await adds(stella, 'Link', { Link: 'soup.example/leek', 'Label (optional)': 'The whole recipe' })
    expect(await barriersOn(stella.page)).toEqual([])

    await stella.presses('button', 'Add list page')
    await adds(stella, 'Ingredient', { Name: 'Leeks', 'Amount (optional)': '3' })
    await adds(stella, 'Supply', { Name: 'One large pot' })
    expect(await barriersOn(stella.page)).toEqual([])

    await stella.presses('button', 'Add page')
    const clip = { name: 'steam.mp4', mimeType: 'video/mp4', buffer: await drawClip({ seconds: 1 }) }
    await chooseFiles(stella.page, () => stella.presses('button', 'Photo or video'), [clip])
    await canvas(stella).sees('button', 'Video')
    await stella.presses('button', 'Sticker')
    await stella.within('dialog', 'Add a sticker').presses('button', '🔥')
    await stella.presses('button', 'Mention')
    const people = stella.within('dialog', 'Mention someone')
    await people.at('searchbox').fill('Otto')
    await people.presses('button', /Otto/)
    await stella.presses('button', 'Pin')
    await stella.within('dialog', 'Add a pin').presses('button', 'A red pot')
    await stella.presses('button', 'Comment reply')
    const handleQuestion = stella.within('dialog', 'Answer a comment')
    await handleQuestion.presses('button', 'A red pot')
    await handleQuestion.presses('button', /How long does it cook/)
    await stella.within('region', 'Comment reply').at('textbox', 'Your answer (optional)').fill('Half an hour')
    await canvas(stella).sees('button', 'Comment reply: Half an hour')
    await stella.presses('button', 'Preview')
    const preview = stella.within('dialog', 'Preview')
    await preview.reads('Page 3 of 3')
    await preview.presses('button', 'Close')
    await publishes(stella, 'Leek soup, one pot')
    await stella.arrivesAt('/pin/create/')
    expect(await draftsOf(stella)).toEqual([])

    const [pin] = await stella.does.asks<Pin[]>('UserPinsResource', 'get', { username: 'stella', kind: 'story' })
    const reader = await corkboard.visitor({ stillness: true })
    await reader.opens(`/pin/${pin!.id}/`)
    const story = reader.within('region', 'Leek soup, one pot')
    await story.sees('heading', 'Leek soup')
    await expect.poll(() => fontsLoadedAt(reader)).toEqual(['story-caveat'])
    await story.reads('One pot, half an hour')
    await story.sees('link', 'The whole recipe')
    await story.presses('button', 'Next page')
    await story.reads('Leeks')
    await story.reads('One large pot')
    await story.presses('button', 'Next page')
    await story.sees('link', /@otto/)
    await story.sees('link', /A red pot/)
    await story.reads('How long does it cook?')
    await story.reads('Half an hour')
    await story.reads('🔥')
    await expect.poll(() => reader.page.locator('video').count()).toBe(1)
  })
})

describe('[CREATE-04 b] a block', () => {
  it('is moved, scaled and turned by keys, buttons and the pointer, which can be undone and redone', async () => {
    const mila = await corkboard.member('Mila', { stillness: true })
    await mila.opens('/pin/create/story/')
    await adds(mila, 'Heading', { Text: 'Up' })
    const block = canvas(mila).at('button', 'Heading: Up')
    const where = async () => {
      const { left, top, transform } = await block.evaluate((it) => {
        const { left, top, transform } = it.closest<HTMLElement>('[data-block]')!.style
        return { left, top, transform }
      })
      return [left, top, transform]
    }
    await block.focus()
    await mila.types('ArrowRight', 'Shift+ArrowDown', ']', '+')
    expect(await where()).toEqual(['9%', '19%', 'rotate(5deg) scale(1.05, 1.05)'])
    await mila.presses('button', 'Turn left')
    await mila.presses('button', 'Larger')
    expect((await where())[2]).toBe('rotate(-10deg) scale(1.21, 1.21)')
    await mila.presses('button', 'Undo')
    await mila.presses('button', 'Undo')
    expect(await where()).toEqual(['8%', '14%', 'rotate(0deg) scale(1, 1)'])
    await mila.presses('button', 'Redo')
    expect((await where())[0]).toBe('9%')

    const page = (await canvas(mila)
      .at('button', 'Heading: Up')
      .locator('xpath=ancestor::*[@role="group"][1]')
      .boundingBox())!
    const box = (await block.boundingBox())!
    await mila.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await mila.page.mouse.down()
    await mila.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + page.height / 4, { steps: 4 })
    await mila.page.mouse.up()
    await expect.poll(async () => Math.round(Number.parseFloat((await where())[1]!))).toBe(44)
    await mila.types('Control+z')
    expect((await where())[1]).toBe('19%')
  })
})

describe('[CREATE-08 a, CREATE-04 d] a part of a picture or video on a page', () => {
  it('is chosen with the keyboard, undone and redone, kept with the draft, and published alone', async () => {
    const tom = await corkboard.member('Tom', { stillness: true })
    const board = await tom.does.createsBoard('Boats')
    await tom.opens(`/pin/create/story/?board=${board.id}`)
    const photo = await pictureFile('harbor.jpg', { width: 720, height: 1280 })
    await chooseFiles(tom.page, () => tom.presses('button', 'Photo or video'), [photo])
    const shownPhoto = canvas(tom).at('button', 'Photo')
    await shownPhoto.press('Space')
    const panel = tom.within('region', 'Photo')
    await panel.presses('button', 'Crop')
    const crop = tom.within('dialog', 'Crop image')
    await crop.sees('button', /^The part to keep, 9:16/)
    await crop.presses('button', '1:1')
    await (await crop.sees('button', /^The part to keep, 1:1, 0% from the left/)).press('Shift+ArrowUp')
    await crop.presses('button', 'Apply')
    await tom.misses('dialog', 'Crop image')

    await tom.presses('button', 'Add page')
    const clip = { name: 'ferry.mp4', mimeType: 'video/mp4', buffer: await drawClip({ seconds: 2, hasSound: true }) }
    await chooseFiles(tom.page, () => tom.presses('button', 'Photo or video'), [clip])
    await canvas(tom).at('button', 'Video').press('Space')
    const film = tom.within('region', 'Video')
    await film.sees('button', 'Trim')
    const preview = tom.within('dialog', 'Preview')
    const isHeard = () =>
      tom.page.locator('dialog[open] video').evaluate((it: HTMLVideoElement) => !it.paused && !it.muted)
    await tom.presses('button', 'Preview')
    await preview.sees('button', 'Turn sound on')
    expect(await isHeard()).toBe(false)
    await preview.presses('button', 'Turn sound on')
    await expect.poll(isHeard).toBe(true)
    await preview.presses('button', 'Close')
    await film.presses('button', 'Trim')
    const trim = tom.within('dialog', 'Trim video')
    const end = await trim.sees('slider', 'End')
    for (const _ of [1, 2, 3, 4, 5]) await end.press('ArrowLeft')
    await trim.at('checkbox', 'Keep the sound').uncheck()
    await trim.presses('button', 'Apply')
    await tom.misses('dialog', 'Trim video')

    // The part without its sound is silent, also while it is being made.
    await tom.presses('button', 'Preview')
    await preview.sees('button', 'Previous page')
    await preview.misses('button', 'Turn sound on')
    await preview.presses('button', 'Close')

    // After undo, the whole video can be trimmed again; after redo, the part is back.
    await tom.presses('button', 'Undo')
    await film.presses('button', 'Trim')
    await trim.reads('0:00.0 to 0:02.0, 2 seconds')
    await trim.presses('button', 'Cancel')
    await tom.misses('dialog', 'Trim video')
    await tom.presses('button', 'Redo')
    await tom.reads('Saved')
    // The video of the page itself has given way to that of the stored draft.
    await tom.page.locator('[role="group"] video source[src*="720p"]').first().waitFor({ state: 'attached' })
    await tom.reloads()
    await tom.presses('button', 'Page 2 of 2')
    await canvas(tom).at('button', 'Video').press('Space')
    await film.presses('button', 'Trim')
    await trim.reads('0:00.0 to 0:01.5, 1.5 seconds')
    expect(await trim.at('checkbox', 'Keep the sound').isChecked()).toBe(false)
    await trim.presses('button', 'Cancel')
    await tom.misses('dialog', 'Trim video')
    const spoken = '1\n00:00:00,000 --> 01:00:00,000\nThe ferry is late\n'
    await film.presses('button', 'Captions')
    const captions = tom.within('dialog', 'Captions and transcript')
    const file = { name: 'ferry.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(spoken) }
    await chooseFiles(tom.page, () => captions.presses('button', 'Choose a file'), [file])
    await captions.reads('Chosen: ferry.srt')
    await captions.presses('button', 'Save captions')
    await tom.reads('Captions saved')
    await publishes(tom, 'To the island')
    const [pin] = await tom.does.asks<Pin[]>('BoardFeedResource', 'get', { board_id: board.id })
    const { story_pin_data: story } = await tom.does.asks<Pin>('PinResource', 'get', { id: pin!.id })
    const [picture, video] = story!.pages.map(({ blocks }) => blocks[0]!)
    expect(picture!.image!.images['736x']).toMatchObject({ width: 720, height: 720 })
    expect(video!.videos).toMatchObject({ has_sound: false, video_list: { V_720P: { duration: 1_500 } } })
    expect(story).toMatchObject({ total_video_duration: 1_500 })

    const reader = await corkboard.visitor({ stillness: true })
    await reader.opens(`/pin/${pin!.id}/`)
    const player = reader.within('region', 'To the island')
    await player.presses('button', 'Captions')
    await player.presses('button', 'Next page')
    await player.presses('button', 'Play')
    // Next to the closed transcript, which says the same.
    await player.at('paragraph').getByText('The ferry is late').first().waitFor()
    expect(await player.at('button', 'Captions').getAttribute('aria-pressed')).toBe('true')
    await reader.page.getByText('Transcript').click()
    await reader.page.locator('details[open] p', { hasText: 'The ferry is late' }).waitFor()
    expect(await barriersOn(reader.page)).toEqual([])

    // Its maker mends them after publishing, where everything else of a pin is edited.
    await tom.opens(`/pin/${pin!.id}/`)
    await tom.presses('button', 'More actions')
    await tom.presses('menuitem', 'Edit pin')
    const form = tom.within('dialog', 'Edit pin')
    await form.within('region', 'Captions').presses('button', 'Page 2')
    await captions.reads('1 caption')
    expect(await barriersOn(tom.page)).toEqual([])
    await captions.presses('button', 'Remove captions')
    await captions.at('textbox', 'Transcript').fill('The ferry is on time')
    await captions.presses('button', 'Save captions')
    await tom.misses('dialog', 'Captions and transcript')
    await reader.opens(`/pin/${pin!.id}/`)
    await reader.page.getByText('Transcript').click()
    await reader.page.locator('details[open] p', { hasText: 'The ferry is on time' }).waitFor()
    await player.misses('button', 'Captions')
  })
})

describe('[CREATE-04 d] the operator’s music', () => {
  it('is listened to and chosen in the editor, and plays with the story once a reader turns the sound on', async () => {
    const { folder } = corkboard.site.site.music
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'The Spoons - Kitchen Waltz.wav'), silence())
    corkboard.site.clock.pass(6_000)
    const lea = await corkboard.member('Lea', { stillness: true })
    const board = await lea.does.createsBoard('Dances')
    await lea.opens(`/pin/create/story/?board=${board.id}`)
    await adds(lea, 'Text', { Text: 'One, two, three' })
    await lea.presses('button', 'Music')
    const dialog = lea.within('dialog', 'Add music')
    await dialog.presses('button', 'Play Kitchen Waltz')
    await dialog.sees('button', 'Pause Kitchen Waltz')
    expect(await barriersOn(lea.page)).toEqual([])
    await dialog.presses('button', 'Kitchen Waltz The Spoons')
    await canvas(lea).sees('button', 'Music: Kitchen Waltz')
    const isHeardAt = ({ page }: Person) =>
      page.locator('audio').evaluateAll((all) => all.some((it) => !(it as HTMLAudioElement).paused))
    await lea.presses('button', 'Preview')
    const preview = lea.within('dialog', 'Preview')
    await preview.sees('button', 'Turn sound on')
    expect(await isHeardAt(lea)).toBe(false)
    await preview.presses('button', 'Turn sound on')
    await expect.poll(() => isHeardAt(lea)).toBe(true)
    await preview.presses('button', 'Turn sound off')
    await expect.poll(() => isHeardAt(lea)).toBe(false)
    await preview.presses('button', 'Close')
    await publishes(lea, 'A waltz')
    const [pin] = await lea.does.asks<Pin[]>('BoardFeedResource', 'get', { board_id: board.id })

    const reader = await corkboard.visitor({ stillness: true })
    await reader.opens(`/pin/${pin!.id}/`)
    const player = reader.within('region', 'A waltz')
    const isHeard = () => isHeardAt(reader)
    await player.presses('button', 'Play')
    await player.sees('button', 'Pause')
    expect(await isHeard()).toBe(false)
    await player.presses('button', 'Turn sound on')
    await expect.poll(isHeard).toBe(true)
    await player.presses('button', 'Turn sound off')
    await expect.poll(isHeard).toBe(false)
  })
})

describe('[CREATE-04 b] on a phone', () => {
  it('one finger moves a block, two scale and turn it', async () => {
    const pia = await corkboard.member('Pia', { device: 'phone', stillness: true })
    await pia.opens('/pin/create/story/')
    await adds(pia, 'Heading', { Text: 'Up' })
    expect(await barriersOn(pia.page)).toEqual([])
    const block = canvas(pia).at('button', 'Heading: Up')
    await block.evaluate((it) => it.scrollIntoView({ block: 'center' }))
    const edited = () =>
      block.evaluate((it) => {
        const { top, transform } = it.closest<HTMLElement>('[data-block]')!.style
        return { top, transform }
      })
    const page = (await pia.at('group', /^Page 1\. Select an item/).boundingBox())!
    const box = (await block.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const fingers = await pia.context.newCDPSession(pia.page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py]) => ({ x: px, y: py })) })
    await touch('touchStart', [x - 20, y], [x + 20, y])
    await touch('touchMove', [x, y - 30], [x, y + 30])
    await touch('touchMove', [x, y - 40], [x, y + 40])
    await touch('touchEnd')
    await expect.poll(edited).toMatchObject({ transform: 'rotate(90deg) scale(2, 2)' })
    await touch('touchStart', [x, y])
    await touch('touchMove', [x, y + page.height / 8])
    await touch('touchMove', [x, y + page.height / 4])
    await touch('touchEnd')
    await fingers.detach()
    await expect.poll(async () => Math.round(Number.parseFloat((await edited()).top))).toBe(39)
  })
})

describe('[CREATE-04 a] on a phone', () => {
  it.each([
    [390, 844],
    [320, 640],
  ])('of %i × %i pixels all tools are in view together with the page', async (width, height) => {
    const nora = await corkboard.member(`Nora${width}`, { device: 'phone', stillness: true })
    await nora.page.setViewportSize({ width, height })
    await nora.opens('/pin/create/story/')
    await adds(nora, 'Heading', { Text: 'Up' })
    const parts = [
      nora.at('group', /^Page 1\. Select an item/),
      nora.at('toolbar', 'Position'),
      nora.at('group', 'Tools'),
    ]
    for (const [tool, inside] of [
      ['Add', nora.at('button', 'Photo or video')],
      ['Pages', nora.at('button', 'Add page')],
      ['Layers', nora.at('button', 'Heading: Up').last()],
      ['Edit', nora.at('textbox', 'Text')],
    ] as const) {
      await nora.within('group', 'Tools').presses('button', tool)
      for (const part of [...parts, inside]) {
        const box = (await part.boundingBox())!
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
      }
      expect(await barriersOn(nora.page)).toEqual([])
    }
    expect(await nora.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
    await nora.within('group', 'Tools').presses('button', 'Edit')
    await nora.at('textbox', 'Text').waitFor({ state: 'hidden' })
  })
})

describe('[CREATE-04 a] the cover of a story', () => {
  it('is that of a page or an image of its own, kept with the draft, and shown on cards', async () => {
    const cora = await corkboard.member('Cora', { stillness: true })
    const board = await cora.does.createsBoard('Covers')
    await cora.opens(`/pin/create/story/?board=${board.id}`)
    const photo = await pictureFile('soup.jpg', { width: 720, height: 1280 })
    await chooseFiles(cora.page, () => cora.presses('button', 'Photo or video'), [photo])
    await canvas(cora).sees('button', 'Photo')
    await cora.presses('button', 'Add page')
    await adds(cora, 'Text', { Text: 'Leek soup' })
    await cora.presses('button', 'Next')
    const dialog = cora.within('dialog', 'Publish your story')
    const cover = dialog.within('group', 'Cover')
    expect(await cover.at('radio', 'Page 1 of 2').isChecked()).toBe(true)
    await cover.at('radio', 'Page 2 of 2').check()
    const own = await pictureFile('own.jpg', { width: 600, height: 900 })
    await chooseFiles(cora.page, () => cover.presses('button', 'Use another image'), [own])
    await expect.poll(() => cover.at('radio', 'Your own image').isChecked()).toBe(true)
    expect(await barriersOn(cora.page)).toEqual([])
    await dialog.presses('button', 'Close')
    await cora.reads(/^Saved$/)
    await expect.poll(async () => (await draftsOf(cora))[0]?.cover?.height).toBe(900)
    await cora.reloads()
    await cora.presses('button', 'Next')
    expect(await cover.at('radio', 'Your own image').isChecked()).toBe(true)
    await dialog.presses('button', 'Close')
    await publishes(cora, 'Soup')
    const [pin] = await cora.does.seesPinsOn(board)
    expect(pin!.images['736x']).toMatchObject({ width: 600, height: 900 })
  })
})

describe('[CREATE-04 a] a template', () => {
  it('has slots that say what goes there, stay in the draft, and are left out of the story while they are empty', async () => {
    const tess = await corkboard.member('Tess', { stillness: true })
    const board = await tess.does.createsBoard('Recipes')
    await tess.opens(`/pin/create/story/?board=${board.id}`)
    await tess.presses('button', 'Template')
    const templates = tess.within('dialog', 'Start from a template')
    for (const name of [/^Recipe/, /^How-to/, /^Before and after/, /^List of things/, /^Quote/, /^Gallery/]) {
      await templates.sees('button', name)
    }
    expect(await barriersOn(tess.page)).toEqual([])
    await templates.presses('button', /^Recipe/)
    await canvas(tess).presses('button', 'Photo: Photo of the finished dish')
    const photo = await pictureFile('soup.jpg', { width: 720, height: 1280 })
    await chooseFiles(tess.page, () => tess.presses('button', 'Choose a photo or video'), [photo])
    await tess.within('region', 'Photo').sees('textbox', 'Alt text')
    await canvas(tess).presses('button', 'Heading: Name of the dish')
    await tess.within('region', 'Heading').at('textbox', 'Text').fill('Leek soup')
    await tess.reads(/^Saved$/)
    await tess.reloads()
    await canvas(tess).sees('button', 'Text: Time and servings')
    expect(await barriersOn(tess.page)).toEqual([])
    await tess.presses('button', 'Page 2 of 3')
    await canvas(tess).presses('button', 'Supply: A pot, pan or tool')
    await tess.within('region', 'Supply').at('textbox', 'Name').fill('One pot')
    await tess.presses('button', 'Page 3 of 3')
    await tess.presses('button', 'Delete page')
    await publishes(tess, 'Leek soup')
    const [pin] = await tess.does.seesPinsOn(board)
    const { story_pin_data: story } = await tess.does.asks<Pin>('PinResource', 'get', { id: pin!.id })
    expect(story!.pages.map(({ blocks }) => blocks.map(({ text }) => text))).toEqual([['', 'Leek soup'], ['One pot']])
  })
})

describe('[CREATE-09 a] a story draft', () => {
  it('gets the last used board when the boards arrive after its publishing began', async () => {
    const dora = await corkboard.member('Dora', { stillness: true })
    await dora.does.createsBoard('Notes')
    const isAllowed = Promise.withResolvers<void>()
    await dora.page.route(/BoardPickerBoardsResource/, async (route) => {
      await isAllowed.promise
      await route.continue()
    })
    await dora.opens('/pin/create/story/')
    await adds(dora, 'Text', { Text: 'Early' })
    await dora.presses('button', 'Next')
    const dialog = dora.within('dialog', 'Publish your story')
    await dialog.sees('button', /Choose a board/)
    isAllowed.resolve()
    await dialog.sees('button', /Notes/)
    await dora.reads(/^Saved$/)
  })

  it('is saved by itself, listed in the builder, and opened again as it was', async () => {
    const dana = await corkboard.member('Dana', { stillness: true })
    const board = await dana.does.createsBoard('Notes')
    await dana.opens('/pin/create/story/')
    await adds(dana, 'Text', { Text: 'Not finished' })
    await dana.reads(/^Saved$/)
    await dana.presses('link', 'Back to Create pins')
    await dana.presses('link', /Untitled story/)
    await canvas(dana).presses('button', 'Text: Not finished')
    await dana.within('region', 'Text').at('textbox', 'Text').fill('Finished')
    await dana.reads(/^Saved$/)
    await dana.reloads()
    await canvas(dana).sees('button', 'Text: Finished')
    await publishes(dana, 'A note')
    expect(await dana.does.seesPinsOn(board)).toMatchObject([{ title: 'A note', creative_type: 'IDEA' }])
  })
})
