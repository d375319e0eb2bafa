import type { Artboard } from '../brush/artboard.ts'
import { darken, lighten, mix, toRgb } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { circle, d, path, rect, stroke } from '../brush/shapes.ts'
import { addStars, drawClouds, drawGlow } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

const HOURS = {
  'blue hour': { sky: ['#16204f', '#33508f', '#7c8fc0', '#f0b795'], wall: '#18203f', lamp: '#ffd08a' },
  sunset: { sky: ['#3b2a63', '#a4477a', '#ee7d62', '#ffd08c'], wall: '#2a1738', lamp: '#ffdc9a' },
  midnight: { sky: ['#04060f', '#0d1533', '#1e2a57', '#3d3f72'], wall: '#090d1d', lamp: '#ffcf86' },
  'rose dawn': { sky: ['#4a6a96', '#a8a2bf', '#f0bfb0', '#fde3c4'], wall: '#39405f', lamp: '#ffe7b8' },
} as const

interface Tower {
  x: number
  width: number
  top: number
}

/** A city by the water with lit windows and their reflection. */
export const skyline = defineScene({
  shapes: ['2:3', '3:4', '4:5', '9:16', '3:2'],
  plan: (random) => ({
    hour: random.pick(['blue hour', 'sunset', 'midnight', 'rose dawn'] as const),
    bridge: random.chance(0.35),
  }),
  draw: (art, { hour, bridge }) => {
    const { width, height, random } = art
    const { sky, wall, lamp } = HOURS[hour]
    const quay = height * 0.74
    art.backdrop(sky, quay)
    drawClouds(art, { color: sky[2], cover: 0.5, from: 0, to: quay * 0.8, stretch: 5, opacity: 0.6 })
    drawGlow(art, width / 2, quay, width * 0.75, mix(sky[3], lamp, 0.4), 0.6)
    art.layer((ink) => {
      if (hour === 'midnight' || hour === 'blue hour') addStars(ink, art, hour === 'midnight' ? 200 : 70, quay * 0.6)
      const moon = { x: width * random.between(0.15, 0.85), y: height * random.between(0.1, 0.26) }
      ink.add(circle(moon.x, moon.y, width * 0.04, { fill: '#fff6e0', opacity: 0.95 }))
    })
    const towers: Tower[][] = []
    art.layer((ink) => {
      for (const row of [0, 1, 2]) {
        const color = mix(sky[2], wall, [0.35, 0.7, 1][row]!)
        towers.push(addRow(ink, art, row, quay, color, lamp))
      }
      if (bridge) addBridge(ink, width, quay, darken(wall, 0.3), lamp)
      ink.add(rect(0, quay - 8, width, 12, { fill: darken(wall, 0.4) }))
      for (let post = 20; post < width; post += 64) ink.add(circle(post, quay - 14, 3.2, { fill: lamp }))
    })
    drawReflection(art, quay, sky, wall, lamp, towers.flat())
    art.film({ grain: 8, vignette: 0.25 })
  },
})

const addRow = (ink: Ink, art: Artboard, row: number, quay: number, color: string, lamp: string): Tower[] => {
  const { width, height, random } = art
  const towers: Tower[] = []
  const facade = ink.linear([
    [0, lighten(color, 0.1)],
    [1, darken(color, 0.25)],
  ])
  for (let x = -30; x < width;) {
    const breadth = random.between(52, 120) - row * 6
    const center = 1 - Math.abs(x / width - 0.5)
    const tall = height * (random.between(0.1, 0.24) + 0.24 * center ** 3 * random.next()) * (1.25 - row * 0.3)
    const top = quay - tall
    towers.push({ x, width: breadth, top })
    ink.add(rect(x, top, breadth, tall, { fill: facade }))
    const crown = random.int(0, 6)
    if (crown === 0)
      ink.add(
        path(d`M${x} ${top + 1}L${x + breadth / 2} ${top - breadth * 0.55}L${x + breadth} ${top + 1}Z`, {
          fill: color,
        }),
      )
    if (crown === 1)
      ink.add(
        rect(x + breadth * 0.2, top - 26, breadth * 0.6, 27, { fill: color }),
        rect(x + breadth * 0.47, top - 80, 4, 58, { fill: color }),
      )
    if (crown === 2)
      ink.add(
        path(d`M${x} ${top + 1}Q${x + breadth / 2} ${top - breadth * 0.7} ${x + breadth} ${top + 1}Z`, {
          fill: color,
        }),
      )
    if (crown === 3)
      ink.add(path(d`M${x} ${top + 1}L${x + breadth} ${top - 36}L${x + breadth} ${top + 1}Z`, { fill: color }))
    if (row > 0) addWindows(ink, art, { x, width: breadth, top }, quay, lamp, row)
    x += breadth + random.between(-8, 10)
  }
  return towers
}

