/** What the demo community's pictures look like. Drawing them takes a minute or two, so the result is cached. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createPicturePool, demoCommunity, planPicture } from '@corkboard/demo/content'
import { describeWindow, quantize, WINDOWS } from '@corkboard/domain/media/descriptors'
import sharp from 'sharp'
import { CACHE } from '../site/data-folders.ts'

const DRAWN_AT_ONCE = 3
/** Wider than any window that is described. */
const WIDTH = 300

const describe = async (jpeg: Buffer): Promise<Int8Array> => {
  const small = sharp(jpeg).resize({ width: WIDTH }).removeAlpha().toColorspace('srgb').raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  const windows = WINDOWS.map((box) => [
    ...quantize(describeWindow({ data, width: info.width, height: info.height }, box)),
  ])
  return Int8Array.from(windows.flat())
}

/** Descriptors of the demo's pins, by their keys. */
export const demoLooks = async (print: (line: string) => void): Promise<Map<string, Int8Array>> => {
  const { pins } = demoCommunity()
  const drawn = JSON.stringify(pins.map(({ picture }) => [picture, planPicture(picture)]))
  const file = path.join(CACHE, `demo-looks-${createHash('sha256').update(drawn).digest('hex').slice(0, 16)}.json`)
  if (!existsSync(file)) {
    print(`drawing ${pins.length} pictures of the demo`)
    const pool = createPicturePool()
    const described: [string, string][] = []
    let next = 0
    const lane = async (): Promise<void> => {
      while (next < pins.length) {
        const { key, picture } = pins[next++]!
        const { jpeg } = await pool.draw(picture)
        described.push([key, Buffer.from(await describe(jpeg)).toString('base64')])
      }
    }
    await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, lane))
    await pool.close()
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(file, JSON.stringify(described))
  }
  const known = JSON.parse(readFileSync(file, 'utf8')) as [string, string][]
  return new Map(known.map(([key, vector]) => [key, new Int8Array(Buffer.from(vector, 'base64'))]))
}
