import { rect } from './shapes.ts'

/** A stop of a gradient: position 0–1, color, and opacity (1 when absent). */
export type Stop = readonly [at: number, color: string, opacity?: number]

export interface Lift {
  dx?: number
  dy?: number
  blur?: number
  opacity?: number
  color?: string
}

/** Collects the elements and definitions of one vector layer. */
export interface Ink {
  readonly width: number
  readonly height: number
  add(...elements: string[]): void
  /** Covers the whole picture. */
  fill(paint: string, opacity?: number): void
  /**
   * A gradient across the shape it fills; (x, y) is where it ends, measured from the top left. Straight down if
   * omitted.
   */
  linear(stops: readonly Stop[], x?: number, y?: number): string
  /** A gradient from a center inside the shape outward; all values are fractions of the shape's box. */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  /** A radial gradient positioned in picture pixels, the same for every shape it fills. */
  glow(stops: readonly Stop[], cx: number, cy: number, r: number): string
  /** Shows the content only inside the path. */
  within(data: string, content: string): string
  /** The content in one dark color, keeping its shape: for soft shadow layers, where filters are cheap. */
  silhouette(content: string): string
  /** Content slightly above its background: it casts a shadow. Expensive (milliseconds each): for few, small things. */
  lift(content: string, how?: Lift): string
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')

export const createInk = (width: number, height: number) => {
  const definitions: string[] = []
  const known = new Map<string, string>()
  const elements: string[] = []
  /** A definition requested twice is written once. */
  const define = (tag: string, attributes: string, content: string) => {
    const key = tag + attributes + content
    const id = known.get(key) ?? `i${known.size}`
    if (!known.has(key)) definitions.push(`<${tag} id="${id}"${attributes}>${content}</${tag}>`)
    known.set(key, id)
    return id
  }
  const ink: Ink = {
    width,
    height,
    add: (...more) => {
      for (const element of more) elements.push(element)
    },
    fill: (paint, opacity = 1) => {
      elements.push(rect(0, 0, width, height, { fill: paint, opacity }))
    },
    linear: (stops, x = 0, y = 1) =>
      `url(#${define('linearGradient', ` x1="0" y1="0" x2="${x}" y2="${y}"`, stopsOf(stops))})`,
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      `url(#${define('radialGradient', ` cx="${cx}" cy="${cy}" r="${r}"`, stopsOf(stops))})`,
    glow: (stops, cx, cy, r) =>
      `url(#${define('radialGradient', ` gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"`, stopsOf(stops))})`,
    within: (data, content) => `<g clip-path="url(#${define('clipPath', '', `<path d="${data}"/>`)})">${content}</g>`,
    silhouette: (content) => {
      const flat = '<feColorMatrix values="0 0 0 0 .14  0 0 0 0 .075  0 0 0 0 .06  0 0 0 1 0"/>'
      return `<g filter="url(#${define('filter', ' filterUnits="userSpaceOnUse" x="-50%" y="-50%" width="200%" height="200%"', flat)})">${content}</g>`
    },
    lift: (content, { dx = 4, dy = 10, blur = 9, opacity = 0.35, color = '#1c0f0a' } = {}) => {
      const shadow = `<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${color}" flood-opacity="${opacity}"/>`
      const id = define('filter', ' x="-25%" y="-25%" width="160%" height="160%"', shadow)
      return `<g filter="url(#${id})">${content}</g>`
    },
  }
  /** The complete document, with `scale` 1 in picture pixels. */
  const toSvg = (scale: number) => {
    const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><defs>${definitions.join('')}</defs>${elements.join('')}</svg>`
  }
  return { ink, toSvg }
}
