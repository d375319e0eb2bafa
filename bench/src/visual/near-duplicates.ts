/** What happens to a picture on its way around the web: it stays the same picture for anyone who looks. */
import sharp, { type Sharp } from 'sharp'
import { type Dice, dice, type Drawn } from './generated-pictures.ts'

const open = ({ data, width, height }: Drawn) => sharp(data, { raw: { width, height, channels: 3 } })

const close = async (pipeline: Sharp): Promise<Drawn> => {
  const { data, info } = await pipeline.removeAlpha().toColorspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const throughJpeg = async (pipeline: Sharp, quality: number): Promise<Drawn> =>
  close(sharp(await pipeline.jpeg({ quality }).toBuffer()))

const crop = (picture: Drawn, share: number, random: Dice): Promise<Drawn> => {
  const width = Math.round(picture.width * share)
  const height = Math.round(picture.height * share)
  const left = random.whole(0, picture.width - width)
  const top = random.whole(0, picture.height - height)
  return throughJpeg(open(picture).extract({ left, top, width, height }), 85)
}

/** Whatever is outside the turned picture is white. */
const turn = (picture: Drawn, degrees: number): Promise<Drawn> =>
  throughJpeg(open(picture).rotate(degrees, { background: 'white' }), 85)

/** A border of a twelfth of the width. */
const frame = (picture: Drawn, background: string): Promise<Drawn> => {
  const width = Math.round(picture.width / 12)
  return throughJpeg(open(picture).extend({ top: width, bottom: width, left: width, right: width, background }), 85)
}

const LABELS = [
  'Cosy autumn ideas',
  '12 easy dinners',
  'SALE',
  'Weekend in Lisbon',
  'How to begin',
  'Save this for later',
]

const withText = (picture: Drawn, random: Dice): Promise<Drawn> => {
  const { width, height } = picture
  const y = random.between(0.25, 0.8) * height
  const size = width / random.between(7, 10)
  const bar =
    random.next() < 0.5
      ? `<rect y="${y - 1.3 * size}" width="100%" height="${1.8 * size}" fill="white" opacity="0.85"/>`
      : ''
  const ink = bar === '' ? 'white' : '#222'
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${bar}` +
    `<text x="50%" y="${y}" font-size="${size}" text-anchor="middle" fill="${ink}" font-family="sans-serif">${random.pick(LABELS)}</text></svg>`
  return throughJpeg(open(picture).composite([{ input: Buffer.from(svg) }]), 85)
}

export interface Alteration {
  readonly name: string
  /** True for what is still the whole picture as it was: users are told that they have it already. */
  readonly isCopy?: boolean
  /** Required Recall@10; 0 when it is shown for information only. */
  readonly goal: number
  readonly alter: (picture: Drawn, seed: number) => Promise<Drawn>
}

export const ALTERATIONS: readonly Alteration[] = [
  { name: 'recompressed (JPEG 20)', isCopy: true, goal: 0.95, alter: (picture) => throughJpeg(open(picture), 20) },
  {
    name: 'resized to 40 %',
    isCopy: true,
    goal: 0.95,
    alter: (picture) => throughJpeg(open(picture).resize({ width: Math.round(picture.width * 0.4) }), 85),
  },
  {
    name: 'recolored',
    goal: 0.95,
    alter: (picture, seed) => {
      const random = dice(seed)
      const change = {
        brightness: random.between(0.8, 1.25),
        saturation: random.between(0.5, 1.5),
        hue: random.whole(-20, 20),
      }
      return throughJpeg(open(picture).modulate(change), 85)
    },
  },
  { name: 'text over it', goal: 0.95, alter: (picture, seed) => withText(picture, dice(seed)) },
  { name: 'cropped to 60 %', goal: 0.8, alter: (picture, seed) => crop(picture, 0.6, dice(seed)) },
  { name: 'cropped to 85 %', goal: 0, alter: (picture, seed) => crop(picture, 0.85, dice(seed)) },
  { name: 'cropped to 40 %', goal: 0, alter: (picture, seed) => crop(picture, 0.4, dice(seed)) },
  { name: 'turned by 3°', goal: 0.95, alter: (picture, seed) => turn(picture, seed % 2 === 0 ? 3 : -3) },
  { name: 'with a border', goal: 0.95, alter: (picture, seed) => frame(picture, seed % 2 === 0 ? 'white' : 'black') },
  { name: 'gray', goal: 0.95, alter: (picture) => throughJpeg(open(picture).modulate({ saturation: 0.01 }), 85) },
  { name: 'mirrored', goal: 0.95, alter: (picture) => throughJpeg(open(picture).flop(), 85) },
]
