import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  type Box,
  describeQuery,
  describeWindow,
  DESCRIPTOR_LENGTH,
  quantize,
  type Rgb,
  WHOLE,
  WINDOWS,
} from './index.ts'

const SIDE = 240

const draw = async (svg: string): Promise<Rgb> => {
  const { data, info } = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${svg}</svg>`),
  )
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const MUG =
  '<rect width="240" height="240" fill="#e8d8c0"/><rect x="60" y="70" width="90" height="110" rx="12" fill="#234e70"/><circle cx="165" cy="120" r="28" fill="none" stroke="#234e70" stroke-width="14"/>'
const FIELD =
  '<rect width="240" height="120" fill="#9cd0f5"/><rect y="120" width="240" height="120" fill="#4f8a3d"/><circle cx="180" cy="50" r="26" fill="#fff3b0"/>'
const STRIPES = Array.from(
  { length: 12 },
  (_, n) => `<rect x="${n * 20}" width="10" height="240" fill="#a0203a"/>`,
).join('')

const likeness = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0)

/** Shrunk, compressed hard, and decoded again. */
const worn = async ({ data, width, height }: Rgb): Promise<Rgb> => {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(110)
    .jpeg({ quality: 25 })
    .toBuffer()
  const { data: pixels, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  return { data: pixels, width: info.width, height: info.height }
}

describe('[FIND-08 a] picture descriptors', () => {
  it('have length 1 and are the same for the same pixels', async () => {
    const mug = await draw(MUG)
    const vector = describeWindow(mug, WHOLE)
    expect(vector).toHaveLength(DESCRIPTOR_LENGTH)
    expect(likeness(vector, vector)).toBeCloseTo(1, 5)
    expect(describeWindow({ ...mug }, WHOLE)).toEqual(vector)
  })

  it('stay near when a picture is resized and compressed, and far from those of other pictures', async () => {
    const [mug, field, stripes] = await Promise.all([MUG, FIELD, STRIPES].map(draw))
    const own = describeWindow(mug!, WHOLE)
    expect(likeness(own, describeWindow(await worn(mug!), WHOLE))).toBeGreaterThan(0.9)
    for (const other of [field!, stripes!]) expect(likeness(own, describeWindow(other, WHOLE))).toBeLessThan(0.5)
  })

  it('match a part of a picture to one of its windows', async () => {
    const mug = await draw(MUG)
    const part: Box = { x: 0.22, y: 0.25, w: 0.6, h: 0.55 }
    const best = (picture: Rgb) =>
      Math.max(...WINDOWS.map((window) => likeness(describeWindow(mug, part), describeWindow(picture, window))))
    expect(best(mug)).toBeGreaterThan(best(await draw(FIELD)) + 0.3)
  })

  it('find a mirrored picture by its mirror image, pixel for pixel', async () => {
    const mug = await draw(MUG)
    const [asIs, mirrored] = describeQuery(mug, WHOLE)
    expect(asIs).toEqual(describeWindow(mug, WHOLE))
    const flipped = await draw(`<g transform="translate(240) scale(-1 1)">${MUG}</g>`)
    expect(likeness(mirrored, describeWindow(flipped, WHOLE))).toBeGreaterThan(0.999)
    expect(likeness(asIs, describeWindow(flipped, WHOLE))).toBeLessThan(0.95)
  })

  it('find a picture in color by a gray copy, not pictures that are merely gray', async () => {
    const [mug, field, stripes] = await Promise.all([MUG, FIELD, STRIPES].map(draw))
    const gray = async ({ data, width, height }: Rgb): Promise<Rgb> => ({
      data: await sharp(data, { raw: { width, height, channels: 3 } })
        .modulate({ saturation: 0 })
        .raw()
        .toBuffer(),
      width,
      height,
    })
    const [query] = describeQuery(await gray(mug!), WHOLE)
    const own = likeness(query, describeWindow(mug!, WHOLE))
    for (const other of [await gray(field!), await gray(stripes!)]) {
      expect(likeness(query, describeWindow(other, WHOLE))).toBeLessThan(own - 0.3)
    }
    // What has colors is compared with them.
    expect(describeQuery(mug!, WHOLE)[0]).toEqual(describeWindow(mug!, WHOLE))
  })

  it('work for any box, however small, and for a single pixel', async () => {
    const mug = await draw(MUG)
    const tiny = describeWindow(mug, { x: 0.999, y: 0.999, w: 0.001, h: 0.001 })
    expect(tiny.every(Number.isFinite)).toBe(true)
    const pixel = describeWindow({ data: new Uint8Array([1, 2, 3]), width: 1, height: 1 }, WHOLE)
    expect(pixel.every(Number.isFinite)).toBe(true)
  })

  it('lose almost nothing in 8 bits', async () => {
    const vector = describeWindow(await draw(MUG), WHOLE)
    const small = Float32Array.from(quantize(vector))
    expect(likeness(vector, small) / Math.sqrt(likeness(small, small))).toBeGreaterThan(0.999)
    expect(quantize(new Float32Array(4))).toEqual(new Int8Array(4))
  })
})
