import type { Artboard } from '../brush/artboard.ts'
import { mix, ramp } from '../brush/color.ts'

/** Surfaces seen from above or walls seen from the front, generated from noise. Each covers what is below it. */
export type Surface = 'wood' | 'linen' | 'marble' | 'plaster' | 'slate'

/** Wooden boards, their grain running across the picture. */
const wood = (art: Artboard, color: string) => {
  const tones = ramp([mix(color, '#1c0f08', 0.42), color, mix(color, '#fff1dc', 0.3)])
  const grain = art.noise(3)
  const knots = art.noise(2)
  const board = art.random.between(150, 230)
  const offset = art.random.between(0, board)
  art.shade(
    (x, y, pixel) => {
      const index = Math.floor((y + offset) / board)
      const inside = (y + offset) / board - index
      const sway = knots(x / 420 + index * 17, index * 5) * 16
      const ring = Math.sin((y + sway + knots(x / 190 + index * 3, y / 60) * 26) / 5.5)
      const tone = 0.52 + ring * 0.07 + grain(x / 210 + index * 31, y / 4.5) * 0.24 + (((index * 7) % 5) - 2) * 0.045
      const gap = Math.min(inside, 1 - inside) * board
      const groove = gap < 2.5 ? 0.5 : gap < 6 ? 0.9 : 1
      const colorAt = tones(tone)
      pixel[0] = colorAt[0] * groove
      pixel[1] = colorAt[1] * groove
      pixel[2] = colorAt[2] * groove
    },
    { every: 2 },
  )
}

/** Woven cloth with a few broad folds. */
const linen = (art: Artboard, color: string) => {
  const tones = ramp([mix(color, '#2a1c14', 0.3), color, mix(color, '#ffffff', 0.45)])
  const fold = art.noise(2)
  const slub = art.noise(2)
  art.shade(
    (x, y, pixel) => {
      const drape = fold(x / 520 + y / 900, y / 260 - x / 700)
      const weave =
        Math.sin(x * 0.82) * Math.sin(y * 0.82) * 0.07 +
        slub(x / 60, y / 2.4) * 0.05 +
        slub(y / 60 + 90, x / 2.4) * 0.05
      const colorAt = tones(0.52 + drape * 0.17 + weave)
      pixel[0] = colorAt[0]
      pixel[1] = colorAt[1]
      pixel[2] = colorAt[2]
    },
    { every: 2 },
  )
}

/** Pale stone with veins: thin where layered noise crosses zero. */
const marble = (art: Artboard, color: string) => {
  const vein = art.noise(4)
  const bend = art.noise(3)
  const cloud = art.noise(3)
  const tones = ramp([mix(color, '#3c3f48', 0.55), mix(color, '#8a8a90', 0.16), color, mix(color, '#ffffff', 0.4)])
  art.shade(
    (x, y, pixel) => {
      const turn = bend(x / 260, y / 260) * 1.5
      const crossing = Math.abs(vein(x / 330 + turn, y / 420 - turn))
      const line = Math.exp(-crossing * 26) * (0.45 + 0.5 * cloud(x / 170, y / 170))
      const colorAt = tones(0.72 + cloud(x / 220, y / 220) * 0.22 - Math.max(0, line) * 0.7)
      pixel[0] = colorAt[0]
      pixel[1] = colorAt[1]
      pixel[2] = colorAt[2]
    },
    { every: 2 },
  )
}

/** A limewashed wall, or with `rough` above 1 dark stone. */
const plaster = (art: Artboard, color: string, rough = 1) => {
  const blotch = art.noise(4)
  const fine = art.noise(2)
  const tones = ramp([mix(color, '#241a18', 0.3), color, mix(color, '#fffaf0', 0.34)])
  art.shade(
    (x, y, pixel) => {
      const colorAt = tones(
        0.52 + blotch(x / 280, y / 340) * 0.2 + fine(x / 9, y / 7) * 0.05 * rough + (0.5 - y / art.height) * 0.1,
      )
      pixel[0] = colorAt[0]
      pixel[1] = colorAt[1]
      pixel[2] = colorAt[2]
    },
    { every: 3 },
  )
}

export const drawSurface = (art: Artboard, surface: Surface, color: string) => {
  switch (surface) {
    case 'wood':
      return wood(art, color)
    case 'linen':
      return linen(art, color)
    case 'marble':
      return marble(art, color)
    case 'plaster':
      return plaster(art, color)
    case 'slate':
      return plaster(art, color, 3)
  }
}
