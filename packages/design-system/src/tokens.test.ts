import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Color = readonly [red: number, green: number, blue: number, alpha: number]
type Theme = 'light' | 'dark'

const parse = (value: string): Color => {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(value)
  if (hex) return [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16), parseInt(hex[3]!, 16), 1]
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), Number(rgb[4])]
  throw new Error(`not a color: ${value}`)
}

const role = (name: string, theme: Theme): Color => {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]
  if (!value) throw new Error(`no role ${name}`)
  const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value)
  return parse(both ? both[theme === 'light' ? 1 : 2]! : value)
}

const over = (top: Color, bottom: Color): Color => {
  const mix = (i: 0 | 1 | 2) => top[i] * top[3] + bottom[i] * (1 - top[3])
  return [mix(0), mix(1), mix(2), 1]
}

const luminance = ([red, green, blue]: Color) => {
  const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

const contrast = (a: Color, b: Color) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

const grounds = ['surface', 'surface-raised', 'surface-sunken']
const tones = Array.from({ length: 8 }, (_, tone) => `tone-${tone}`)
const textPairs: [text: string, ground: string][] = [
  ...['text', 'text-subtle', 'danger', 'success'].flatMap((text) => grounds.map((g): [string, string] => [text, g])),
  ['accent-text', 'accent'],
  ['accent', 'surface'],
  ['text-inverse', 'text'],
  ['text-inverse', 'danger'],
  ['text-inverse', 'success'],
  ...tones.map((tone): [string, string] => ['on-scrim', tone]),
]
const edgePairs = ['border', 'focus', 'accent', 'danger', 'success'].flatMap((edge) =>
  grounds.map((g): [string, string] => [edge, g]),
)

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(textPairs)('shows %s on %s at 4.5:1 or better', (text, ground) => {
    expect(contrast(role(text, theme), role(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edgePairs)('shows %s on %s at 3:1 or better', (edge, ground) => {
    expect(contrast(role(edge, theme), role(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  it('keeps text on the veil readable over a white picture', () => {
    const veiled = over(role('scrim', theme), [255, 255, 255, 1])
    expect(contrast(role('on-scrim', theme), veiled)).toBeGreaterThanOrEqual(4.5)
  })
})

it('has both values for every role that differs between themes', () => {
  expect(role('accent', 'light')).toEqual(parse('#d6402f'))
  expect(role('accent', 'dark')).toEqual(parse('#ff7a66'))
})
