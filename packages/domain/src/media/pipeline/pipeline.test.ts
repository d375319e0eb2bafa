import { IMAGE_SIZES, imageSizeIn } from '@corkboard/contract/media/images'
import sharp from 'sharp'
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from 'thumbhash'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { looksTheSame } from './look-alike.ts'
import { hashDistance } from './perceptual-hash.ts'
import { flat, moving, scene, signpost } from './test-pictures.ts'
import { colorAt, distance, openPipeline, sizeOf, type TestPipeline } from './test-pipeline.ts'

let pipeline: TestPipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

describe('formats', () => {
  it.each([
    ['jpeg', 'image/jpeg', 'jpg', () => scene(900, 1300).jpeg().toBuffer()],
    ['jpeg', 'image/jpg', 'jpg', () => scene(900, 1300).jpeg({ progressive: true }).toBuffer()],
    ['png', 'image/png', 'png', () => scene(900, 1300).png().toBuffer()],
    ['webp', 'image/webp', 'webp', () => scene(900, 1300).webp().toBuffer()],
    ['webp', 'image/webp', 'webp', () => scene(900, 1300).webp({ lossless: true, effort: 0 }).toBuffer()],
    ['avif', 'image/avif', 'jpg', () => scene(900, 1300).avif({ effort: 0 }).toBuffer()],
    ['gif', 'image/gif', 'png', () => scene(900, 1300).gif({ effort: 1 }).toBuffer()],
  ] as const)(
    '[PIN-03 a] a %s declared as %s is stored as %s with its facts and first sizes',
    async (format, type, extension, make) => {
      const bytes = await make()
      const { facts, files } = await pipeline.ingest(bytes, type)
      expect(facts).toMatchObject({
        format,
        width: 900,
        height: 1300,
        bytes: bytes.length,
        animated: false,
        frames: 1,
        hasAlpha: false,
      })
      expect(facts.signature).toBe(facts.sha256.slice(0, 32))
      expect(facts.sha256).toMatch(/^[0-9a-f]{64}$/)
      expect(files.original.extension).toBe(extension)
      expect(await sizeOf(files.original.buffer)).toMatchObject({ width: 900, height: 1300 })
      expect(await sizeOf(files.mezzanine.buffer)).toEqual({ width: 900, height: 1300, format: 'jpeg' })
      expect(await sizeOf(files.webp236)).toEqual({ ...imageSizeIn('236x', 900, 1300), format: 'webp' })
      expect(await sizeOf(files.webp736)).toEqual({ ...imageSizeIn('736x', 900, 1300), format: 'webp' })
      const expected = await colorAt(await scene(900, 1300).png().toBuffer(), 0.9, 0.1)
      for (const file of [files.original.buffer, files.mezzanine.buffer, files.webp736]) {
        expect(distance(await colorAt(file, 0.9, 0.1), expected)).toBeLessThan(32)
      }
    },
  )

  it('a WebP too detailed to be re-encoded at its size is stored as JPEG', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
    const large = sharp({ create: { width: 4_600, height: 4_600, channels: 3, background: '#888', noise } })
    const { files } = await pipeline.ingest(await large.webp({ quality: 50, effort: 2 }).toBuffer())
    expect(await sizeOf(files.original.buffer)).toEqual({ width: 4_600, height: 4_600, format: 'jpeg' })
  })

  it('a very long translucent picture still gets a mezzanine', async () => {
    const long = flat(1_300, 13_000, { r: 9, g: 99, b: 200, alpha: 0.5 })
    const result = await pipeline.ingest(await long.png({ compressionLevel: 1 }).toBuffer())
    expect(await sizeOf(result.files.mezzanine.buffer)).toEqual({ width: 1_200, height: 12_000, format: 'png' })
    expect(await sizeOf(await pipeline.derive(result, '236x'))).toEqual({ width: 236, height: 2_360, format: 'webp' })
  })

  it('a declared type that does not match the content is refused; declaring none is fine', async () => {
    const png = await flat(20, 20, '#123456').png().toBuffer()
    await expect(pipeline.ingest(png, 'image/jpeg')).rejects.toMatchObject({ code: 'media.mismatch' })
    await expect(pipeline.ingest(png, 'text/html')).rejects.toMatchObject({ code: 'media.mismatch' })
    for (const type of [undefined, '', 'application/octet-stream', 'IMAGE/PNG; x=1']) {
      expect((await pipeline.ingest(png, type)).facts.format).toBe('png')
    }
  })

  it('the same bytes always give the same facts, other bytes another signature', async () => {
    const [bytes, other] = await Promise.all([
      scene(300, 400, 2).jpeg().toBuffer(),
      scene(300, 400, 3).jpeg().toBuffer(),
    ])
    const [one, two, three] = await Promise.all([bytes, bytes, other].map((b) => pipeline.ingest(b)))
    expect(one!.facts).toEqual(two!.facts)
    expect(three!.facts.signature).not.toBe(one!.facts.signature)
  })

  it('an upright JPEG keeps its exact pixels', async () => {
    const bytes = await scene(640, 480)
      .jpeg({ quality: 80 })
      .withExif({ IFD0: { Artist: 'Alice' } })
      .toBuffer()
    const { files } = await pipeline.ingest(bytes)
    const [before, after] = await Promise.all([bytes, files.original.buffer].map((b) => sharp(b).raw().toBuffer()))
    expect(after!.equals(before!)).toBe(true)
  })
})

