import { type CorkboardError, type ErrorCode, ERRORS } from '@corkboard/contract/errors'
import { LIMITS } from '@corkboard/contract/limits'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  flat,
  manyScans,
  moving,
  movingPng,
  oneBitPng,
  scene,
  scrambled,
  signpost,
  sparseGif,
} from './test-pictures.ts'
import { openPipeline, type TestPipeline } from './test-pipeline.ts'

let pipeline: TestPipeline
let small: Buffer
beforeAll(async () => {
  pipeline = await openPipeline()
  small = await scene(40, 60).jpeg().toBuffer()
})
afterAll(() => pipeline.close())

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
const encoded = (format: (typeof FORMATS)[number]) =>
  format === 'avif' ? scene(300, 400).avif({ effort: 0 }).toBuffer() : scene(300, 400).toFormat(format).toBuffer()

describe('unsupported files', () => {
  it.each([
    [
      'an SVG named .jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect width="9" height="9"/></svg>'),
    ],
    [
      'an SVG with a declaration',
      Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
    ['a page', Buffer.from('<!doctype html><title>picture.jpg</title>')],
    ['nothing', Buffer.alloc(0)],
    ['three bytes', Buffer.from([0xff, 0xd8, 0xfe])],
  ])('%s is media.unsupported', async (_, bytes) => {
    const refused = pipeline.ingest(bytes, undefined, 'holiday.jpg')
    await expect(refused).rejects.toMatchObject({
      code: 'media.unsupported',
      message: 'Use a JPEG, PNG, WebP, AVIF or GIF image.',
    })
  })

  it('a TIFF is media.unsupported', async () => {
    await expect(pipeline.ingest(await flat(20, 20, 'red').tiff().toBuffer())).rejects.toMatchObject({
      code: 'media.unsupported',
    })
  })

  it.each(['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\0\0\0\0WEBP', '\0\0\0\x18ftypavif\0\0\0\0mif1miaf'])(
    'magic bytes of a picture before an SVG do not get it accepted: %j',
    async (magic) => {
      const bytes = Buffer.from(`${magic}<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>`, 'latin1')
      await expect(pipeline.ingest(bytes)).rejects.toMatchObject({
        code: expect.stringMatching(/^media\.(broken|unsupported)$/),
      })
    },
  )
})

describe('limits are checked on the header', () => {
  it.each([
    ['a 20000 × 20000 picture of 50 kB', () => oneBitPng(20_000, 20_000), 'media.too_many_pixels'],
    [
      'a header of 65535 × 65535 with nothing behind it',
      () => oneBitPng(65_535, 65_535, false),
      'media.too_many_pixels',
    ],
    ['51 megapixels', () => oneBitPng(7_000, 7_300), 'media.too_many_pixels'],
    ['a side of 16384', () => oneBitPng(16_384, 20), 'media.side_too_long'],
    ['9 pixels', () => oneBitPng(9, 500), 'media.too_small'],
  ])('%s', async (_, make, code) => {
    await expect(pipeline.ingest(make())).rejects.toMatchObject({ code })
  })

  it('every frame counts: 200 frames of 600 × 500', async () => {
    const refused = pipeline.ingest(sparseGif(600, 500, 200))
    await expect(refused).rejects.toMatchObject({
      code: 'media.moving_too_many_pixels',
      details: { data: { frames: 200 } },
    })
  })

  it('a GIF of 460 kB with 20,000 frames is refused, one with 50 frames passes', async () => {
    await expect(pipeline.ingest(sparseGif(100, 100, 20_000))).rejects.toMatchObject({
      code: 'media.moving_too_many_pixels',
    })
    expect((await pipeline.ingest(sparseGif(100, 100, 50))).facts).toMatchObject({ animated: true, frames: 50 })
  })

  it('a frame of an animation may have 12 megapixels, the most that is safe in WebP', async () => {
    const refused = pipeline.ingest(await moving(3_500, 3_500, 2, 'webp'))
    await expect(refused).rejects.toMatchObject({ code: 'media.moving_too_many_pixels' })
  })

  it('an AVIF may have 25 megapixels', async () => {
    const bytes = await flat(5_200, 5_000, '#123').removeAlpha().avif({ effort: 0, quality: 1 }).toBuffer()
    await expect(pipeline.ingest(bytes)).rejects.toMatchObject({ code: 'media.avif_too_many_pixels' })
  })

  it('error messages state the actual limits', () => {
    const messageOf = (code: ErrorCode) => ERRORS[code].message
    const inMillions = (pixels: number) => `${pixels / 1e6}`
    expect(messageOf('media.too_many_pixels')).toContain(`${inMillions(LIMITS.imageMaxPixels)} megapixels`)
    expect(messageOf('media.side_too_long')).toContain(`${LIMITS.imageMaxSide.toLocaleString('en-US')} pixels`)
    expect(messageOf('media.too_small')).toContain(`${LIMITS.imageMinSide} pixels`)
    expect(messageOf('media.moving_too_many_pixels')).toContain(`${inMillions(LIMITS.imageMaxPixels)} for all frames`)
  })

  it('the minimum side also applies after orientation, and 10 pixels pass', async () => {
    expect((await pipeline.ingest(oneBitPng(10, 10))).facts).toMatchObject({ width: 10, height: 10 })
  })
})

