/** FIND-07: the ranges users choose from, lightest first. */
export const SKIN_TONES = [1, 2, 3, 4] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** A color of a picture, as the media module stores it, and the share of the picture that has it. */
export interface PaletteColor {
  readonly color: string
  readonly share: number
}

/** A smaller share of a picture may be anything. */
const MIN_SHARE = 0.08
/** The lightness in OKLab below which the next darker range begins. */
const BOUNDS = [0.82, 0.68, 0.52] as const

const linear = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Lightness, chroma and hue (in degrees) in OKLab. */
const lookOf = (color: string): { lightness: number; chroma: number; hue: number } => {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness, chroma: Math.hypot(a, bb), hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 }
}

/** Skin of any person lies between red and yellow, and is never gray and never vivid. */
const isLikeSkin = ({ lightness, chroma, hue }: ReturnType<typeof lookOf>): boolean =>
  hue >= 30 && hue <= 75 && chroma >= 0.025 && chroma <= 0.14 && lightness >= 0.25 && lightness <= 0.93

/**
 * The skin tone a picture seems to show: that of the largest share of its palette that could be skin. It is a guess
 * from color alone: wood, sand and coffee look the same, so it is used only when a search is about people
 * (docs/decisions/search.md). Nothing about any person is stored.
 */
export const skinToneOf = (palette: readonly PaletteColor[]): SkinTone | undefined => {
  const skin = palette
    .filter(({ share }) => share >= MIN_SHARE)
    .map(({ color, share }) => ({ ...lookOf(color), share }))
    .filter(isLikeSkin)
    .toSorted((one, other) => other.share - one.share)[0]
  if (!skin) return undefined
  const darker = BOUNDS.filter((bound) => skin.lightness < bound).length
  return SKIN_TONES[darker]
}
