import sharp from 'sharp'
import { drawPicture, type PictureRequest } from '../pictures/draw-picture.ts'
import { quickTime } from './quicktime.ts'

/** What a camera sees of a picture: its center, 0 to 1 across and down, and how much closer than the whole picture. */
export interface View {
  readonly x: number
  readonly y: number
  /** 1 shows as much as fits. */
  readonly zoom: number
}

export interface Shot {
  readonly picture: PictureRequest
  readonly seconds: number
  readonly from: View
  readonly to: View
}

/** A short film: the camera moves over pictures, and one fades into the next. */
export interface ClipRequest {
  readonly width: number
  readonly height: number
  readonly shots: readonly Shot[]
}

export const FRAMES_PER_SECOND = 24
/** (ours) */
const FADE_SECONDS = 0.6
const QUALITY = 88

interface Plate {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

/** No larger than the closest view needs, because pixels between others are only mixed from their neighbors. */
const plateOf = async ({ picture, from, to }: Shot, { width, height }: ClipRequest): Promise<Plate> => {
  const { jpeg } = await drawPicture(picture)
  const closest = Math.max(from.zoom, to.zoom)
  const size = { width: Math.round(width * closest), height: Math.round(height * closest) }
  const { data, info } = await sharp(jpeg)
    .resize({ ...size, fit: 'outside' })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Starts and stops gently. */
const eased = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2
const between = (from: number, to: number, part: number): number => from + (to - from) * part
const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** Writes what the camera sees at that part of the shot, 0 to 1, over `out` with the given opacity. */
const expose = (
  plate: Plate,
  { from, to }: Shot,
  part: number,
  { width, height }: ClipRequest,
  opacity: number,
  out: Buffer,
): void => {
  const moved = eased(part)
  const zoom = between(from.zoom, to.zoom, moved)
  const step = Math.min(plate.width / width, plate.height / height) / zoom
  const edge = { x: (width * step) / 2, y: (height * step) / 2 }
  const left = within(between(from.x, to.x, moved) * plate.width, edge.x, plate.width - edge.x) - edge.x
  const top = within(between(from.y, to.y, moved) * plate.height, edge.y, plate.height - edge.y) - edge.y
  const { pixels } = plate
  const stride = plate.width * 3
  for (let y = 0, at = 0; y < height; y++) {
    const down = within(top + (y + 0.5) * step - 0.5, 0, plate.height - 1)
    const row = Math.min(Math.floor(down), plate.height - 2)
    const below = down - row
    for (let x = 0; x < width; x++) {
      const across = within(left + (x + 0.5) * step - 0.5, 0, plate.width - 1)
      const column = Math.min(Math.floor(across), plate.width - 2)
      const right = across - column
      for (let channel = 0, pixel = row * stride + column * 3; channel < 3; channel++, pixel++, at++) {
        const upper = pixels[pixel]! * (1 - right) + pixels[pixel + 3]! * right
        const lower = pixels[pixel + stride]! * (1 - right) + pixels[pixel + stride + 3]! * right
        const seen = upper * (1 - below) + lower * below
        out[at] = opacity === 1 ? seen : out[at]! * (1 - opacity) + seen * opacity
      }
    }
  }
}

/** Draws a film. Like pictures: in the drawing process only. */
export const drawClip = async (clip: ClipRequest): Promise<Buffer> => {
  const { width, height, shots } = clip
  const plates = await Promise.all(shots.map((shot) => plateOf(shot, clip)))
  const starts = shots.map((_, place) => shots.slice(0, place).reduce((sum, { seconds }) => sum + seconds, 0))
  const total = shots.reduce((sum, { seconds }) => sum + seconds, 0)
  const frames: Buffer[] = []
  const out = Buffer.alloc(width * height * 3)
  for (let frame = 0; frame < Math.round(total * FRAMES_PER_SECOND); frame++) {
    const second = frame / FRAMES_PER_SECOND
    for (const [place, shot] of shots.entries()) {
      const since = second - starts[place]!
      if (since < 0 || since >= shot.seconds + FADE_SECONDS) continue
      const opacity = place === 0 ? 1 : Math.min(1, (since + 1 / FRAMES_PER_SECOND) / FADE_SECONDS)
      expose(plates[place]!, shot, since / (shot.seconds + FADE_SECONDS), clip, opacity, out)
    }
    frames.push(
      await sharp(out, { raw: { width, height, channels: 3 } })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    )
  }
  return quickTime(frames, { width, height, framesPerSecond: FRAMES_PER_SECOND })
}
