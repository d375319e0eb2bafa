/**
 * Recomputes the projection of the descriptors: `node bench/src/visual/fit-projection.ts <folder of pictures …>`. The
 * result is committed; another projection makes another descriptor, so its name in `describe.ts` changes with it.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cutPatch, DESCRIPTOR_LENGTH, measure, type Rgb, WHOLE, WINDOWS } from '@corkboard/domain/media/descriptors'
import sharp, { type Sharp } from 'sharp'
import { dice, drawGenerated } from './generated-pictures.ts'

const OUT = path.resolve(import.meta.dirname, '../../../packages/domain/src/media/descriptors/projection.generated.ts')
const GENERATED = 1_500
/** Far from the seeds that benches use. */
const FIRST_SEED = 50_000_000
const CROPS_OF_LARGE = 24
const LARGE = 700
const ROUNDS = 60

const readSmall = async (pipeline: Sharp): Promise<Rgb> => {
  const { data, info } = await pipeline
    .flatten({ background: '#fff' })
    .resize({ width: 256, height: 256, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Pictures as they are; many parts of large ones, which are few. */
async function* pictures(folders: readonly string[]): AsyncGenerator<Rgb> {
  const random = dice(1)
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:jpe?g|png|webp)$/i.test(name)) continue
      const file = sharp(path.join(folder, name), { limitInputPixels: 200e6 })
      const { width, height } = await file.metadata()
      const picture = await sharp(
        await file.resize({ width: 2_000, withoutEnlargement: true }).png().toBuffer(),
      ).toBuffer({
        resolveWithObject: true,
      })
      yield readSmall(sharp(picture.data))
      if (Math.min(width, height) < LARGE) continue
      for (let n = 0; n < CROPS_OF_LARGE; n++) {
        const side = random.between(0.15, 0.6)
        const [w, h] = [Math.round(picture.info.width * side), Math.round(picture.info.height * side)]
        const left = random.whole(0, picture.info.width - w)
        const top = random.whole(0, picture.info.height - h)
        yield readSmall(sharp(picture.data).extract({ left, top, width: w, height: h }))
      }
    }
  }
  for (let seed = FIRST_SEED; seed < FIRST_SEED + GENERATED; seed++) yield drawGenerated(seed)
}

const normalize = (vector: Float64Array): void => {
  const length = Math.hypot(...vector)
  for (let i = 0; i < vector.length; i++) vector[i]! /= length
}

/** Finds the strongest axes of a covariance, by repeated multiplication and orthogonalization. */
const strongest = (covariance: readonly Float64Array[], count: number) => {
  const random = dice(7)
  const size = covariance.length
  const axes = Array.from({ length: count }, () => Float64Array.from({ length: size }, () => random.next() - 0.5))
  const values = new Float64Array(count)
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < count; i++) {
      const axis = axes[i]!
      const next = Float64Array.from(covariance, (row) => {
        let sum = 0
        for (let k = 0; k < size; k++) sum += row[k]! * axis[k]!
        return sum
      })
      values[i] = Math.hypot(...next)
      axis.set(next)
    }
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < i; j++) {
        let dot = 0
        for (let k = 0; k < size; k++) dot += axes[i]![k]! * axes[j]![k]!
        for (let k = 0; k < size; k++) axes[i]![k]! -= dot * axes[j]![k]!
      }
      normalize(axes[i]!)
    }
  }
  return { axes, values }
}

const rows: Float32Array[] = []
for await (const picture of pictures(process.argv.slice(2))) {
  for (const window of WINDOWS) rows.push(measure(cutPatch(picture, window)))
}
const size = measure(cutPatch({ data: new Uint8Array(3), width: 1, height: 1 }, WHOLE)).length
const mean = new Float64Array(size)
for (const row of rows) for (let i = 0; i < size; i++) mean[i]! += row[i]! / rows.length
const covariance = Array.from({ length: size }, () => new Float64Array(size))
for (const row of rows) {
  const centered = Float64Array.from(row, (value, i) => value - mean[i]!)
  for (let i = 0; i < size; i++) {
    const [value, into] = [centered[i]! / rows.length, covariance[i]!]
    for (let k = 0; k <= i; k++) into[k]! += value * centered[k]!
  }
}
for (let i = 0; i < size; i++) for (let k = i + 1; k < size; k++) covariance[i]![k] = covariance[k]![i]!
const { axes, values } = strongest(covariance, DESCRIPTOR_LENGTH)

// Each axis in 8 bits with its own scale; weak axes weigh slightly more than they vary (measured: power -0.25).
const bytes = Buffer.alloc(DESCRIPTOR_LENGTH * size)
const scales = axes.map((axis, i) => {
  const largest = Math.max(...axis.map(Math.abs))
  for (let k = 0; k < size; k++) bytes.writeInt8(Math.round((axis[k]! / largest) * 127), i * size + k)
  return (largest / 127) * values[i]! ** -0.25
})
const numbers = (list: Iterable<number>) => Buffer.from(Float32Array.from(list).buffer).toString('base64')
writeFileSync(
  OUT,
  `// Made by bench/src/visual/fit-projection.ts from ${rows.length} windows; little-endian numbers in base64.\n` +
    `export const MEAN = '${numbers(mean)}'\n` +
    `export const SCALES = '${numbers(scales)}'\n` +
    `export const AXES = '${bytes.toString('base64')}'\n`,
)
process.stdout.write(
  `${rows.length} windows of ${size} numbers; ${DESCRIPTOR_LENGTH} axes hold ${(
    (values.reduce((sum, value) => sum + value, 0) / covariance.reduce((sum, row, i) => sum + row[i]!, 0)) *
    100
  ).toFixed(1)} % of what varies\n`,
)