describe('orientation', () => {
  // Corners as shown, clockwise from the upper left: white, red or blue.
  it.each([
    [1, 'WBBR'],
    [2, 'BWRB'],
    [3, 'BRWB'],
    [4, 'RBBW'],
    [5, 'WRBB'],
    [6, 'RWBB'],
    [7, 'BBWR'],
    [8, 'BBRW'],
  ])('EXIF orientation %i is baked into every file', async (orientation, corners) => {
    const bytes = await signpost(400, 200).withMetadata({ orientation }).jpeg().toBuffer()
    const result = await pipeline.ingest(bytes)
    const [width, height] = orientation > 4 ? [200, 400] : [400, 200]
    expect(result.facts).toMatchObject({ width, height })
    for (const file of await pipeline.allFiles(result)) {
      expect((await sharp(file).metadata()).orientation).toBeUndefined()
    }
    const whole = [
      result.files.original.buffer,
      result.files.mezzanine.buffer,
      result.files.webp236,
      result.files.webp736,
    ]
    for (const file of whole) expect(await cornersOf(file)).toBe(corners)
  })

  const cornersOf = async (file: Buffer) => {
    const places = [[0.03, 0.03], [0.97, 0.03], [0.97, 0.97], [0.03, 0.97]] as const // prettier-ignore
    const named = { W: [255, 255, 255], R: [255, 0, 0], B: [0, 0, 255] }
    const colors = await Promise.all(places.map(([x, y]) => colorAt(file, x, y)))
    return colors
      .map((color) => Object.entries(named).find(([, rgb]) => distance(color, rgb) < 40)?.[0] ?? '?')
      .join('')
  }
})

