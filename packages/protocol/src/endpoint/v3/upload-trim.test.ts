import type { MediaUpload, Pin, PinDraft } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { drawClip } from '@corkboard/testkit/draw-clip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor

beforeAll(async () => {
  site = await TestSite.start({ transcoding: true })
  ;({ alice, bob } = await site.cast())
})
afterAll(() => site[Symbol.asyncDispose]())

const trims = (who: Actor, { media_upload_id: id }: MediaUpload, part: object) =>
  who.calls<MediaUpload>('POST', `/v3/media/${id}/trim/`, part)

const finished = async ({ media_upload_id: id }: MediaUpload): Promise<MediaUpload> => {
  const state = async () => (await alice.calls<MediaUpload>('GET', `/v3/media/${id}/`)).data!
  await expect.poll(async () => (await state()).status, { timeout: 120_000, interval: 200 }).toBe('succeeded')
  return state()
}

let made: Promise<MediaUpload> | undefined
/** Two seconds with sound, for all tests. */
const film = (): Promise<MediaUpload> =>
  (made ??= drawClip({ width: 96, height: 64, seconds: 2, hasSound: true })
    .then((bytes) => alice.uploads({ bytes, name: 'film.mp4', type: 'video/mp4' }))
    .then(finished))

const PART = { start_ms: 500, end_ms: 1_700, is_muted: true }

describe('[CREATE-08 a] a trimmed video', () => {
  it('is an upload of its own, which a pin shows without what was cut away', async () => {
    const whole = await film()
    expect(whole).toMatchObject({ duration_ms: 2_000, has_sound: true, trim: null })
    const { data } = await trims(alice, whole, PART)
    expect(data).toMatchObject({ media_type: 'video', trim: PART })
    const part = await finished(data!)
    expect(part).toMatchObject({ duration_ms: 1_200, has_sound: false, stills: 8, trim: PART })
    const board = await alice.createsBoard('Films')
    const pin = await alice.asks<Pin>('PinResource', 'create', {
      board_id: board.id,
      media_upload_id: part.media_upload_id,
    })
    expect(pin.videos).toMatchObject({ has_sound: false, video_list: { V_720P: { duration: 1_200 } } })
    const visitor = site.visitor()
    for (const { url } of Object.values(pin.videos!.video_list)) expect(await visitor.opens(url)).toBe(200)
  })

  it('in a draft has the whole video with it', async () => {
    const whole = await film()
    const part = (await trims(alice, whole, PART)).data!
    const item = { media_upload_id: part.media_upload_id, whole_upload_id: whole.media_upload_id }
    const draft = await alice.asks<PinDraft>('PinDraftResource', 'create', { draft: { pinItems: [item] } })
    expect(draft.pinItems[0]).toMatchObject({ media: { trim: PART }, whole: { duration_ms: 2_000, trim: null } })
    expect(await alice.opens(draft.pinItems[0]!.whole!.video_url!)).toBe(200)
    await finished(part)
  })

  it('is a part of one’s own video, of a second at least, and no pin before it is ready', async () => {
    const whole = await film()
    expect(await trims(bob, whole, PART)).toMatchObject({ status: 404, code: 'media.not_found' })
    const refusals = [
      { ...PART, end_ms: 1_499 },
      { ...PART, start_ms: 1_800, end_ms: 9_000 },
      { ...PART, start_ms: 1_700, end_ms: 500 },
      { start_ms: 0, end_ms: 2_000, is_muted: false },
    ]
    for (const part of refusals)
      expect(await trims(alice, whole, part)).toMatchObject({ status: 400, code: 'media.trim' })
    expect(await trims(alice, whole, { ...PART, start_ms: -1 })).toMatchObject({ code: 'request.invalid' })
    expect(await trims(alice, await alice.uploads(), PART)).toMatchObject({ code: 'media.not_trimmable' })
  })
})
