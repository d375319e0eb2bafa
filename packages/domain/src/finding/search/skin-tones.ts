import { type Look, lookOf, type PaletteColor } from './palette.ts'

/** FIND-07: the ranges users choose from, lightest first. */
export const SKIN_TONES = [1, 2, 3, 4] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** A smaller share of a picture may be anything. */
const MIN_SHARE = 0.08
/** The lightness in OKLab below which the next darker range begins. */
const BOUNDS = [0.82, 0.68, 0.52] as const

/** Skin of any person lies between red and yellow, and is never gray and never vivid. */
const isLikeSkin = ({ lightness, chroma, hue }: Look): boolean =>
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