describe('color', () => {
  it('a Display P3 picture shows the same color in sRGB', async () => {
    const wide = await flat(300, 300, '#c83232').removeAlpha().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
    const { data } = await sharp(wide, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true })
    // Without applying the profile the numbers differ: the test would notice a missing conversion.
    expect(distance([...data.subarray(0, 3)], [200, 50, 50])).toBeGreaterThan(8)
    const { facts, files } = await pipeline.ingest(wide)
    for (const file of [files.mezzanine.buffer, files.webp236]) {
      expect(distance(await colorAt(file, 0.5, 0.5), [200, 50, 50])).toBeLessThan(8)
      expect((await sharp(file).metadata()).hasProfile).toBe(false)
    }
    expect(distance(rgbOf(facts.dominantColor), [200, 50, 50])).toBeLessThan(8)
  })

  it('a CMYK JPEG becomes sRGB everywhere, including the original', async () => {
    const cmyk = await flat(300, 300, '#c86432').removeAlpha().toColorspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const { files } = await pipeline.ingest(cmyk)
    for (const file of [files.original.buffer, files.mezzanine.buffer, files.webp236]) {
      expect((await sharp(file).metadata()).space).toBe('srgb')
      expect(distance(await colorAt(file, 0.5, 0.5), [200, 100, 50])).toBeLessThan(30)
    }
  })

  it('16 bits per channel become 8, with the same colors', async () => {
    const deep = await flat(300, 300, '#c86432').removeAlpha().toColorspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    const { files } = await pipeline.ingest(deep)
    expect((await sharp(files.original.buffer).metadata()).depth).toBe('uchar')
    for (const file of [files.original.buffer, files.mezzanine.buffer, files.webp236]) {
      expect(distance(await colorAt(file, 0.5, 0.5), [200, 100, 50])).toBeLessThan(6)
    }
  })

  it.each(['jpeg', 'png'] as const)('a gray %s stays gray', async (format) => {
    const gray = await scene(300, 400).grayscale().toColorspace('b-w').toFormat(format).toBuffer()
    expect((await sharp(gray).metadata()).channels).toBe(1)
    const { facts, files } = await pipeline.ingest(gray)
    const [red, green, blue] = rgbOf(facts.dominantColor)
    expect([red, blue]).toEqual([green, green])
    expect(await sizeOf(files.webp236)).toMatchObject({ width: 236 })
  })

  it('a gray picture with transparency keeps both', async () => {
    const gray = await flat(50, 40, { r: 90, g: 90, b: 90, alpha: 0.5 }).toColorspace('b-w').png().toBuffer()
    expect((await sharp(gray).metadata()).channels).toBe(2)
    const { facts, files } = await pipeline.ingest(gray)
    expect(facts).toMatchObject({ hasAlpha: true, dominantColor: '#5a5a5a' })
    expect(distance(await colorAt(files.original.buffer, 0.5, 0.5), [90, 90, 90, 128])).toBeLessThan(3)
  })
})

