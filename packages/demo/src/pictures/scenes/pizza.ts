import { toRgb } from '../brush/color.ts'
import { createRelief, ease, tint, WINDOW } from '../brush/relief.ts'
import { layGround } from '../motifs/ground.ts'
import { defineScene } from '../scene.ts'

/** A pizza from above: blistered rim, molten cheese, and what is on it. */
export const pizza = defineScene({
  shapes: ['4:5', '1:1', '3:4'],
  plan: (random) => ({
    topping: random.pick(['pepperoni', 'margherita', 'mushroom', 'olive'] as const),
    ground: random.pick(['slate', 'oak', 'stone', 'linen'] as const),
    isCut: random.chance(0.5),
  }),
  draw: (art, { topping, ground, isCut }) => {
    const { width, height, random } = art
    const relief = createRelief(art)
    layGround(art, relief, ground)
    const [cx, cy, r] = [
      width * random.between(0.4, 0.6),
      height * random.between(0.44, 0.56),
      width * random.between(0.44, 0.6),
    ]
    const [rim, char, sauce, cheese, toasted] = ['#d9a468', '#3c2114', '#b8442a', '#f3d9a0', '#c98a3c'].map(toRgb)
    const blister = art.noise(3)
    const melt = art.noise(3)
    const spin = random.between(0, 1)
    relief.stamp({ x: cx, y: cy, rx: r * 1.05 }, (cell, u, v) => {
      const out = (Math.hypot(u, v) * 1.05) / (1 + melt(u * 1.6, v * 1.6) * 0.025)
      if (out > 1) return false
      const crust = ease(0.82, 0.89, out)
      const bubbles = blister(u * 5, v * 5)
      const molten = melt(u * 3.1 + 9, v * 3.1)
      const blob = ease(0.02, 0.3, molten + 0.34)
      cell.height =
        crust * Math.sqrt(Math.max(0, 1 - ((out - 0.91) / 0.09) ** 2)) * 44 +
        (1 - crust) * (10 + blob * 9 + melt(u * 11, v * 11) * 4) +
        bubbles * 6 * crust
      cell.gloss = 0.3 * (1 - crust) * (0.4 + blob)
      tint(cell, rim!)
      tint(cell, char!, ease(0.2, 0.75, bubbles) * 0.85 * crust)
      tint(cell, toasted!, crust * ease(0.93, 1, out) * 0.5)
      tint(cell, sauce!, 1 - crust)
      tint(cell, cheese!, (1 - crust) * blob * 0.94)
      tint(cell, toasted!, (1 - crust) * blob * ease(0.25, 0.7, blister(u * 8 + 40, v * 8)) * 0.7)
      if (isCut) {
        const turn = ((Math.atan2(v, u) / Math.PI + spin + 2) * 4) % 1
        const gap = Math.min(turn, 1 - turn) * out
        if (gap < 0.012) cell.height -= 9
      }
    })
    // Golden angles: nothing lies on top of anything, and nothing in rows.
    let spots = 0
    const spot = () => {
      const [turn, far] = [spots * 2.4 + spin * 9, Math.sqrt(((spots * 7) % 34) / 34) * 0.76 * r]
      spots += 1
      return { x: cx + Math.cos(turn) * far, y: cy + Math.sin(turn) * far, turn: random.between(0, 6.28) }
    }
    const disc = (color: string, size: number, rise: number, hole = 0) => {
      const [tone, dark] = [toRgb(color), toRgb('#2a120c')]
      relief.stamp({ ...spot(), rx: size, ry: size * random.between(0.85, 1) }, (cell, u, v) => {
        const out = Math.hypot(u, v)
        if (out > 1 || out < hole) return false
        cell.height += rise * (0.7 + 0.3 * ease(0.4, 0.9, out)) * ease(1, 0.8, out)
        cell.gloss = 0.2
        tint(cell, tone)
        tint(cell, dark, ease(0.8, 1, out) * 0.4 + Math.max(0, blister(u * 3 + size, v * 3)) * 0.3)
      })
    }
    const petal = (color: string, long: number) => {
      const [tone, pale] = [toRgb(color), toRgb('#8fae4e')]
      relief.stamp({ ...spot(), rx: long, ry: long * 0.46 }, (cell, u, v) => {
        const edge = Math.abs(v) / (1 - u * u || 0.001)
        if (edge > 1) return false
        cell.height += 12 + (1 - edge) * 8 + Math.sin(u * 14) * 0.8 - Math.exp(-Math.abs(v) * 40) * 4
        cell.gloss = 0.25
        tint(cell, tone)
        tint(cell, pale, Math.exp(-Math.abs(v) * 26) * 0.6)
      })
    }
    if (topping === 'pepperoni')
      for (let n = 0; n < 17; n++) disc(random.pick(['#a8281c', '#962018', '#b5371f']), r * 0.115, 8)
    if (topping === 'margherita') for (let n = 0; n < 10; n++) disc('#f6ecd6', r * random.between(0.09, 0.15), 9)
    if (topping === 'mushroom')
      for (let n = 0; n < 18; n++) disc(random.pick(['#b99c7a', '#d8c2a0']), r * random.between(0.05, 0.085), 11)
    if (topping === 'olive') for (let n = 0; n < 26; n++) disc(random.pick(['#2a2229', '#3a2b30']), r * 0.048, 12, 0.36)
    for (let n = 0; n < (topping === 'margherita' ? 12 : 6); n++)
      petal(random.pick(['#3f6b28', '#2f5a24', '#52812f']), r * random.between(0.08, 0.13))
    relief.light(WINDOW)
    art.film({ grain: 8, vignette: 0.45 })
  },
})
