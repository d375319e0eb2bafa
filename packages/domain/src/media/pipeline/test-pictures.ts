/** Pictures for the tests of this folder, generated in code; the repository contains none. */
import { deflateSync, crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Smooth areas, edges and some grain, different for each seed: compresses and hashes like a photograph. */
export const scene = (width: number, height: number, seed = 1): Sharp => {
  const data = Buffer.allocUnsafe(width * height * 3)
  const wave = (n: number) => 0.5 + 0.5 * Math.sin(n + seed * 1.7)
  let noise = seed * 2_654_435_761
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const [u, v] = [x / width, y / height]
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0
      const grain = (noise >>> 28) - 8
      const hill = v > 0.55 + 0.2 * Math.sin(u * (3 + seed) + seed) ? 0.35 : 1
      data[at] = Math.min(255, Math.max(0, 255 * hill * wave(u * 5 + v * 2) + grain))
      data[at + 1] = Math.min(255, Math.max(0, 255 * hill * wave(v * 4 + seed) + grain))
      data[at + 2] = Math.min(255, Math.max(0, 255 * hill * wave(u * 3 - v * 5 + 2) + grain))
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

export const flat = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number },
): Sharp => sharp({ create: { width, height, channels: 4, background } })

/** Left half red, right half blue, upper left corner white: every rotation and mirroring looks different. */
export const signpost = (width: number, height: number): Sharp => {
  const part = (w: number, h: number, background: string) => ({
    create: { width: w, height: h, channels: 3 as const, background },
  })
  return sharp(part(width, height, '#ff0000')).composite([
    { input: part(width / 2, height, '#0000ff'), left: width / 2, top: 0 },
    { input: part(width / 4, height / 4, '#ffffff'), left: 0, top: 0 },
  ])
}

/** `frames` frames, each in another color. */
export const moving = async (width: number, height: number, frames: number, format: 'gif' | 'webp' = 'gif') => {
  const hue = (i: number) => ({ r: (i * 37) % 256, g: (i * 91) % 256, b: (255 - i * 53) & 255 })
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, i) =>
      sharp({ create: { width, height, channels: 3, background: hue(i) } })
        .png()
        .toBuffer(),
    ),
  )
  const joined = sharp(pages, { join: { animated: true } })
  const delay = Array.from({ length: frames }, () => 80)
  return format === 'gif' ? joined.gif({ delay, loop: 0 }).toBuffer() : joined.webp({ delay, loop: 0 }).toBuffer()
}

/** A GIF of a few kilobytes in which every frame changes one pixel; it still decodes to `frames` full canvases. */
export const sparseGif = (width: number, height: number, frames: number): Buffer => {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  const control = [0x21, 0xf9, 4, 0, 8, 0, 0, 0]
  const onePixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const frame = Buffer.from([...control, ...onePixel])
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ])
}

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/**
 * A PNG of one bit per pixel: 20000 × 20000 take 50 kB. `pixels: false` leaves the content out, to test only the
 * header.
 */
export const oneBitPng = (width: number, height: number, pixels = true): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = pixels ? Buffer.alloc((Math.ceil(width / 8) + 1) * height) : Buffer.alloc(0)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** An APNG: its first frame is what a decoder shows that does not know about the others. */
export const movingPng = (width: number, height: number, frames: number): Buffer => {
  const still = oneBitPng(width, height)
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames, 0)
  const headerEnd = 8 + 12 + 13
  return Buffer.concat([still.subarray(0, headerEnd), pngChunk('acTL', control), still.subarray(headerEnd)])
}

/** Overwrites a part of a picture's data, given as fractions of the file. */
export const scrambled = (bytes: Buffer, from: number, to: number): Buffer => {
  const damaged = Buffer.from(bytes)
  for (let at = Math.floor(bytes.length * from); at < bytes.length * to; at += 7) damaged[at] = (at * 31) & 0x7f
  return damaged
}

/** A progressive JPEG whose last scan is repeated: each scan makes the decoder process the whole picture again. */
export const manyScans = async (width: number, height: number, scans: number): Promise<Buffer> => {
  const jpeg = await scene(width, height).jpeg({ progressive: true }).toBuffer()
  const lastScan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(lastScan, jpeg.length - 2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: scans }, () => scan), jpeg.subarray(-2)])
}

/** Inserts a segment (comment, application data) after the start of a JPEG. */
export const withSegment = (jpeg: Buffer, marker: number, content: string | Buffer): Buffer => {
  const data = Buffer.from(content)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}
