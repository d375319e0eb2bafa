import { createHash } from 'node:crypto'
import sharp from 'sharp'

export interface TestPicture {
  readonly bytes: Buffer
  readonly name: string
  readonly type: string
}

const WIDTH = 240
const HEIGHT = 360
const FORMATS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const

let drawn = 0

const CELLS = { across: 4, down: 6 }

/** Cells over a picture, so that those of different seeds do not look alike to visual search either. */
const cellsOf = (seed: number, width: number, height: number): string => {
  const digest = createHash('sha256').update(String(seed)).digest()
  const [w, h] = [width / CELLS.across, height / CELLS.down]
  return Array.from({ length: CELLS.across * CELLS.down }, (_, n) =>
    digest[n]! < 128
      ? `<rect x="${(n % CELLS.across) * w}" y="${Math.floor(n / CELLS.across) * h}" width="${w}" height="${h}" fill="hsl(${(seed * 131) % 360} 70% ${30 + (seed % 5) * 12}%)"/>`
      : '',
  ).join('')
}

/** A small picture unlike any other in this run, 240 × 360 by default. */
export const drawPicture = async (
  options: { width?: number; height?: number; format?: keyof typeof FORMATS; seed?: number } = {},
): Promise<TestPicture> => {
  const { width = WIDTH, height = HEIGHT, format = 'jpeg', seed = (drawn += 1) } = options
  const hue = (seed * 47) % 360
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${hue} 60% 70%)"/>` +
    `<path d="M0 ${height * 0.6} L${width} ${height * 0.4 + (seed % 17)} V${height} H0 Z" fill="hsl(${(hue + 140) % 360} 50% 40%)"/>` +
    `<circle cx="${(seed * 13) % width}" cy="${height / 4}" r="${10 + (seed % 30)}" fill="white"/>${cellsOf(seed, width, height)}</svg>`
  const bytes = await sharp(Buffer.from(svg)).toFormat(format).toBuffer()
  return { bytes, name: `picture-${seed}.${FORMATS[format]}`, type: `image/${format}` }
}
