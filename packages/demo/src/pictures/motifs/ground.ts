import type { Artboard } from '../brush/artboard.ts'
import { mix, ramp } from '../brush/color.ts'
import { type Relief, tint } from '../brush/relief.ts'

/** What things lie on, as relief: it takes their shadows. */
export type Ground = 'linen' | 'oak' | 'slate' | 'stone' | 'paper'

const GROUND_COLORS: Record<Ground, readonly string[]> = {
  linen: ['#d8cdbb', '#c3cdd0', '#cfb9a5', '#b9c0ab'],
  oak: ['#a97f56', '#7d5638', '#c59b6c'],
  slate: ['#3d4347', '#4a4440', '#2f3a40'],
  stone: ['#c9c3b8', '#b7b3ad', '#d9d1c4'],
  paper: ['#e6d7c3', '#d4dcd4', '#dccfd6', '#cbd6df'],
}

export const layGround = (art: Artboard, relief: Relief, ground: Ground) => {
  const color = art.random.pick(GROUND_COLORS[ground])
  const broad = art.noise(3)
  const fine = art.noise(2)
  const tones = ramp([mix(color, '#1d130d', 0.38), color, mix(color, '#fff6e8', 0.35)])
  const board = art.random.between(150, 240)
  relief.cover((cell, x, y) => {
    let tone = 0.5
    cell.height = 0
    cell.gloss = 0
    if (ground === 'oak') {
      const plank = Math.floor(x / board)
      const inside = x - plank * board
      const ring = Math.sin((x + broad(x / 90 + plank * 9, y / 420) * 60) / 5)
      tone += ring * 0.06 + fine(x / 4 + plank * 31, y / 130) * 0.2 + (((plank * 5) % 4) - 1.5) * 0.05
      cell.height = inside < 4 ? -5 : ring * 0.3
      cell.gloss = 0.03
    } else if (ground === 'linen') {
      const drape = broad(x / 330 + y / 800, y / 230)
      tone += drape * 0.06 + fine(x / 40, y / 2.6) * 0.05 + fine(y / 40 + 70, x / 2.6) * 0.05
      cell.height = drape * 14
    } else {
      const rough = ground === 'slate' ? 1 : ground === 'stone' ? 0.6 : 0.1
      tone += broad(x / 260, y / 300) * 0.16 + fine(x / 7, y / 6) * 0.12 * rough
      cell.height = (fine(x / 11, y / 9) + broad(x / 60, y / 50) * 2) * rough
      cell.gloss = ground === 'slate' ? 0.05 : 0
    }
    tint(cell, tones(tone))
  })
}

/** Places for things of some size that hardly touch, from the most spacious ones on. */
export const scatter = (
  { random, width, height }: Artboard,
  count: number,
  radius: () => number,
  { touching = 1, margin = 0 } = {},
): { x: number; y: number; r: number }[] => {
  const placed: { x: number; y: number; r: number }[] = []
  for (let attempt = 0; attempt < count * 30 && placed.length < count; attempt++) {
    const r = radius()
    const spot = { x: random.between(margin, width - margin), y: random.between(margin, height - margin), r }
    if (placed.every(({ x, y, r: other }) => Math.hypot(x - spot.x, y - spot.y) > (other + r) * touching))
      placed.push(spot)
  }
  return placed
}
