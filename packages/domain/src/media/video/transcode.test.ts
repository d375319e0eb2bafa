import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ClipOptions, drawClip } from '@corkboard/testkit/draw-clip'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { runTranscoder, TranscoderLost, type TranscoderOptions } from './run-transcoder.ts'

/** What can transcode. The second one is tried where FFMPEG_PATH names the program. */
const TRANSCODERS: readonly [string, TranscoderOptions][] = [
  ['the video library', {}],
  ...(process.env['FFMPEG_PATH'] === undefined
    ? []
    : [['the programs of FFmpeg', { ffmpegPath: process.env['FFMPEG_PATH'] }] satisfies [string, TranscoderOptions]]),
]

/** Transcodes the bytes; returns what is known of the video, or the code of the refusal, and the files. */
const transcodesWith = async (transcoder: TranscoderOptions, bytes: Buffer, options?: TranscoderOptions) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-test-'))
  try {
    const file = path.join(folder, 'upload')
    const out = await mkdtemp(path.join(folder, 'out-'))
    await writeFile(file, bytes)
    const facts = await runTranscoder(file, out, { ...transcoder, ...options }).catch(
      (error: unknown) => error as Error,
    )
    const names = (await readdir(out)).toSorted()
    const isStill = (name: string) => name.startsWith('still')
    const stills = await Promise.all(names.filter(isStill).map((name) => readFile(path.join(out, name))))
    return { facts, files: names.filter((name) => !isStill(name)), stills }
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

/** How much two pictures differ, 0 to 255. */
const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).resize(32, 18).grayscale().raw().toBuffer()),
  )
  return a!.reduce((sum, value, place) => sum + Math.abs(value - b![place]!), 0) / a!.length
}

describe.each(TRANSCODERS)('[CREATE-08 a] transcoding a part of a clip with %s', (_, transcoder) => {
  const transcodes = transcodesWith.bind(undefined, transcoder)
  const partOf = (startMs: number, endMs: number, isMuted = false) => ({ part: { startMs, endMs, isMuted } })

  it('has its pictures and its sound, from its start to its end', async () => {
    const clip = await drawClip({ seconds: 3, hasSound: true })
    const whole = await transcodes(clip)
    const part = await transcodes(clip, partOf(1_500, 2_700))
    expect(part.facts).toMatchObject({ durationMs: 1_200, hasSound: true, stills: 8 })
    expect(part.files).toEqual(whole.files)
    // The fifth of eight stills of three seconds is at 1.5 seconds.
    const [first] = part.stills
    expect(await difference(first!, whole.stills[4]!)).toBeLessThan(8)
    expect(await difference(first!, whole.stills[0]!)).toBeGreaterThan(8)
  })

  it('has no sound when it is muted, and all of the clip’s pictures', async () => {
    const clip = await drawClip({ hasSound: true })
    expect((await transcodes(clip, partOf(0, 500, true))).facts).toMatchObject({ durationMs: 500, hasSound: false })
  })

  it('shows the frame that was there before it, when none starts in it', async () => {
    const slides = await drawClip({ seconds: 4, frameRate: 1 })
    expect((await transcodes(slides, partOf(1_200, 1_900))).facts).toMatchObject({ width: 320, rungs: ['v180'] })
    expect((await transcodes(slides, partOf(3_100, 4_000))).facts).toMatchObject({ width: 320, rungs: ['v180'] })
  })

  it('is as long as it was cut, when its last frame shows for longer', async () => {
    // One of ten frames of 30 a second: each shows for a third of a second.
    const uneven = await drawClip({ seconds: 4, onlyFrames: 'lt(n,30)+not(mod(n,10))' })
    for (const [startMs, endMs] of [
      [500, 1_500],
      [1_100, 2_500],
      [1_400, 2_050],
      [2_000, 3_600],
    ] as const) {
      const frames = Math.round(((endMs - startMs) * 30) / 1_000)
      const { facts } = await transcodes(uneven, partOf(startMs, endMs))
      expect(facts).toMatchObject({ durationMs: Math.round((frames * 1_000) / 30) })
    }
  })

  it('of other kinds of files works too', async () => {
    const webm = await drawClip({ seconds: 2, format: 'webm', hasSound: true })
    expect((await transcodes(webm, partOf(500, 1_500))).facts).toMatchObject({ durationMs: 1_000, hasSound: true })
  })
})

describe.each(TRANSCODERS)('[PIN-04 a] transcoding with %s', (_, transcoder) => {
  const transcodes = transcodesWith.bind(undefined, transcoder)
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
  ])('takes %s', async (_kind, clip, facts) => {
    expect((await transcodes(await drawClip(clip))).facts).toMatchObject(facts)
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['sound without a picture', () => drawClip({ hasPicture: false })],
    ['a clip that was cut off', async () => (await drawClip({ seconds: 4 })).subarray(0, 40_000)],
    ['random bytes', async () => Buffer.from(Array.from({ length: 50_000 }, (_, n) => (n * 7_919) % 251))],
    ['a playlist that names another file', async () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/hostname\n')],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('refuses %s', async (_kind, makeBytes) => {
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
