import { type Look, lookOf, type PaletteColor } from './palette.ts'

/** Names of colors that a picture can be searched by, each an English word of the lexicon. */
export const COLOR_NAMES = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'white',
  'gray',
  'black',
] as const
export type ColorName = (typeof COLOR_NAMES)[number]

/** Less of a picture does not make it a picture in that color. */
const MIN_SHARE = 0.12

/** Less chroma looks gray. */
const MIN_CHROMA = 0.03
/** Hues in degrees of OKLab at which the next color begins, from red on. */
const HUES: readonly (readonly [until: number, name: ColorName])[] = [
  [12, 'pink'],
  [38, 'red'],
  [72, 'orange'],
  [112, 'yellow'],
  [165, 'green'],
  [215, 'turquoise'],
  [285, 'blue'],
  [330, 'purple'],
  [360, 'pink'],
]

const grayOf = (lightness: number): ColorName => {
  if (lightness > 0.92) return 'white'
  return lightness < 0.28 ? 'black' : 'gray'
}

/** Orange that is dark is brown, that is pale beige; red that is light is pink. */
const colorOf = ({ lightness, chroma, hue }: Look): ColorName => {
  const isWarm = hue >= 20 && hue < 112
  if (lightness < 0.2) return 'black'
  if (isWarm && lightness > 0.78 && chroma < 0.07) return lightness > 0.95 ? 'white' : 'beige'
  if (chroma < MIN_CHROMA) return grayOf(lightness)
  if (isWarm && lightness < 0.62 && chroma < 0.13) return 'brown'
  const [, name] = HUES.find(([until]) => hue < until)!
  return name === 'red' && lightness > 0.72 ? 'pink' : name
}

/** The colors that a picture is searched by, of its palette: those that fill enough of it. */
export const colorsOf = (palette: readonly PaletteColor[]): ColorName[] => {
  const shares = new Map<ColorName, number>()
  for (const { color, share } of palette) {
    const name = colorOf(lookOf(color))
    shares.set(name, (shares.get(name) ?? 0) + share)
  }
  return [...shares].flatMap(([name, share]) => (share >= MIN_SHARE ? [name] : []))
}