describe('transparency', () => {
  it('is kept in WebP sizes and goes on white in JPEG', async () => {
    const hole = {
      create: { width: 400, height: 600, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }
    const half = await sharp({ create: { width: 200, height: 600, channels: 4, background: '#00aa00' } })
      .png()
      .toBuffer()
    const bytes = await sharp(hole)
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const result = await pipeline.ingest(bytes)
    expect(result.facts.hasAlpha).toBe(true)
    expect(distance(rgbOf(result.facts.dominantColor), [0, 170, 0])).toBeLessThan(4)
    expect(result.files.mezzanine.extension).toBe('webp')
    const sizes = [result.files.webp236, result.files.original.buffer, await pipeline.derive(result, '170x')]
    for (const file of sizes) {
      expect((await colorAt(file, 0.9, 0.5))[3]).toBe(0)
      expect(distance(await colorAt(file, 0.2, 0.5), [0, 170, 0, 255])).toBeLessThan(6)
    }
    const jpeg = await pipeline.derive(result, '600x315', 'jpeg')
    expect(distance(await colorAt(jpeg, 0.9, 0.5), [255, 255, 255])).toBeLessThan(4)
  })

  it('does not count when the alpha channel is fully opaque', async () => {
    const { facts, files } = await pipeline.ingest(await scene(300, 400).ensureAlpha(1).png().toBuffer())
    expect(facts.hasAlpha).toBe(false)
    expect(files.mezzanine.extension).toBe('jpg')
    expect((await sharp(files.original.buffer).metadata()).hasAlpha).toBe(false)
  })
})

describe('animated pictures', () => {
  it.each(['gif', 'webp'] as const)(
    'an animated %s stays animated as WebP, and its first frame is used for stills',
    async (format) => {
      const bytes = await moving(320, 240, 9, format)
      const result = await pipeline.ingest(bytes)
      const { facts, files } = result
      expect(facts).toMatchObject({ format, animated: true, frames: 9, width: 320, height: 240 })
      expect(files.original).toMatchObject({ contentType: 'image/webp', extension: 'webp' })
      expect(files.animated!.equals(files.original.buffer)).toBe(true)
      const { pages, delay, loop, width, pageHeight } = await sharp(files.original.buffer, {
        animated: true,
      }).metadata()
      expect({ pages, delay: delay![0], loop, width, pageHeight }).toEqual({
        pages: 9,
        delay: 80,
        loop: 0,
        width: 320,
        pageHeight: 240,
      })
      for (const file of [files.mezzanine.buffer, files.webp236, await pipeline.derive(result, '136x136')]) {
        expect((await sharp(file).metadata()).pages ?? 1).toBe(1)
        expect(distance(await colorAt(file, 0.5, 0.5), [0, 0, 255])).toBeLessThan(20)
      }
    },
  )

  it('a still size can also be made from the animated original', async () => {
    const { files } = await pipeline.ingest(await moving(320, 240, 4))
    const path = await pipeline.store(files.original.buffer)
    const still = await pipeline.pool.derive({ path, size: '60x60', format: 'webp', width: 320, height: 240 })
    expect(await sizeOf(still)).toEqual({ width: 60, height: 60, format: 'webp' })
  })
})

describe('sizes', () => {
  it.each([
    [1001, 1499],
    [1200, 1799],
    [2999, 4001],
    [37, 1999],
    [3001, 499],
    [16_383, 10],
    [10, 16_383],
    [10, 10],
  ])('[PIN-03 a] every size of a %i × %i picture is exactly as promised', async (width, height) => {
    const result = await pipeline.ingest(await flat(width, height, '#336699').removeAlpha().jpeg().toBuffer())
    const made = await Promise.all(
      IMAGE_SIZES.flatMap((size) =>
        (['webp', 'jpeg'] as const).map(async (format) => [
          size,
          await sizeOf(await pipeline.derive(result, size, format)),
        ]),
      ),
    )
    const promised = IMAGE_SIZES.flatMap((size) =>
      ['webp', 'jpeg'].map((format) => [size, { ...imageSizeIn(size, width, height), format }]),
    )
    expect(made).toEqual(promised)
    expect(await sizeOf(result.files.webp236)).toMatchObject(imageSizeIn('236x', width, height))
    expect(await sizeOf(result.files.webp736)).toMatchObject(imageSizeIn('736x', width, height))
  })
})

describe('visual facts', () => {
  it('the perceptual hash stays within 8 bits when a picture is resized, recompressed, recolored or converted', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const picture = await scene(900, 1300, seed).png().toBuffer()
      const copies = await Promise.all([
        sharp(picture).jpeg({ quality: 20 }).toBuffer(),
        sharp(picture).resize(200).jpeg().toBuffer(),
        sharp(picture).modulate({ brightness: 1.15, saturation: 0.7 }).webp({ quality: 50 }).toBuffer(),
        sharp(picture).grayscale().png().toBuffer(),
      ])
      const [base, ...hashes] = await Promise.all(
        [picture, ...copies].map(async (b) => (await pipeline.ingest(b)).facts.phash),
      )
      for (const hash of hashes) expect(hashDistance(base!, hash)).toBeLessThanOrEqual(8)
    }
  })

  it('[PIN-09 b] a mirrored copy has the other of the two hashes, and a framed copy has the original’s hash inside its frame', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const picture = await scene(600, 900, seed).png().toBuffer()
      const framed = { top: 90, bottom: 90, left: 60, right: 60, background: '#fdfdfd' }
      const [base, mirrored, inFrame] = await Promise.all(
        [
          picture,
          await sharp(picture).flop().jpeg({ quality: 60 }).toBuffer(),
          await sharp(picture).extend(framed).jpeg({ quality: 70 }).toBuffer(),
        ].map(async (bytes) => (await pipeline.ingest(bytes)).facts),
      )
      expect(hashDistance(base!.mirroredPhash, mirrored!.phash)).toBeLessThanOrEqual(8)
      expect(hashDistance(base!.phash, mirrored!.mirroredPhash)).toBeLessThanOrEqual(8)
      expect(base!.inside).toBeNull()
      expect(hashDistance(base!.phash, inFrame!.inside!.phash)).toBeLessThanOrEqual(8)
      expect(inFrame!.inside!.width / inFrame!.inside!.height).toBeCloseTo(600 / 900, 1)
    }
  })

  it('[PIN-09 b] a picture of one color, or of an object on a plain background, has no frame', async () => {
    const plain = (await pipeline.ingest(await flat(300, 300, '#336699').png().toBuffer())).facts
    const dot = { input: await flat(60, 60, '#aa2200').png().toBuffer(), left: 120, top: 120 }
    const onGround = sharp(await flat(300, 300, '#ffffff').png().toBuffer()).composite([dot])
    expect(plain.inside).toBeNull()
    expect((await pipeline.ingest(await onGround.png().toBuffer())).facts.inside).toBeNull()
  })

  it('[PIN-06 a] a resized or recompressed copy looks the same, and the same motif in other colors does not', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const picture = await scene(600, 900, seed).png().toBuffer()
      const [base, small, poor, evening] = await Promise.all(
        [
          picture,
          await sharp(picture).resize(200).jpeg().toBuffer(),
          await sharp(picture).jpeg({ quality: 20 }).toBuffer(),
          await sharp(picture).modulate({ brightness: 0.7, saturation: 0.6 }).jpeg().toBuffer(),
        ].map(async (bytes) => (await pipeline.ingest(bytes)).facts),
      )
      expect([small, poor].map((copy) => looksTheSame(base!, copy!))).toEqual([true, true])
      expect(hashDistance(base!.phash, evening!.phash)).toBeLessThanOrEqual(8)
      expect(looksTheSame(base!, evening!)).toBe(false)
    }
  })

  it('different pictures have distant hashes', async () => {
    const hashes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(
        async (seed) => (await pipeline.ingest(await scene(300, 450, seed).jpeg().toBuffer())).facts.phash,
      ),
    )
    const distances = hashes.flatMap((a, i) => hashes.slice(i + 1).map((b) => hashDistance(a, b)))
    expect(Math.min(...distances)).toBeGreaterThan(8)
  })

  it('the palette lists the colors with their shares, largest first', async () => {
    const { facts } = await pipeline.ingest(await signpost(400, 400).png().toBuffer())
    const expected = [[0, 0, 255], [255, 0, 0], [255, 255, 255]] // prettier-ignore
    expect(facts.palette.length).toBe(3)
    facts.palette.forEach(({ color }, i) => expect(distance(rgbOf(color), expected[i]!)).toBeLessThan(4))
    expect(facts.dominantColor).toBe(facts.palette[0]!.color)
    expect(facts.palette[0]!.share).toBeCloseTo(0.5, 1)
    expect(facts.palette[2]!.share).toBeCloseTo(1 / 16, 1)
  })

  it('the placeholder has the picture’s shape and mean color, in about 28 characters', async () => {
    const { facts } = await pipeline.ingest(await flat(400, 600, '#c86432').png().toBuffer())
    const hash = Buffer.from(facts.thumbhash, 'base64')
    expect(facts.thumbhash.length).toBeLessThanOrEqual(36)
    expect(thumbHashToApproximateAspectRatio(hash)).toBeCloseTo(2 / 3, 0)
    const { r, g, b } = thumbHashToAverageRGBA(hash)
    expect(distance([r * 255, g * 255, b * 255], [200, 100, 50])).toBeLessThan(12)
  })

  it('an invisible picture still has colors', async () => {
    const { facts } = await pipeline.ingest(await flat(40, 40, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer())
    expect(facts).toMatchObject({ hasAlpha: true, dominantColor: '#ffffff', palette: [{ color: '#ffffff', share: 1 }] })
  })
})

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