const addWindows = (ink: Ink, { random }: Artboard, tower: Tower, quay: number, lamp: string, row: number) => {
  const columns = Math.max(2, Math.floor((tower.width - 14) / 15))
  const pitch = (tower.width - 12) / columns
  const warm = random.pick([lamp, lighten(lamp, 0.4), mix(lamp, '#ff9d5c', 0.4)])
  const lively = random.between(0.22, 0.6)
  let lit = ''
  let dim = ''
  for (let y = tower.top + 14; y < quay - 20; y += 19) {
    for (let column = 0; column < columns; column++) {
      const data = d`M${tower.x + 8 + column * pitch} ${y}h${pitch * 0.52}v10h${-pitch * 0.52}z`
      if (random.chance(lively)) lit += data
      else if (random.chance(0.3)) dim += data
    }
  }
  ink.add(path(lit, { fill: warm, opacity: row === 2 ? 0.92 : 0.62 }), path(dim, { fill: warm, opacity: 0.13 }))
}

const addBridge = (ink: Ink, width: number, quay: number, color: string, lamp: string) => {
  const [left, right, deck, crown] = [width * 0.2, width * 0.8, quay - 34, quay - 250]
  for (const x of [left, right])
    ink.add(rect(x - 9, crown, 18, quay - crown, { fill: color }), rect(x - 20, crown + 40, 40, 8, { fill: color }))
  ink.add(rect(0, deck, width, 13, { fill: color }))
  const sag = (x: number) => {
    if (x < left) return crown + (deck - crown) * ((left - x) / left) ** 1.4
    if (x > right) return crown + (deck - crown) * ((x - right) / (width - right)) ** 1.4
    return crown + (deck - crown - 12) * (1 - ((2 * x - left - right) / (right - left)) ** 2)
  }
  let cable = d`M0 ${sag(0)}`
  for (let x = 8; x <= width; x += 8) cable += d`L${x} ${sag(x)}`
  ink.add(stroke(cable, color, 5))
  for (let x = 16; x < width; x += 22) ink.add(stroke(d`M${x} ${sag(x)}V${deck}`, color, 1.6, { opacity: 0.8 }))
  for (let x = 30; x < width; x += 44) ink.add(circle(x, sag(x), 2.6, { fill: lamp }))
}

const drawReflection = (
  art: Artboard,
  quay: number,
  sky: readonly string[],
  wall: string,
  lamp: string,
  towers: readonly Tower[],
) => {
  const { width, height } = art
  const depth = height - quay
  const tops = new Float32Array(width + 1).fill(quay)
  for (const tower of towers) {
    for (let x = Math.max(0, Math.floor(tower.x)); x < Math.min(width, tower.x + tower.width); x++)
      tops[x] = Math.min(tops[x]!, tower.top)
  }
  const ripple = art.noise(3)
  const streak = art.noise(2)
  const [ground, light, water] = [toRgb(mix(sky[1]!, wall, 0.72)), toRgb(lamp), toRgb(mix(sky[2]!, sky[3]!, 0.35))]
  art.shade(
    (x, y, pixel) => {
      const down = y - quay
      pixel[3] = down > 0 ? 255 : 0
      if (down <= 0) return
      const wave = ripple(x / 70, down / (3.5 + down * 0.03))
      const column = Math.min(width, Math.max(0, Math.round(x + wave * (6 + down * 0.12))))
      const covered = down * 1.25 + wave * 16 < quay - tops[column]! ? 1 : 0
      // Lights stretch into columns on moving water.
      const column2 = Math.max(0, streak(x / 17, 3 + down / 900) - 0.08) * Math.max(0, 0.55 + wave * 1.5) * covered
      const shine = Math.min(0.85, column2 * 2.4 * (1 - down / depth / 1.4))
      const open = (1 - covered) * (0.7 + wave * 0.4)
      for (let channel = 0; channel < 3; channel++) {
        const base = ground[channel]! + (water[channel]! - ground[channel]!) * Math.min(1, Math.max(0.08, open))
        pixel[channel] = base + (light[channel]! - base) * shine
      }
    },
    { every: 2 },
  )
}
