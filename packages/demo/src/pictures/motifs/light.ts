import type { Artboard } from '../brush/artboard.ts'
import type { Ink } from '../brush/ink.ts'
import { d, leaf, path, polygon } from '../brush/shapes.ts'

/** Sunlight through a window on a wall or table: slanted panes, brightest near (x, y). */
export const drawWindowLight = (
  art: Artboard,
  {
    x,
    y,
    width,
    height,
    lean = 0.45,
    color = '#ffe9bf',
    opacity = 0.5,
    soften = 16,
  }: {
    x: number
    y: number
    width: number
    height: number
    lean?: number
    color?: string
    opacity?: number
    soften?: number
  },
) =>
  art.layer(
    (ink) => {
      const bar = 0.06
      for (const column of [0, 1]) {
        for (const row of [0, 1, 2]) {
          const left = x + width * (column * (0.5 + bar / 2))
          const top = y + height * (row / 3) * (1 + bar / 2)
          const right = left + width * (0.5 - bar / 2)
          const low = top + height * (1 / 3 - bar / 2)
          const slide = (at: number) => (at - y) * lean
          ink.add(
            path(
              polygon([
                { x: left + slide(top), y: top + (left - x) * 0.16 },
                { x: right + slide(top), y: top + (right - x) * 0.16 },
                { x: right + slide(low), y: low + (right - x) * 0.16 },
                { x: left + slide(low), y: low + (left - x) * 0.16 },
              ]),
              { fill: color },
            ),
          )
        }
      }
    },
    { blend: 'soft-light', opacity: Math.min(1, opacity * 1.7), soften },
  )

/** Shadows of a branch just outside the picture, reaching in from a corner. */
export const drawLeafShadow = (
  art: Artboard,
  {
    from = 'right',
    opacity = 0.3,
    soften = 18,
    size = 1,
  }: { from?: 'left' | 'right'; opacity?: number; soften?: number; size?: number } = {},
) =>
  art.layer(
    (ink) => {
      const { random, width } = art
      const sign = from === 'right' ? -1 : 1
      for (let frond = 0; frond < 4; frond++) {
        const start = {
          x: (from === 'right' ? width : 0) - sign * 60,
          y: random.between(-120, 160) + frond * 60 * size,
        }
        const turn = (from === 'right' ? Math.PI : 0) + sign * random.between(0.15, 0.75)
        const reach = random.between(420, 720) * size
        ink.add(
          path(d`M${start.x} ${start.y}l${Math.cos(turn) * reach} ${Math.sin(turn) * reach}`, {
            stroke: '#33201c',
            strokeWidth: 7 * size,
          }),
        )
        for (let pair = 1; pair < 10; pair++) {
          const at = (pair / 10) * reach
          for (const side of [-1, 1]) {
            const [px, py] = [start.x + Math.cos(turn) * at, start.y + Math.sin(turn) * at]
            ink.add(
              path(leaf(px, py, turn + side * random.between(0.5, 0.85), reach * 0.3 * (1.15 - pair / 12), 0.15), {
                fill: '#33201c',
              }),
            )
          }
        }
      }
    },
    { blend: 'multiply', opacity, soften },
  )

/** One soft dark shape under everything that stands on a surface: draw this layer before the objects themselves. */
export const drawShadows = (
  art: Artboard,
  shapes: readonly string[],
  {
    dx = 14,
    dy = 22,
    soften = 26,
    opacity = 0.42,
  }: { dx?: number; dy?: number; soften?: number; opacity?: number } = {},
) =>
  art.layer((ink) => ink.add(`<g transform="translate(${dx} ${dy})" fill="#241310">${shapes.join('')}</g>`), {
    blend: 'multiply',
    soften,
    opacity,
  })

/** The shadow of objects whose outline is unknown, from how they are drawn. */
export const drawShadowsOf = (
  art: Artboard,
  draw: (ink: Ink) => string,
  {
    dx = 12,
    dy = 17,
    soften = 16,
    opacity = 0.4,
  }: { dx?: number; dy?: number; soften?: number; opacity?: number } = {},
) =>
  art.layer((ink) => ink.add(`<g transform="translate(${dx} ${dy})">${ink.silhouette(draw(ink))}</g>`), {
    blend: 'multiply',
    soften,
    opacity,
  })
