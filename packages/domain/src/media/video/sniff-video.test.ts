import { expect, it } from 'vitest'
import { looksLikeVideo } from './sniff-video.ts'

const box = (name: string, brand = '') =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(name + brand, 'latin1')])

it.each([
  ['an MP4', box('ftyp', 'isom'), true],
  ['a phone’s QuickTime file', box('ftyp', 'qt  '), true],
  ['an old QuickTime file', box('moov'), true],
  ['a WebM', Buffer.from('1a45dfa3', 'hex'), true],
  ['an AVIF', box('ftyp', 'avif'), false],
  ['a HEIC', box('ftyp', 'heic'), false],
  ['a JPEG', Buffer.from('ffd8ffe0', 'hex'), false],
  ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:2,\nclip.mp4'), false],
  ['nothing', Buffer.alloc(0), false],
])('the first bytes of %s say whether it may be a video', (_, bytes, isVideo) => {
  expect(looksLikeVideo(bytes)).toBe(isVideo)
})
