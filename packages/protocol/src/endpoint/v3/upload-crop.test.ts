import type { MediaUpload, Pin, PinDraft } from '@corkboard/contract'
import { type Actor, drawPicture, TestSite, type TestPicture } from '@corkboard/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
})
afterAll(() => site[Symbol.asyncDispose]())

const RED = { r: 220, g: 30, b: 30 }
const BLUE = { r: 30, g: 30, b: 220 }

/** Red on the left, blue on the right, 400 × 200. */
const halves = async (format: 'jpeg' | 'png'): Promise<TestPicture> => {
  const half = { create: { width: 200, height: 200, channels: 3, background: BLUE } } as const
  const right = await sharp(half).png().toBuffer()
  const whole = sharp({ create: { width: 400, height: 200, channels: 3, background: RED } })
  const bytes = await whole
    .composite([{ input: right, left: 200, top: 0 }])
    .toFormat(format)
    .toBuffer()
  return { bytes, name: `halves.${format}`, type: `image/${format}` }
}
const LEFT = { x: 0, y: 0, width: 0.5, height: 1 }
const crops = (who: Actor, { media_upload_id: id }: MediaUpload, box: object) =>
  who.calls<MediaUpload>('POST', `/v3/media/${id}/crop/`, box)
const ready = async (who: Actor, { media_upload_id: id }: MediaUpload): Promise<MediaUpload> => {
  await expect
    .poll(async () => (await who.calls<MediaUpload>('GET', `/v3/media/${id}/`)).data?.status)
    .toBe('succeeded')
  return (await who.calls<MediaUpload>('GET', `/v3/media/${id}/`)).data!
}

describe('[CREATE-08 a] a crop', () => {
  it.each(['jpeg', 'png'] as const)('of a %s is the part of the original, as an upload of its own', async (format) => {
    const whole = await alice.uploads(await halves(format))
    const { data } = await crops(alice, whole, LEFT)
    const part = await ready(alice, data!)
    expect([part.width, part.height]).toEqual([200, 200])
    expect(part.image_signature).not.toBe(whole.image_signature)
    expect(part.dominant_color).toMatch(/^#d[0-9a-f]1[0-9a-f]1[0-9a-f]$|^#dc1e1e$/)
    const board = await alice.createsBoard(`Crops of ${format}`)
    const pin = await alice.asks<Pin>('PinResource', 'create', {
      board_id: board.id,
      media_upload_id: part.media_upload_id,
    })
    expect(pin.images['orig']).toMatchObject({ width: 200, height: 200 })
  })

  it('is one’s own, of a picture that is there, and within it', async () => {
    const whole = await alice.uploads()
    expect(await crops(bob, whole, LEFT)).toMatchObject({ status: 404, code: 'media.not_found' })
    expect(await crops(alice, whole, { ...LEFT, x: 0.6 })).toMatchObject({ status: 400, code: 'media.crop' })
    expect(await crops(alice, whole, { ...LEFT, width: 0 })).toMatchObject({ status: 400, code: 'request.invalid' })
  })

  it('of a moving picture is refused', async () => {
    const frames = await Promise.all([1, 2].map(async () => (await drawPicture({ width: 64, height: 64 })).bytes))
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const whole = await alice.uploads({ bytes, name: 'moving.webp', type: 'image/webp' })
    expect(await crops(alice, whole, LEFT)).toMatchObject({ status: 400, code: 'media.not_croppable' })
  })

  it('in a draft has the whole picture with it', async () => {
    const whole = await alice.uploads(await halves('png'))
    const part = await ready(alice, (await crops(alice, whole, LEFT)).data!)
    const item = { media_upload_id: part.media_upload_id, whole_upload_id: whole.media_upload_id }
    const draft = await alice.asks<PinDraft>('PinDraftResource', 'create', { draft: { pinItems: [item] } })
    expect(draft.pinItems[0]).toMatchObject({ media: { width: 200 }, whole: { width: 400, height: 200 } })
    const theirs = { media_upload_id: (await bob.uploads()).media_upload_id, whole_upload_id: whole.media_upload_id }
    const refused = bob.asks('PinDraftResource', 'create', { draft: { pinItems: [theirs] } })
    await expect(refused).rejects.toMatchObject({ error: { error_code: 'media.not_found' } })
  })
})
