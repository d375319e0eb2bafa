import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pin } from '@corkboard/contract'
import { drawClip } from '@corkboard/testkit/draw-clip'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chooseFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys({}, [], undefined, undefined, { transcoding: true })

const clipFile = async (name: string, options: Parameters<typeof drawClip>[0] = {}) => ({
  name,
  mimeType: 'video/mp4',
  buffer: await drawClip(options),
})

/** A clip as large as those of phones: players skip the box at its end. */
const largeClip = async (name: string, seed: number) => {
  const clip = await clipFile(name, { seconds: 1, hasSound: true, seed })
  const box = Buffer.alloc(3_000_000)
  box.writeUInt32BE(box.length)
  box.write('free', 4, 'latin1')
  return { ...clip, buffer: Buffer.concat([clip.buffer, box]) }
}

const ARRIVED_BYTES = 1_000_000

/** A line that breaks after so many bytes of a file, and stays broken for uploads until it returns. */
const breakingLine = async (page: Page, file: Buffer) => {
  const offsets: number[] = []
  const back = Promise.withResolvers<void>()
  await page.route(/\/v3\/media\/partial\/\d+\//, async (route) => {
    const request = route.request()
    if (request.method() === 'GET') {
      await back.promise
      // The page that asked may have been left.
      return route.continue().catch(() => undefined)
    }
    offsets.push(Number(new URL(request.url()).searchParams.get('offset')))
    if (offsets.length > 1) return route.continue()
    await route.fetch({ postData: file.subarray(0, ARRIVED_BYTES) })
    return route.abort('connectionreset')
  })
  return { offsets, returns: back.resolve }
}

const playedWidth = (page: Page): Promise<number> =>
  page
    .locator('video')
    .first()
    .evaluate(async (element: HTMLVideoElement) => {
      element.muted = true
      await element.play()
      return element.videoWidth
    })

