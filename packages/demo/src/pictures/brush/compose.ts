/** How a layer blends with what is below it. */
export type Blend = 'normal' | 'multiply' | 'screen' | 'soft-light'

/** The picture in progress: three bytes per pixel. */
export interface Plate {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

/** Straight (not premultiplied) RGBA, as large as the plate or smaller; smaller ones are stretched smoothly. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array | Uint8ClampedArray
}

const MODES = { normal: 0, multiply: 1, screen: 2, 'soft-light': 3 } satisfies Record<Blend, number>
const SHARE = 1 / 255

/**
 * Returns by how much `light` (premultiplied by `alpha`) changes what is `under` it. Written for premultiplied light,
 * no pixel needs a division; as numbers and one small function, the engine inlines it. Compositing is half the cost of
 * a picture. No result leaves 0–255, so bytes are written without clamping.
 */
const change = (mode: number, under: number, light: number, alpha: number): number => {
  if (mode === 0) return light - under * alpha
  if (mode === 1) return under * (light * SHARE - alpha)
  if (mode === 2) return light * (1 - under * SHARE)
  // Pegtop's soft light: no square root, no seam at half gray.
  return under * (1 - under * SHARE) * (2 * light * SHARE - alpha)
}

const layFull = (plate: Plate, { pixels: source }: Sheet, mode: number, opacity: number) => {
  const pixels = new Uint8Array(plate.pixels.buffer)
  const share = opacity * SHARE
  const solid = mode === 0 && opacity === 1
  for (let from = 0, to = 0; from < source.length; from += 4, to += 3) {
    const covered = source[from + 3]!
    if (covered === 0) continue
    if (solid && covered === 255) {
      pixels[to] = source[from]!
      pixels[to + 1] = source[from + 1]!
      pixels[to + 2] = source[from + 2]!
      continue
    }
    const alpha = covered * share
    const red = pixels[to]!
    const green = pixels[to + 1]!
    const blue = pixels[to + 2]!
    pixels[to] = red + change(mode, red, source[from]! * alpha, alpha) + 0.5
    pixels[to + 1] = green + change(mode, green, source[from + 1]! * alpha, alpha) + 0.5
    pixels[to + 2] = blue + change(mode, blue, source[from + 2]! * alpha, alpha) + 0.5
  }
}

/** Returns the row of the sheet above the plate's row y, and how far past it y is. */
const placeOn = (y: number, height: number, sheetHeight: number) => {
  const v = Math.min(sheetHeight - 1, Math.max(0, ((y + 0.5) * sheetHeight) / height - 0.5))
  return { top: Math.floor(v), down: v - Math.floor(v) }
}

/**
 * Reads one row of the sheet at the plate's height y, premultiplied by its opacity, so that soft edges have no dark
 * rim. Returns the range of columns with any coverage; `to` is before `from` when there is none.
 */
const readRow = (sheet: Sheet, y: number, height: number, opacity: number, row: Float64Array) => {
  const { top, down } = placeOn(y, height, sheet.height)
  const { pixels } = sheet
  const length = sheet.width * 4
  const upper = top * length
  const lower = Math.min(sheet.height - 1, top + 1) * length
  const [aboveShare, belowShare] = [SHARE * opacity * (1 - down), SHARE * opacity * down]
  let from = sheet.width
  let to = -1
  for (let at = 0; at < length; at += 4) {
    const above = pixels[upper + at + 3]! * aboveShare
    const below = pixels[lower + at + 3]! * belowShare
    row[at] = pixels[upper + at]! * above + pixels[lower + at]! * below
    row[at + 1] = pixels[upper + at + 1]! * above + pixels[lower + at + 1]! * below
    row[at + 2] = pixels[upper + at + 2]! * above + pixels[lower + at + 2]! * below
    row[at + 3] = above + below
    if (above + below > 0.001) {
      if (to < 0) from = at >> 2
      to = at >> 2
    }
  }
  // One pixel more than the sheet's width: the last one is interpolated with itself.
  row.copyWithin(length, length - 4, length)
  return { from, to }
}

/** Stretches the sheet by linear interpolation: along a row each channel only grows by a constant step. */
const layStretched = (plate: Plate, sheet: Sheet, mode: number, opacity: number) => {
  const { width, height } = plate
  const pixels = new Uint8Array(plate.pixels.buffer)
  const row = new Float64Array(sheet.width * 4 + 4)
  const perPixel = width / sheet.width
  const startOf = (column: number) => Math.ceil((column + 0.5) * perPixel - 0.5)
  for (let y = 0; y < height; y++) {
    const { from, to } = readRow(sheet, y, height, opacity, row)
    for (let column = Math.max(-1, from - 1); column <= to; column++) {
      const left = Math.max(0, column) * 4
      const right = (column + 1) * 4
      const start = column < 0 ? 0 : startOf(column)
      const end = column === sheet.width - 1 ? width : Math.min(width, startOf(column + 1))
      const past = (start + 0.5) / perPixel - 0.5 - column
      const step = 1 / perPixel
      let light0 = row[left]!
      let light1 = row[left + 1]!
      let light2 = row[left + 2]!
      let alpha = row[left + 3]!
      const step0 = (row[right]! - light0) * step
      const step1 = (row[right + 1]! - light1) * step
      const step2 = (row[right + 2]! - light2) * step
      const stepAlpha = (row[right + 3]! - alpha) * step
      light0 += step0 * past * perPixel
      light1 += step1 * past * perPixel
      light2 += step2 * past * perPixel
      alpha += stepAlpha * past * perPixel
      for (let x = start, at = (y * width + start) * 3; x < end; x++, at += 3) {
        const red = pixels[at]!
        const green = pixels[at + 1]!
        const blue = pixels[at + 2]!
        pixels[at] = red + change(mode, red, light0, alpha) + 0.5
        pixels[at + 1] = green + change(mode, green, light1, alpha) + 0.5
        pixels[at + 2] = blue + change(mode, blue, light2, alpha) + 0.5
        light0 += step0
        light1 += step1
        light2 += step2
        alpha += stepAlpha
      }
    }
  }
}

export const lay = (plate: Plate, sheet: Sheet, blend: Blend, opacity: number) =>
  sheet.width === plate.width && sheet.height === plate.height
    ? layFull(plate, sheet, MODES[blend], opacity)
    : layStretched(plate, sheet, MODES[blend], opacity)
