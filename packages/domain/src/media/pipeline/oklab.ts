/** Björn Ottosson's OKLab: distances in it are close to perceived differences. */
export type Oklab = readonly [lightness: number, a: number, b: number]

const toLinear = (channel: number): number => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

const fromLinear = (c: number): number => {
  const encoded = c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
}

/** Converts sRGB channels, 0 to 255. */
export const rgbToOklab = (red: number, green: number, blue: number): Oklab =>
  linearToOklab(toLinear(red), toLinear(green), toLinear(blue))

/** The 256 values of a channel in linear light. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, channel) => toLinear(channel))

/** Converts channels in linear light, 0 to 1. */
export const linearToOklab = (r: number, g: number, b: number): Oklab => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export const oklabToHex = ([lightness, a, b]: Oklab): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb.map((c) => fromLinear(c).toString(16).padStart(2, '0')).join('')}`
}

export const squaredDistance = (p: Oklab, q: Oklab): number =>
  (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2
