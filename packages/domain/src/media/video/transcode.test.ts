import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ClipOptions, drawClip } from '@corkboard/testkit/draw-clip'
import { describe, expect, it } from 'vitest'
import { runTranscoder, TranscoderLost, type TranscoderOptions } from './run-transcoder.ts'

/** Transcodes the bytes; returns what is known of the video, or the code of the refusal, and the files. */
const transcodes = async (bytes: Buffer, options?: TranscoderOptions) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-test-'))
  try {
    const file = path.join(folder, 'upload')
    const out = await mkdtemp(path.join(folder, 'out-'))
    await writeFile(file, bytes)
    const facts = await runTranscoder(file, out, options).catch((error: unknown) => error as Error)
    return { facts, files: (await readdir(out)).filter((name) => !name.startsWith('still')).toSorted() }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A few bytes that claim to be 8,000 × 8,000 pixels. */
const hugeGif = (): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(8_000, 0)
  size.writeUInt16LE(8_000, 2)
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x2c, 0, 0, 0, 0]),
    size,
    Buffer.from([0, 2, 2, 0x4c, 1, 0, 0x3b]),
  ])
}

describe('[PIN-04 a] transcoding', () => {
  it('makes a rendition in each size up to the clip’s, playlists, a progressive file, and a poster', async () => {
    const { facts, files } = await transcodes(await drawClip({ width: 640, height: 360, hasSound: true }))
    expect(facts).toMatchObject({ width: 640, height: 360, durationMs: 500, hasSound: true, rungs: ['v360', 'v240'] })
    expect(files).toEqual([
      '720p.mp4',
      'hlsv3_mobile.m3u8',
      'hlsv4.m3u8',
      'poster.jpg',
      'v240.m3u8',
      'v240.mp4',
      'v360.m3u8',
      'v360.mp4',
    ])
  })

  it.each<[string, ClipOptions, object]>([
    ['odd numbers of pixels', { width: 178, height: 98 }, { width: 178, height: 98 }],
    ['WebM', { format: 'webm', hasSound: true }, { width: 320, height: 180, hasSound: true }],
    [
      '4K with 60 frames a second',
      { width: 3840, height: 2160, seconds: 0.1, frameRate: 60 },
      { width: 1280, height: 720 },
    ],
    ['pixels that are no squares', { width: 240, height: 180, pixelShape: '4/3' }, { width: 320, height: 180 }],
    ['HDR', { isHdr: true }, { width: 320, height: 180 }],
    ['QuickTime', { format: 'mov' }, { width: 320, height: 180, hasSound: false }],
  ])('takes %s', async (_, clip, facts) => {
    expect((await transcodes(await drawClip(clip))).facts).toMatchObject(facts)
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['sound without a picture', () => drawClip({ hasPicture: false })],
    ['a clip that was cut off', async () => (await drawClip({ seconds: 4 })).subarray(0, 40_000)],
    ['random bytes', async () => Buffer.from(Array.from({ length: 50_000 }, (_, n) => (n * 7_919) % 251))],
    ['a playlist that names another file', async () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/hostname\n')],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('refuses %s', async (_, makeBytes) => {
    expect((await transcodes(await makeBytes())).facts).toMatchObject({ code: 'media.video_broken' })
  })

  it('takes a clip with damaged frames, which shows blemishes', async () => {
    const clip = await drawClip({ seconds: 2 })
    for (let at = 20_000; at < 20_400; at += 1) clip[at] = (at * 31) & 0xff
    expect((await transcodes(clip)).facts).toMatchObject({ width: 320, height: 180 })
  })

  it('refuses a clip of more than 15 minutes, and one with too many pixels', async () => {
    const long = await drawClip({ width: 32, height: 32, seconds: 15 * 60 + 2, frameRate: 1 })
    expect((await transcodes(long)).facts).toMatchObject({ code: 'media.video_too_long' })
    expect((await transcodes(hugeGif())).facts).toMatchObject({ code: 'media.video_too_large' })
  })

  it('ends at a limit, or when it is canceled', async () => {
    const clip = await drawClip({ seconds: 2 })
    const over = { code: 'media.timeout' }
    expect((await transcodes(clip, { limits: { deadlineMs: 1 } })).facts).toMatchObject(over)
    expect((await transcodes(clip, { limits: { stallMs: 1 } })).facts).toMatchObject(over)
    expect((await transcodes(clip, { limits: { memoryBytes: 1_024 } })).facts).toMatchObject(over)
    const canceling = new AbortController()
    const canceled = await transcodes(clip, { signal: canceling.signal, onProgress: () => canceling.abort() })
    expect(canceled.facts).toBeInstanceOf(TranscoderLost)
  })
})
