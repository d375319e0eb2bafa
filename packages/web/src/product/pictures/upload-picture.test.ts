import { expect, it } from 'vitest'
import type { MediaStatus, MediaUpload } from '@corkboard/contract/media/wire/media'
import { ApiError, normalizeError } from '../../api/errors.ts'
import type { UploadClient } from '../../api/upload-client.ts'
import { isFinalRefusal, uploadMedia, uploadPicture } from './upload-picture.ts'

const upload = (status: MediaStatus, error_code: string | null = null): MediaUpload => ({
  media_upload_id: '7',
  media_type: 'image',
  stills: 0,
  duration_ms: null,
  has_sound: false,
  trim: null,
  progress: 0,
  status,
  image_signature: null,
  width: null,
  height: null,
  dominant_color: null,
  placeholder: null,
  error_code,
})

/** A server that returns these states one after the other, then the last one forever. */
const serverWith = (first: MediaUpload, ...later: MediaUpload[]): UploadClient => {
  const responses = [...later]
  return {
    upload: () => Promise.resolve(first),
    inParts: () => Promise.resolve(first),
    fromWeb: () => Promise.reject(new Error('Nothing is fetched here.')),
    state: () => Promise.resolve(responses.length > 1 ? responses.shift()! : (responses[0] ?? first)),
    still: () => Promise.reject(new Error('There are no stills here.')),
    cover: () => Promise.reject(new Error('There are no covers here.')),
    crop: () => Promise.reject(new Error('Nothing is cropped here.')),
    trim: () => Promise.reject(new Error('Nothing is trimmed here.')),
    cancel: () => Promise.reject(new Error('Nothing is canceled here.')),
  }
}
const file = new File(['x'], 'door.jpg', { type: 'image/jpeg' })
const noWait = () => Promise.resolve()
const send = (server: UploadClient) => uploadPicture(server, file, {}, noWait)

it('a picture that is processed immediately is ready immediately', async () => {
  await expect(send(serverWith(upload('succeeded')))).resolves.toMatchObject({ status: 'succeeded' })
})

it('the upload waits while the server processes a picture', async () => {
  const server = serverWith(upload('registered'), upload('processing'), upload('succeeded'))
  await expect(send(server)).resolves.toMatchObject({ status: 'succeeded' })
})

it.each([
  ['a damaged picture says so', upload('failed', 'media.broken'), 'media.broken'],
  ['a failure without a reason we know is one of time', upload('failed', 'something.new'), 'media.timeout'],
  ['a picture that is still being processed can be sent again later', upload('processing'), 'media.not_ready'],
])('%s', async (_, last, code) => {
  await expect(send(serverWith(upload('registered'), last))).rejects.toMatchObject({ error: { error_code: code } })
})

it('a faulty picture is refused for good; temporary refusals can be retried', () => {
  expect(['media.broken', 'media.unsupported', 'media.too_large', 'media.too_many_pixels'].map(isFinalRefusal)).toEqual(
    Array(4).fill(true),
  )
  expect(['media.timeout', 'media.disk_full', 'media.quota', 'unknown', 'auth.required'].map(isFinalRefusal)).toEqual(
    Array(5).fill(false),
  )
})

it('[CREATE-01 c] a file that is a video by its name and none by its bytes is a damaged video', async () => {
  const clip = new File(['x'], 'clip.mp4', { type: 'video/mp4' })
  const server = serverWith(upload('registered'), upload('failed', 'media.unsupported'))
  const sent = uploadMedia(server, clip, { onTranscoding: () => undefined }, noWait)
  await expect(sent).rejects.toMatchObject({ error: { error_code: 'media.video_broken' } })
})

it('[CREATE-01 c] a video whose connection breaks while it is processed is ready once the connection returns', async () => {
  const clip = new File(['x'], 'clip.mp4', { type: 'video/mp4' })
  const server = serverWith(upload('registered'), upload('succeeded'))
  let breaks = 3
  const state: UploadClient['state'] = (id) => {
    breaks -= 1
    return breaks < 0 ? server.state(id) : Promise.reject(new ApiError(normalizeError(undefined, 0)))
  }
  const result = uploadMedia({ ...server, state }, clip, { onTranscoding: () => undefined }, noWait)
  await expect(result).resolves.toMatchObject({ status: 'succeeded' })
})

it('[PIN-04 a] a video is waited for as long as it takes, and tells how far it is', async () => {
  const clip = new File(['x'], 'clip.mp4', { type: 'video/mp4' })
  const states = Array.from({ length: 40 }, (_, n) => ({ ...upload('processing'), progress: n / 40 }))
  const told: number[] = []
  const onTranscoding = ({ progress }: MediaUpload) => told.push(progress)
  const server = serverWith(upload('registered'), ...states, upload('succeeded'))
  await expect(uploadMedia(server, clip, { onTranscoding }, noWait)).resolves.toMatchObject({ status: 'succeeded' })
  expect(told).toEqual([0, ...states.map(({ progress }) => progress)])
})
