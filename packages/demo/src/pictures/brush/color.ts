/** Colors are `#rrggbb` strings everywhere in the scenes; pixels are three numbers from 0 to 255. */
export type Rgb = readonly [number, number, number]

export const toRgb = (color: string): Rgb => {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const toHex = (channels: Rgb): string =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `amount` 0 gives `from`, 1 gives `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const a = toRgb(from)
  const b = toRgb(to)
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount])
}

export const lighten = (color: string, amount: number) => mix(color, '#fffaf0', amount)
/** Mixes toward a warm near-black: pure black makes illustrated shadows look dirty. */
export const darken = (color: string, amount: number) => mix(color, '#1a1014', amount)

/** Perceived lightness, 0–1. */
export const lightness = (color: string): number => {
  const [red, green, blue] = toRgb(color)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** Returns dark or light ink, whichever is more readable on `ground`. */
export const inkOn = (ground: string, dark = '#2a211c', light = '#fdf8ef') => (lightness(ground) > 0.56 ? dark : light)

/** A color along evenly spaced stops; `at` 0–1. */
export const along = (stops: readonly string[], at: number): string => {
  const place = Math.min(0.9999, Math.max(0, at)) * (stops.length - 1)
  const index = Math.floor(place)
  return mix(stops[index]!, stops[index + 1] ?? stops[index]!, place - index)
}

/** The same as a fast lookup table of pixels, for scenes that need every single one. */
export const ramp = (stops: readonly string[]): ((at: number) => Rgb) => {
  const table = Array.from({ length: 256 }, (_, index) => toRgb(along(stops, index / 255)))
  return (at) => table[at <= 0 ? 0 : at >= 1 ? 255 : (at * 255) | 0]!
}
