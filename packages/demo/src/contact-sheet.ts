// Renders pictures of some or all scenes onto one sheet, to look at them: npm run demo:sheet -- <file.png> [options].
import { parseArgs } from 'node:util'

import sharp from 'sharp'

import { drawPicture } from './pictures/draw-picture.ts'
import { SCENE_NAMES, type SceneName } from './pictures/scenes/index.ts'

const GAP = 8

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenes: { type: 'string', default: SCENE_NAMES.join(',') },
    seeds: { type: 'string', default: '31' },
    width: { type: 'string', default: '200' },
    columns: { type: 'string', default: '10' },
  },
})
const [file] = positionals
if (!file) throw new Error('Say where to write the sheet: npm run demo:sheet -- <file.png> [--scenes=pears,cat]')
const scenes = values.scenes.split(',') as SceneName[]
const seeds = values.seeds.split(',').map(Number)
const width = Number(values.width)

/** Where each column ends; the next picture goes to the shortest. */
const ends = Array.from({ length: Number(values.columns) }, () => 0)
const tiles: { input: Buffer; left: number; top: number }[] = []
for (const scene of scenes) {
  const before = process.cpuUsage()
  for (const seed of seeds) {
    const { jpeg } = await drawPicture({ scene, seed })
    const { data, info } = await sharp(jpeg).resize(width).toBuffer({ resolveWithObject: true })
    const column = ends.indexOf(Math.min(...ends))
    tiles.push({ input: data, left: column * (width + GAP), top: ends[column]! })
    ends[column]! += info.height + GAP
  }
  const { user, system } = process.cpuUsage(before)
  process.stdout.write(`${scene}: ${Math.round((user + system) / 1000 / seeds.length)} CPU-ms a picture\n`)
}
await sharp({
  create: { width: ends.length * (width + GAP), height: Math.max(...ends), channels: 3, background: '#fff' },
})
  .composite(tiles)
  .png()
  .toFile(file)