describe('formats that phones and editors make and we cannot show', () => {
  it.each([
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'media.heic'],
    ['an animated PNG', () => movingPng(40, 40, 3), 'media.moving_png'],
  ])('%s is refused with a text that says what to do', async (_, make, code) => {
    const refused = pipeline.ingest(make())
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringMatching(/Save it as a (JPEG|GIF)/) })
  })

  it('a PNG that says it has one frame is a picture', async () => {
    expect((await pipeline.ingest(movingPng(40, 40, 1))).facts).toMatchObject({ format: 'png', animated: false })
  })
})

describe('damaged pictures', () => {
  it.each(FORMATS)('a %s truncated at any point is refused', async (format) => {
    const bytes = await encoded(format)
    const cuts = [0.02, 0.2, 0.5, 0.9].map((part) =>
      pipeline.ingest(bytes.subarray(0, Math.floor(bytes.length * part))),
    )
    for (const outcome of await Promise.allSettled(cuts)) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { code: expect.stringMatching(/^media\.(broken|unsupported)$/) },
      })
    }
  })

  it.each(FORMATS)('a %s with flipped bits is refused or shown, and crashes no process', async (format) => {
    const bytes = await encoded(format)
    await pipeline.ingest(small)
    const before = pipeline.pool.pids()
    const outcomes: string[] = []
    for (let seed = 1; seed <= 40; seed++) {
      const damaged = Buffer.from(bytes)
      for (let i = 0; i < 3; i++)
        damaged[12 + ((seed * 7_919 + i * 104_729) % (bytes.length - 12))]! ^= 1 << ((seed + i) % 8)
      outcomes.push(
        await pipeline.ingest(damaged).then(
          () => 'shown',
          (error: CorkboardError) => error.code,
        ),
      )
    }
    expect(
      outcomes.filter((outcome) => !/^(shown|media\.(broken|unsupported|side_too_long|(\w+_)?too_\w+))$/.test(outcome)),
    ).toEqual([])
    expect(pipeline.pool.pids()).toEqual(expect.arrayContaining(before as number[]))
  })

  it.each([
    ['a JPEG whose middle is noise', () => scene(900, 1_200).jpeg()],
    ['a JPEG of high quality whose middle is noise', () => scene(900, 1_200).jpeg({ quality: 95 })],
    ['a large JPEG whose middle is noise', () => scene(2_400, 1_800).jpeg()],
    ['a JPEG of few colors whose middle is noise', () => signpost(900, 1_200).jpeg()],
    ['a progressive JPEG whose middle is noise', () => scene(900, 1_200).jpeg({ progressive: true })],
  ])('%s is refused', async (_, make) => {
    const bytes = scrambled(await make().toBuffer(), 0.2, 0.9)
    await expect(pipeline.ingest(bytes)).rejects.toMatchObject({ code: 'media.broken' })
  })

  it('a JPEG that lost most of its data is refused, turned or not', async () => {
    for (const orientation of [1, 6]) {
      const bytes = await scene(900, 1_200).jpeg().withMetadata({ orientation }).toBuffer()
      const hole = [bytes.subarray(0, bytes.length * 0.3), bytes.subarray(bytes.length * 0.9)]
      await expect(pipeline.ingest(Buffer.concat(hole))).rejects.toMatchObject({ code: 'media.broken' })
    }
    const bytes = await scene(900, 1_200).jpeg({ progressive: true }).toBuffer()
    const empty = Buffer.from(bytes).fill(0, Math.floor(bytes.length * 0.2), Math.floor(bytes.length * 0.9))
    await expect(pipeline.ingest(empty)).rejects.toMatchObject({ code: 'media.broken' })
  })

  it('a JPEG whose last rows are damaged is shown, and so are the quirks of cameras', async () => {
    const bytes = await scene(900, 1_200).jpeg().toBuffer()
    expect((await pipeline.ingest(scrambled(bytes, 0.995, 0.999))).facts).toMatchObject({ width: 900, height: 1_200 })
    const progressive = await scene(900, 1_200).jpeg({ progressive: true }).toBuffer()
    const padded = [progressive.subarray(0, -2), Buffer.alloc(500, 1), progressive.subarray(-2)]
    expect((await pipeline.ingest(Buffer.concat(padded))).facts).toMatchObject({ width: 900, height: 1_200 })
  })

  it('a header that promises more than the file holds is refused', async () => {
    await expect(pipeline.ingest(oneBitPng(500, 500, false))).rejects.toMatchObject({ code: 'media.broken' })
  })

  it('a progressive JPEG of 2000 scans is refused', async () => {
    await expect(pipeline.ingest(await manyScans(300, 300, 2_000))).rejects.toMatchObject({ code: 'media.broken' })
  })

  it('the refusal has a readable message and keeps the decoder’s error for the log', async () => {
    const error = await pipeline.ingest(small.subarray(0, 300)).catch((e: unknown) => e)
    expect(error).toMatchObject({
      message: 'This image is damaged. Try another copy.',
      cause: expect.any(Error),
    })
  })

  it('a good picture still passes after all that', async () => {
    expect((await sharp((await pipeline.ingest(small)).files.webp236).metadata()).format).toBe('webp')
  })
})