describe('[PIN-04 b, CREATE-01 c] a video', () => {
  it('is uploaded and published like a picture, and another person watches it', async () => {
    const vera = await corkboard.member('Vera')
    const board = await vera.does.createsBoard('Moving')
    await vera.opens(`/pin/create/?board=${board.id}`)
    const clip = await clipFile('waves.mp4', { seconds: 1, hasSound: true })
    await chooseFiles(vera.page, () => vera.presses('button', 'Choose files'), [clip])
    const draft = vera.within('article', 'waves.mp4')
    await draft.reads('320 × 180 pixels')
    await draft.at('textbox', 'Title').fill('Waves')
    await draft.presses('button', 'Publish')
    await vera.presses('button', 'View pin')
    await vera.sees('heading', 'Waves')
    const address = new URL(vera.page.url()).pathname

    const visitor = await corkboard.visitor()
    await visitor.opens(address)
    expect(await playedWidth(visitor.page)).toBeGreaterThan(0)
  })

  it('gets captions from a file and a transcript, which another person turns on and reads', async () => {
    const ines = await corkboard.member('Ines')
    const board = await ines.does.createsBoard('Spoken')
    await ines.opens(`/pin/create/?board=${board.id}`)
    await chooseFiles(ines.page, () => ines.presses('button', 'Choose files'), [
      await clipFile('tide.mp4', { seconds: 1, seed: 12 }),
    ])
    const draft = ines.within('article', 'tide.mp4')
    await draft.reads('320 × 180 pixels')
    await draft.presses('button', 'Captions')
    const dialog = ines.within('dialog', 'Captions and transcript')
    const captions = Buffer.from('1\n00:00:00,000 --> 00:00:00,900\nThe tide goes <i>out</i>\n')
    await chooseFiles(ines.page, () => dialog.presses('button', 'Choose a file'), [
      { name: 'tide.srt', mimeType: 'application/x-subrip', buffer: captions },
    ])
    await dialog.reads('Chosen: tide.srt')
    await dialog.at('textbox', 'Transcript').fill('The tide goes out. Gulls.')
    await dialog.presses('button', 'Save captions')
    await ines.reads('Captions saved')
    await draft.at('textbox', 'Title').fill('Tide')
    await draft.presses('button', 'Publish')
    await ines.presses('button', 'View pin')
    await ines.sees('heading', 'Tide')
    const address = new URL(ines.page.url()).pathname

    const visitor = await corkboard.visitor()
    await visitor.opens(address)
    await visitor.page.getByText('Transcript', { exact: true }).click()
    await visitor.reads('The tide goes out. Gulls.')
    await visitor.at('checkbox', 'Captions').check()
    const shown = () =>
      visitor.page.locator('video').evaluate((video: HTMLVideoElement) => {
        const [track] = video.textTracks
        return track!.mode === 'showing' ? [...(track!.cues ?? [])].map((cue) => (cue as VTTCue).text) : []
      })
    await expect.poll(shown).toEqual(['The tide goes out'])
    await visitor.opens(address)
    await expect.poll(shown).toEqual(['The tide goes out'])
  })

  it('whose connection breaks resumes where it was, is published, found by search and watched by another person', async () => {
    const rosa = await corkboard.member('Rosa')
    const board = await rosa.does.createsBoard('Harbor')
    const clip = await largeClip('harbor.mp4', 8)
    await rosa.opens(`/pin/create/?board=${board.id}`)
    const line = await breakingLine(rosa.page, clip.buffer)
    rosa.expects(/ERR_CONNECTION_RESET PATCH/)
    await chooseFiles(rosa.page, () => rosa.presses('button', 'Choose files'), [clip])
    const draft = rosa.within('article', 'harbor.mp4')
    await draft.reads('Waiting for your connection. The upload will continue by itself.')
    line.returns()
    await draft.reads('320 × 180 pixels')
    expect(line.offsets).toEqual([0, ARRIVED_BYTES])

    await draft.at('textbox', 'Title').fill('Harbor at dawn')
    await draft.presses('button', 'Publish')
    await rosa.presses('button', 'View pin')
    await rosa.sees('heading', 'Harbor at dawn')
    const address = new URL(rosa.page.url()).pathname

    const finn = await corkboard.member('Finn')
    const isFound = async () => {
      await finn.opens('/search/pins/?q=harbor%20dawn')
      return finn.page.locator(`a[href="${address}"]`).count()
    }
    await expect.poll(isFound, { timeout: 60_000 }).toBeGreaterThan(0)
    await finn.opens(address)
    expect(await playedWidth(finn.page)).toBeGreaterThan(0)
  })

  it('whose page is reloaded continues when its file is chosen again', async () => {
    const nora = await corkboard.member('Nora')
    await nora.opens('/pin/create/')
    const { buffer, name } = await largeClip('ferry.mp4', 9)
    const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-clip-'))
    try {
      const file = path.join(folder, name)
      await writeFile(file, buffer)
      const chooses = async (button: string) => {
        const dialog = nora.page.waitForEvent('filechooser')
        await nora.presses('button', button)
        await (await dialog).setFiles(file)
      }
      const line = await breakingLine(nora.page, buffer)
      nora.expects(/ERR_CONNECTION_RESET PATCH/)
      await chooses('Choose files')
      await nora.reads('Waiting for your connection. The upload will continue by itself.')
      nora.page.once('dialog', (dialog) => void dialog.accept())
      await nora.page.reload()
      await nora.sees('heading', 'Unfinished upload')
      line.returns()
      await chooses('Choose file')
      await nora.within('article', 'ferry.mp4').reads('320 × 180 pixels')
      expect(line.offsets).toEqual([0, ARRIVED_BYTES])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('[CREATE-01 a] has the cover that its maker chose, in the draft and on the pin', async () => {
    const cleo = await corkboard.member('Cleo')
    const board = await cleo.does.createsBoard('Covers')
    await cleo.opens(`/pin/create/?board=${board.id}`)
    const clip = await clipFile('kites.mp4', { seconds: 1, seed: 12 })
    await chooseFiles(cleo.page, () => cleo.presses('button', 'Choose files'), [clip])
    const draft = cleo.within('article', 'kites.mp4')
    await draft.presses('button', 'Choose cover')
    const dialog = cleo.within('dialog', 'Choose a cover')
    await dialog.at('radio', 'Image 8 of 8').check()
    await dialog.presses('button', 'Use as cover')
    await cleo.misses('dialog', 'Choose a cover')
    expect(await draft.at('button', 'Choose cover').isEnabled()).toBe(true)

    await draft.presses('button', 'Choose cover')
    const own = await pictureFile('kite.jpg', { width: 300, height: 400 })
    await chooseFiles(cleo.page, () => dialog.presses('button', 'Upload an image'), [own])
    expect(await dialog.at('radio', 'Your image').isChecked()).toBe(true)
    await dialog.presses('button', 'Use as cover')
    await draft.reads('300 × 400 pixels')
    await draft.reads('Saved')
    await cleo.reloads()
    await cleo.within('navigation', '1 draft').presses('button', /^kites\.mp4/)
    await draft.reads('300 × 400 pixels')
    await draft.presses('button', 'Publish')
    await cleo.presses('button', 'View pin')
    const poster = await cleo.page.locator('video').first().getAttribute('poster')
    const [pin] = await cleo.does.asks<Pin[]>('BoardFeedResource', 'get', { board_id: board.id })
    expect(poster).toContain(pin!.image_signature)
    expect(pin!.images['736x']).toMatchObject({ width: 300, height: 400 })
  })

  it('[CREATE-08 a] is trimmed and muted with the keyboard, shows the choice again later, and is published like that', async () => {
    const tess = await corkboard.member('Tess')
    const board = await tess.does.createsBoard('Short films')
    await tess.opens(`/pin/create/?board=${board.id}`)
    const clip = await clipFile('ducks.mp4', { seconds: 2, hasSound: true, seed: 14 })
    await chooseFiles(tess.page, () => tess.presses('button', 'Choose files'), [clip])
    const draft = tess.within('article', 'ducks.mp4')
    await draft.presses('button', 'Trim')
    const dialog = tess.within('dialog', 'Trim video')
    const start = await dialog.sees('slider', 'Start')
    const end = await dialog.sees('slider', 'End')
    for (const _ of [1, 2, 3]) await start.press('ArrowRight')
    for (const _ of [1, 2, 3, 4, 5]) await end.press('ArrowLeft')
    await dialog.reads('0:00.3 to 0:01.5, 1.2 seconds')
    expect(await start.getAttribute('aria-valuetext')).toBe('0:00.3 of 0:02.0')
    // A second is left at least.
    for (const _ of [1, 2, 3, 4]) await end.press('ArrowLeft')
    await dialog.reads('0:00.3 to 0:01.3, 1 second')
    await end.press('ArrowRight')
    await dialog.at('checkbox', 'Keep the sound').uncheck()
    await dialog.presses('button', 'Apply')
    await tess.misses('dialog', 'Trim video')
    // The video of the page itself has given way to that of the stored draft.
    await tess.page.locator('article video[src*="720p"]').waitFor()

    await tess.reloads()
    await tess.within('navigation', '1 draft').presses('button', /^ducks\.mp4/)
    await draft.presses('button', 'Trim')
    await dialog.reads('0:00.3 to 0:01.4, 1.1 seconds')
    expect(await dialog.at('checkbox', 'Keep the sound').isChecked()).toBe(false)
    await dialog.presses('button', 'Whole video')
    await dialog.reads('0:00.0 to 0:02.0, 2 seconds')
    await dialog.presses('button', 'Cancel')
    await tess.misses('dialog', 'Trim video')
    await draft.presses('button', 'Publish')
    await tess.presses('button', 'View pin')
    await tess.sees('heading', 'Comments')
    const [pin] = await tess.does.asks<Pin[]>('BoardFeedResource', 'get', { board_id: board.id })
    expect(pin!.videos).toMatchObject({ has_sound: false, video_list: { V_720P: { duration: 1_100 } } })
    const visitor = await corkboard.visitor()
    await visitor.opens(`/pin/${pin!.id}/`)
    expect(await playedWidth(visitor.page)).toBeGreaterThan(0)
  })

  it('that is damaged is refused with a text that says why', async () => {
    const vito = await corkboard.member('Vito')
    await vito.opens('/pin/create/')
    const { buffer, ...file } = await clipFile('half.mp4', { seconds: 4 })
    const half = { ...file, buffer: buffer.subarray(0, 40_000) }
    await chooseFiles(vito.page, () => vito.presses('button', 'Choose files'), [half])
    await vito.reads(/half\.mp4: This video is damaged/)
  })
})
