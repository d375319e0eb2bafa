import { expect, it } from 'vitest'
import { LIMITS } from '@corkboard/contract/limits'
import { checkFile } from './file-check.ts'

it.each([
  ['image/heic', 'IMG_1.HEIC', 'media.heic'],
  ['image/heif', 'one', 'media.heic'],
  ['', 'IMG_1.HEIC', 'media.heic'],
  ['application/pdf', 'heic.pdf', 'media.unsupported'],
])('a file of type "%s" named %s: %s', (type, name, refusal) => {
  expect(checkFile({ name, type, size: 100 })).toBe(refusal)
})

it.each([
  ['image/jpeg', 1, null],
  ['image/gif', LIMITS.uploadMaxBytes, null],
  ['image/webp', LIMITS.uploadMaxBytes + 1, 'media.too_large'],
  ['image/svg+xml', 100, 'media.unsupported'],
  ['application/pdf', 100, 'media.unsupported'],
  ['', 100, 'media.unsupported'],
  ['image/png', 0, 'media.broken'],
])('a file of type "%s" with %i bytes: %s', (type, size, refusal) => {
  expect(checkFile({ name: 'a', type, size })).toBe(refusal)
})

it('a video is taken where videos are', () => {
  const clip = { name: 'clip.mp4', type: 'video/mp4', size: 100 }
  expect([checkFile(clip), checkFile(clip, { takesVideos: true })]).toEqual(['media.unsupported', null])
})

it('where videos are taken, refusals speak of them', () => {
  const refusalOf = (type: string, size: number) => checkFile({ name: 'a', type, size }, { takesVideos: true })
  expect(refusalOf('application/pdf', 100)).toBe('media.unsupported_file')
  expect(refusalOf('video/mp4', 0)).toBe('media.video_broken')
  expect(refusalOf('image/png', 0)).toBe('media.broken')
})
