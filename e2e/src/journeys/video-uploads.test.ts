import { drawClip } from '@corkboard/testkit/draw-clip'
import { describe, expect, it } from 'vitest'
import { chooseFiles } from '../files.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys({}, [], undefined, undefined, { transcoding: true })

const clipFile = async (name: string, options: Parameters<typeof drawClip>[0] = {}) => ({
  name,
  mimeType: 'video/mp4',
  buffer: await drawClip(options),
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
    const video = visitor.page.locator('video').first()
    const width = await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true
      await element.play()
      return element.videoWidth
    })
    expect(width).toBeGreaterThan(0)
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
