import { darken, mix } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { around, circle, d, ellipse, path, smooth, stroke } from '../brush/shapes.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** A face in a few brush lines over blocks of color, as painters did it a hundred years ago. */
export const faces = defineScene({
  shapes: ['3:4', '2:3', '4:5', '1:1'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    hair: random.pick(['long', 'bob', 'bun', 'cropped', 'curls'] as const),
    gaze: random.pick(['ahead', 'aside', 'down'] as const),
    wears: random.pick(['earrings', 'a hat', 'a flower', 'nothing'] as const),
  }),
  draw: (art, { palette: name, hair, gaze, wears }) => {
    const { width, height, random } = art
    const palette = byName(name)
    drawSurface(art, 'linen', mix(palette.paper, palette.soft, 0.25))
    const [cx, cy, s] = [width * random.between(0.47, 0.53), height * 0.42, width * 0.25]
    const ink0 = random.chance(0.7) ? darken(palette.ink, 0.2) : palette.deep
    const side = random.chance(0.5) ? 1 : -1
    const blob = (x: number, y: number, r: number, wobble: number) =>
      smooth(
        around({ x, y }, 9, () => r * random.between(1 - wobble, 1 + wobble)),
        true,
      )
    const line = (data: string, wide = 11) => stroke(data, ink0, wide)
    const X = (x: number) => cx + x * s * side
    const Y = (y: number) => cy + y * s
    art.layer((ink) => {
      // Blocks of color first: they follow the lines only roughly.
      ink.add(
        path(blob(width * 0.2, height * 0.2, width * 0.36, 0.2), { fill: palette.soft }),
        path(blob(width * 0.85, height * 0.75, width * 0.4, 0.2), { fill: mix(palette.accent, palette.paper, 0.45) }),
      )
      for (let n = 0; n < 5; n++) {
        const [x, y, turn] = [random.between(0, width), random.between(0, height * 0.95), random.between(0, 360)]
        const lobes = Array.from({ length: 7 }, (_, lobe) =>
          ellipse(lobe * 24 - 70, lobe % 2 ? -30 : 30, 18, 44, {
            fill: n % 2 ? palette.deep : palette.accent,
            transform: `rotate(${lobe % 2 ? -28 : 28} ${lobe * 24 - 70} 0)`,
          }),
        ).join('')
        ink.add(
          `<g opacity=".85" transform="translate(${x} ${y}) rotate(${turn}) scale(${random.between(0.7, 1.3)})">${lobes}</g>`,
        )
      }
      const hairColor = random.pick([palette.ink, palette.deep, palette.accent])
      if (hair === 'long')
        ink.add(
          path(
            d`M${X(-1)} ${Y(-0.7)}C${X(-1.1)} ${Y(-1.9)} ${X(1.2)} ${Y(-1.9)} ${X(1.1)} ${Y(-0.5)}C${X(1.2)} ${Y(0.6)} ${X(1.5)} ${Y(1.4)} ${X(1.2)} ${Y(2.3)}L${X(-1.25)} ${Y(2.3)}C${X(-1.4)} ${Y(1.2)} ${X(-1.1)} ${Y(0.5)} ${X(-1)} ${Y(-0.7)}Z`,
            { fill: hairColor },
          ),
        )
      if (hair === 'bob')
        ink.add(
          path(d`M${X(-1.15)} ${Y(0.8)}C${X(-1.5)} ${Y(-2.1)} ${X(1.5)} ${Y(-2.1)} ${X(1.2)} ${Y(0.85)}Z`, {
            fill: hairColor,
          }),
        )
      if (hair === 'bun')
        ink.add(
          circle(X(-0.15), Y(-1.65), s * 0.45, { fill: hairColor }),
          path(d`M${X(-0.95)} ${Y(0.1)}C${X(-1.25)} ${Y(-1.75)} ${X(1.25)} ${Y(-1.75)} ${X(0.98)} ${Y(0.1)}Z`, {
            fill: hairColor,
          }),
        )
      if (hair === 'cropped')
        ink.add(
          path(d`M${X(-0.95)} ${Y(-0.1)}C${X(-1.2)} ${Y(-1.65)} ${X(1.2)} ${Y(-1.7)} ${X(0.98)} ${Y(-0.15)}Z`, {
            fill: hairColor,
          }),
        )
      if (hair === 'curls')
        for (const { x, y } of around({ x: cx, y: Y(-0.5) }, 15, (angle) => s * (Math.sin(angle) > 0.6 ? 0.9 : 1.05)))
          ink.add(circle(x, y, s * random.between(0.28, 0.42), { fill: hairColor }))
      const skin = random.pick([
        palette.paper,
        mix(palette.accent, palette.paper, 0.62),
        mix('#b9794f', palette.paper, 0.3),
        mix('#8a5638', palette.paper, 0.12),
      ])
      ink.add(
        path(
          d`M${X(-0.42)} ${Y(0.9)}L${X(-0.5)} ${Y(1.9)}C${X(-1.4)} ${Y(2.1)} ${X(-2)} ${Y(2.4)} ${X(-2.1)} ${height + 20}H${X(2.2)}C${X(2)} ${Y(2.4)} ${X(1.3)} ${Y(2.1)} ${X(0.5)} ${Y(1.9)}L${X(0.44)} ${Y(0.9)}Z`,
          { fill: skin },
        ),
      )
      ink.add(
        path(
          d`M${X(-1.2)} ${height + 20}C${X(-1.7)} ${Y(2.6)} ${X(-1.2)} ${Y(2.2)} ${X(-0.7)} ${Y(2.05)}Q${X(0)} ${Y(2.7)} ${X(0.75)} ${Y(2.05)}C${X(1.6)} ${Y(2.2)} ${X(2.1)} ${Y(2.5)} ${X(2.2)} ${height + 20}H${X(-2.2)}L${X(-1.8)} ${Y(2.4)}Z`,
          { fill: random.pick([palette.accent, palette.deep, palette.soft]) },
        ),
      )
      ink.add(
        path(
          d`M${X(-0.85)} ${Y(-0.3)}C${X(-0.9)} ${Y(-1.4)} ${X(0.92)} ${Y(-1.4)} ${X(0.88)} ${Y(-0.25)}C${X(0.9)} ${Y(0.6)} ${X(0.5)} ${Y(1.3)} ${X(0.04)} ${Y(1.32)}C${X(-0.5)} ${Y(1.3)} ${X(-0.84)} ${Y(0.6)} ${X(-0.85)} ${Y(-0.3)}Z`,
          { fill: skin },
        ),
      )
      ink.add(
        path(
          d`M${X(0.1)} ${Y(-1.1)}C${X(0.95)} ${Y(-1.1)} ${X(0.92)} ${Y(-0.4)} ${X(0.88)} ${Y(0)}C${X(0.88)} ${Y(0.7)} ${X(0.5)} ${Y(1.3)} ${X(0.06)} ${Y(1.32)}C${X(0.34)} ${Y(0.9)} ${X(0.1)} ${Y(0.75)} ${X(0.2)} ${Y(0.5)}C${X(0.36)} ${Y(0.3)} ${X(0.1)} ${Y(0)} ${X(0.1)} ${Y(-1.1)}Z`,
          { fill: mix(skin, palette.accent, 0.28) },
        ),
      )
      ink.add(ellipse(X(-0.5), Y(0.42), s * 0.2, s * 0.14, { fill: '#d9604a', opacity: 0.35 }))
      if (hair !== 'curls')
        ink.add(
          path(
            d`M${X(-0.9)} ${Y(-0.2)}C${X(-0.95)} ${Y(-1.3)} ${X(-0.2)} ${Y(-1.35)} ${X(0.25)} ${Y(-1.12)}C${X(-0.1)} ${Y(-0.85)} ${X(-0.7)} ${Y(-0.8)} ${X(-0.9)} ${Y(-0.2)}Z`,
            { fill: hairColor },
          ),
        )
    })
    art.layer((ink) => {
      const look = { ahead: 0, aside: 0.11, down: 0.02 }[gaze]
      // The line that makes it a face: one brow runs into the nose.
      ink.add(line(d`M${X(-0.72)} ${Y(-0.33)}Q${X(-0.45)} ${Y(-0.52)} ${X(-0.18)} ${Y(-0.36)}`))
      ink.add(
        line(
          d`M${X(0.76)} ${Y(-0.35)}Q${X(0.46)} ${Y(-0.54)} ${X(0.16)} ${Y(-0.34)}Q${X(0.08)} ${Y(0)} ${X(0.16)} ${Y(0.34)}Q${X(0.2)} ${Y(0.48)} ${X(-0.02)} ${Y(0.5)}Q${X(-0.12)} ${Y(0.5)} ${X(-0.16)} ${Y(0.42)}`,
        ),
      )
      for (const at of [-0.44, 0.46]) {
        if (gaze === 'down')
          ink.add(
            line(d`M${X(at - 0.24)} ${Y(-0.1)}Q${X(at)} ${Y(0.06)} ${X(at + 0.24)} ${Y(-0.1)}`),
            line(
              d`M${X(at - 0.15)} ${Y(-0.02)}l${-s * 0.04 * side} ${s * 0.07}M${X(at + 0.15)} ${Y(-0.02)}l${s * 0.04 * side} ${s * 0.07}`,
              5,
            ),
          )
        else {
          ink.add(
            path(
              d`M${X(at - 0.25)} ${Y(-0.08)}Q${X(at)} ${Y(-0.3)} ${X(at + 0.25)} ${Y(-0.08)}Q${X(at)} ${Y(0.08)} ${X(at - 0.25)} ${Y(-0.08)}Z`,
              { fill: '#fffaf0' },
            ),
          )
          ink.add(
            circle(X(at + look), Y(-0.11), s * 0.115, { fill: palette.deep }),
            circle(X(at + look), Y(-0.11), s * 0.055, { fill: '#17120f' }),
            circle(X(at + look) - 5, Y(-0.14), s * 0.026, { fill: '#fff' }),
          )
          ink.add(
            line(d`M${X(at - 0.28)} ${Y(-0.06)}Q${X(at)} ${Y(-0.32)} ${X(at + 0.28)} ${Y(-0.07)}`),
            line(d`M${X(at - 0.18)} ${Y(0.0)}Q${X(at)} ${Y(0.08)} ${X(at + 0.2)} ${Y(-0.01)}`, 5),
          )
        }
      }
      ink.add(
        path(
          d`M${X(-0.3)} ${Y(0.79)}Q${X(-0.12)} ${Y(0.68)} ${X(0.01)} ${Y(0.73)}Q${X(0.14)} ${Y(0.67)} ${X(0.3)} ${Y(0.78)}Q${X(0)} ${Y(1.04)} ${X(-0.3)} ${Y(0.79)}Z`,
          { fill: mix(palette.accent, '#b3342f', 0.55) },
        ),
      )
      ink.add(
        line(
          d`M${X(-0.33)} ${Y(0.78)}Q${X(-0.1)} ${Y(0.84)} ${X(0.01)} ${Y(0.81)}Q${X(0.14)} ${Y(0.84)} ${X(0.33)} ${Y(0.76)}`,
          7,
        ),
      )
      ink.add(
        line(
          d`M${X(-0.86)} ${Y(-0.5)}C${X(-0.9)} ${Y(0.5)} ${X(-0.55)} ${Y(1.3)} ${X(0.02)} ${Y(1.33)}C${X(0.5)} ${Y(1.32)} ${X(0.88)} ${Y(0.66)} ${X(0.9)} ${Y(0)}`,
        ),
      )
      ink.add(
        line(
          d`M${X(-0.46)} ${Y(1.16)}Q${X(-0.42)} ${Y(1.6)} ${X(-0.56)} ${Y(1.9)}Q${X(-1.4)} ${Y(2.05)} ${X(-1.8)} ${Y(2.5)}M${X(0.46)} ${Y(1.2)}Q${X(0.4)} ${Y(1.6)} ${X(0.6)} ${Y(1.88)}Q${X(1.5)} ${Y(2.05)} ${X(1.9)} ${Y(2.4)}`,
        ),
      )
      if (wears === 'earrings')
        for (const at of [-0.93, 0.95])
          ink.add(
            circle(X(at), Y(0.5), s * 0.1, { fill: palette.accent }),
            path(d`M${X(at)} ${Y(0.6)}l${s * 0.13} ${s * 0.34}h${-s * 0.26}Z`, { fill: palette.deep }),
          )
      if (wears === 'a hat')
        ink.add(
          ellipse(cx, Y(-0.92), s * 1.75, s * 0.3, {
            fill: palette.accent,
            transform: `rotate(${-7 * side} ${cx} ${Y(-0.9)})`,
          }),
          path(d`M${X(-0.85)} ${Y(-0.98)}C${X(-0.8)} ${Y(-2)} ${X(0.9)} ${Y(-2)} ${X(0.85)} ${Y(-1)}Z`, {
            fill: palette.accent,
          }),
          stroke(d`M${X(-0.86)} ${Y(-1.04)}Q${cx} ${Y(-0.82)} ${X(0.86)} ${Y(-1.04)}`, palette.ink, s * 0.16),
        )
      if (wears === 'a flower') {
        for (let n = 0; n < 7; n++)
          ink.add(
            ellipse(X(0.82), Y(-0.95), s * 0.13, s * 0.28, {
              fill: n % 2 ? palette.soft : palette.accent,
              transform: `rotate(${n * 51} ${X(0.82)} ${Y(-0.72)})`,
            }),
          )
        ink.add(circle(X(0.82), Y(-0.72), s * 0.12, { fill: '#e4b33c' }))
      }
    })
    art.film({ grain: 9, vignette: 0.14 })
  },
})
