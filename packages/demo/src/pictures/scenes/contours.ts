import { mix, ramp, toRgb } from '../brush/color.ts'
import { letters } from '../brush/lettering.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { circle, d, rect, stroke } from '../brush/shapes.ts'
import { defineScene } from '../scene.ts'

/** A map of a place that does not exist: contour lines, water, and one path. */
export const contours = defineScene({
  shapes: ['3:4', '2:3', '4:5'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    place: random.pick(['Halden', 'Ismer Valley', 'Wolf Pass', 'Little Hollow', 'Cape Nowhere', 'Grauhorn'] as const),
    water: random.pick(['islands', 'a lake', 'none'] as const),
  }),
  draw: (art, { palette: name, place, water }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const land = art.noise(4)
    const level = { islands: 0.06, 'a lake': -0.3, none: -9 }[water]
    const scale = random.between(290, 420)
    const tones = ramp([
      palette.soft,
      mix(palette.soft, palette.paper, 0.6),
      palette.paper,
      mix(palette.accent, palette.paper, 0.5),
    ])
    const [line, sea] = [toRgb(palette.deep), toRgb(mix(palette.deep, palette.soft, 0.35))]
    const step = 0.052
    const heightAt = (x: number, y: number) => land(x / scale, y / scale)
    art.shade(
      (x, y, pixel) => {
        const here = heightAt(x, y)
        const slope = Math.max(0.0002, Math.hypot(heightAt(x + 3, y) - here, heightAt(x, y + 3) - here) / 3)
        const place = here / step
        const off = (Math.abs(place - Math.round(place)) * step) / slope
        const isWater = here < level
        const shore = Math.exp(-(((here - level) / slope / 3.4) ** 2))
        const bold = Math.round(place) % 5 === 0 ? 2.6 : 1.4
        const drawn = Math.max(Math.exp(-((off / bold) ** 2)) * (isWater ? 0.28 : 0.85), shore)
        const color = isWater ? sea : tones(here * 0.8 + 0.42)
        // Lit from the north-west, like any map.
        const light = isWater ? 1 : 1 + (heightAt(x + 9, y + 9) - here) * 1.6
        pixel[0] = color[0] * light + (line[0] - color[0] * light) * drawn
        pixel[1] = color[1] * light + (line[1] - color[1] * light) * drawn
        pixel[2] = color[2] * light + (line[2] - color[2] * light) * drawn
      },
      { every: 1.5 },
    )
    art.layer((ink) => {
      const frame = width * 0.06
      const foot = height * 0.12
      let [x, y] = [frame * 1.6, height * random.between(0.2, 0.6)]
      const stops: string[] = [d`M${x} ${y}`]
      for (let n = 0; n < 90 && x < width - frame * 1.6; n++) {
        // The path keeps its height where it can, as walkers do.
        const [gx, gy] = [heightAt(x + 8, y) - heightAt(x - 8, y), heightAt(x, y + 8) - heightAt(x, y - 8)]
        const steep = Math.hypot(gx, gy) || 1
        const forward = Math.abs(gy) / steep
        x += 7 + forward * 8
        y = Math.min(height - foot - 60, Math.max(frame * 1.5, y - (gx / steep) * 11 * Math.sign(gy || 1)))
        stops.push(d`L${x} ${y}`)
      }
      ink.add(
        stroke(stops.join(''), '#c8402f', 6, { strokeDasharray: '2 15' }),
        circle(x, y, 13, { fill: '#c8402f', stroke: palette.paper, strokeWidth: 5 }),
      )
      ink.add(
        rect(0, 0, width, height, { fill: 'none', stroke: palette.paper, strokeWidth: frame * 2 }),
        rect(0, height - foot, width, foot, { fill: palette.paper }),
        rect(frame, frame, width - frame * 2, height - foot - frame, {
          fill: 'none',
          stroke: palette.ink,
          strokeWidth: 3,
        }),
      )
      ink.add(
        letters({
          text: place.toUpperCase(),
          x: frame,
          y: height - foot * 0.36,
          size: 64,
          face: 'poster',
          color: palette.ink,
          anchor: 'start',
          tracking: 8,
        }),
        letters({
          text: '1 : 25 000',
          x: width - frame,
          y: height - foot * 0.4,
          size: 26,
          face: 'sans',
          color: palette.deep,
          anchor: 'end',
          tracking: 4,
        }),
      )
    })
    art.film({ grain: 6, vignette: 0.1 })
  },
})
