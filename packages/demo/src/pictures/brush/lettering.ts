import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import opentype, { type Font } from 'opentype.js'

import { d, path } from './shapes.ts'

/** Open fonts from the package registry. Letters are drawn as outlines, so the machine's fonts do not matter. */
const FACES = {
  serif: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff',
  italic: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff',
  poster: '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff',
  fat: '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff',
  script: '@fontsource/yellowtail/files/yellowtail-latin-400-normal.woff',
  sans: '@fontsource/tenor-sans/files/tenor-sans-latin-400-normal.woff',
  brush: '@fontsource/caveat-brush/files/caveat-brush-latin-400-normal.woff',
} as const
export type Face = keyof typeof FACES

const loaded = new Map<Face, Font>()
const fontOf = (face: Face): Font => {
  const known = loaded.get(face)
  if (known) return known
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(FACES[face])))
  const font = opentype.parse(new Uint8Array(bytes).buffer)
  loaded.set(face, font)
  return font
}

export interface Lettering {
  text: string
  /** Where the text is anchored; y is the baseline. */
  x: number
  y: number
  size: number
  face: Face
  color: string
  anchor?: 'start' | 'middle' | 'end'
  /** Extra space between letters, in pixels. */
  tracking?: number
  /** Shrinks the text until it is no wider than this. */
  maxWidth?: number
  opacity?: number
}

/** Returns the width in pixels, including kerning. */
export const measure = (text: string, face: Face, size: number, tracking = 0) =>
  fontOf(face).getAdvanceWidth(text, size) + tracking * Math.max(0, text.length - 1)

export const letters = (wanted: Lettering): string => {
  const { text, face, color, anchor = 'middle', opacity } = wanted
  const natural = measure(text, face, wanted.size, wanted.tracking)
  const shrink = wanted.maxWidth && natural > wanted.maxWidth ? wanted.maxWidth / natural : 1
  const size = wanted.size * shrink
  const tracking = (wanted.tracking ?? 0) * shrink
  const width = natural * shrink
  const left = wanted.x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  const outline = fontOf(face).getPath(text, left, wanted.y, size, { letterSpacing: tracking / size } as never)
  const data = outline.commands
    .map((step) => {
      if (step.type === 'Z') return 'Z'
      if (step.type === 'C') return d`C${step.x1} ${step.y1} ${step.x2} ${step.y2} ${step.x} ${step.y}`
      if (step.type === 'Q') return d`Q${step.x1} ${step.y1} ${step.x} ${step.y}`
      return d`${step.type}${step.x} ${step.y}`
    })
    .join('')
  return path(data, { fill: color, opacity })
}

/** Breaks text into lines of similar length, no wider than `maxWidth`, which looks designed rather than wrapped. */
export const setLines = (text: string, face: Face, size: number, maxWidth: number): string[] => {
  const words = text.split(' ')
  const fill = (limit: number) => {
    const lines: string[] = []
    for (const word of words) {
      const last = lines.at(-1)
      if (last !== undefined && measure(`${last} ${word}`, face, size) <= limit)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  }
  const count = fill(maxWidth).length
  let best = fill(maxWidth)
  for (let limit = maxWidth * 0.95; limit > maxWidth * 0.4; limit -= maxWidth * 0.05) {
    const lines = fill(limit)
    if (lines.length > count) break
    best = lines
  }
  return best
}
