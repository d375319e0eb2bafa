import sharp from 'sharp'

import { along, toRgb } from './color.ts'
import { type Blend, lay, type Plate, type Sheet } from './compose.ts'
import { develop, type Film } from './film.ts'
import { createInk, type Ink } from './ink.ts'
import { createNoise, layered, type Noise2 } from './noise.ts'
import type { Random } from './random.ts'

// One picture per core: the pool decides how many are rendered at a time.
sharp.concurrency(1)
sharp.cache(false)

export interface LayerOptions {
  blend?: Blend
  /** 0–1 */
  opacity?: number
  /** Blur radius in picture pixels. Nearly free: the layer is drawn small and stretched. */
  soften?: number
}
export interface ShadeOptions extends Omit<LayerOptions, 'soften'> {
  /** Computes only every nth pixel of the finished picture, across and down; the rest is interpolated. */
  every?: number
}
/** Writes red, green, blue and opacity (0–255 each) of the picture's point (x, y) into `pixel`. */
export type Shader = (x: number, y: number, pixel: [number, number, number, number]) => void

/**
 * Scenes are composed on boards 1000 wide; pictures are slightly smaller, which saves a sixth of the work and is still
 * larger than the largest size in which pins are shown.
 */
const OUTPUT = 0.92
export const outputSize = (width: number, height: number) => ({
  width: Math.round(width * OUTPUT),
  height: Math.round(height * OUTPUT),
})

/** What a scene draws on: layers from bottom to top, each made of vectors or of pixels. */
export interface Artboard {
  readonly width: number
  readonly height: number
  readonly random: Random
  /** Evenly spaced colors from the top down to `bottom`; the last one continues below. */
  backdrop(colors: readonly string[], bottom?: number): void
  layer(draw: (ink: Ink) => void, options?: LayerOptions): void
  shade(shader: Shader, options?: ShadeOptions): void
  /** Smooth noise for this picture; each call returns a different one. */
  noise(octaves?: number): Noise2
  film(how: Partial<Film>): void
}

type Layer = (plate: Plate) => void | Promise<void>

const fillRows = ({ width, height, pixels }: Plate, colors: readonly string[], bottom: number) => {
  for (let y = 0; y < height; y++) {
    const [red, green, blue] = toRgb(along(colors, y / bottom))
    for (let at = y * width * 3, end = at + width * 3; at < end; at += 3) {
      pixels[at] = red
      pixels[at + 1] = green
      pixels[at + 2] = blue
    }
  }
}

const rasteriseInk = async (toSvg: (scale: number) => string, soften: number): Promise<Sheet> => {
  // About two pixels of blur remain for the small raster: enough to hide its steps.
  const scale = soften > 3 ? Math.max(1 / 20, 2.2 / soften) : OUTPUT
  const image = sharp(Buffer.from(toSvg(scale))).ensureAlpha()
  if (soften > 0) image.blur(Math.max(0.5, soften * scale))
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

const rasteriseShader = (shader: Shader, width: number, height: number, every: number): Sheet => {
  const finest = outputSize(width, height)
  const sheet = { width: Math.ceil(finest.width / every), height: Math.ceil(finest.height / every) }
  const [stepX, stepY] = [width / sheet.width, height / sheet.height]
  const pixels = new Uint8ClampedArray(sheet.width * sheet.height * 4)
  const pixel: [number, number, number, number] = [0, 0, 0, 255]
  for (let y = 0, at = 0; y < sheet.height; y++) {
    for (let x = 0; x < sheet.width; x++, at += 4) {
      pixel[3] = 255
      shader((x + 0.5) * stepX, (y + 0.5) * stepY, pixel)
      pixels[at] = pixel[0]
      pixels[at + 1] = pixel[1]
      pixels[at + 2] = pixel[2]
      pixels[at + 3] = pixel[3]
    }
  }
  return { ...sheet, pixels }
}

export const createArtboard = (width: number, height: number, random: Random) => {
  const layers: Layer[] = []
  const film: Film = { grain: 7, vignette: 0.25 }
  const art: Artboard = {
    width,
    height,
    random,
    backdrop: (colors, bottom = height) => {
      layers.push((plate) => fillRows(plate, colors, bottom * OUTPUT))
    },
    layer: (draw, { blend = 'normal', opacity = 1, soften = 0 } = {}) => {
      const { ink, toSvg } = createInk(width, height)
      draw(ink)
      layers.push(async (plate) => lay(plate, await rasteriseInk(toSvg, soften), blend, opacity))
    },
    shade: (shader, { blend = 'normal', opacity = 1, every = 1 } = {}) => {
      layers.push((plate) => lay(plate, rasteriseShader(shader, width, height, every), blend, opacity))
    },
    noise: (octaves = 1) => {
      const noise = createNoise(random)
      return octaves === 1 ? noise : layered(noise, octaves)
    },
    film: (how) => {
      Object.assign(film, how)
    },
  }
  /** Renders the picture as JPEG. Its bytes depend only on the layers and the random source. */
  const toJpeg = async (): Promise<Buffer> => {
    const size = outputSize(width, height)
    const plate: Plate = { ...size, pixels: new Uint8ClampedArray(size.width * size.height * 3).fill(255) }
    for (const layer of layers) await layer(plate)
    develop(plate, film, random)
    // The upload decodes the bytes again: better Huffman tables would cost time without any benefit.
    const raw = { ...size, channels: 3 } as const
    return sharp(plate.pixels, { raw }).jpeg({ quality: 86, optimizeCoding: false }).toBuffer()
  }
  return { art, toJpeg }
}
