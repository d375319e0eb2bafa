import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mediaPath } from '@corkboard/contract'
import { createMediaPool } from '@corkboard/domain/media'
import type { IngestResult } from '@corkboard/domain/media/pipeline'
import sharp from 'sharp'
import { createDice } from './dice.ts'

type Facts = IngestResult['facts']

/** A generated picture shared by many image rows: its facts, and its files below the pool's folder. */
export interface PooledPicture {
  readonly facts: Facts
  readonly original: { readonly contentType: string; readonly extension: string }
  /** Files by media folder: `mezzanine`, `236x`, `474x`, `736x`. */
  readonly files: Readonly<Record<string, string>>
}

/** Changes whenever the generated pictures change. */
const VERSION = 4
const PICTURES = 240
const AT_ONCE = 2
const WIDTH = 800
const SHAPES = [2 / 3, 2 / 3, 3 / 4, 1, 4 / 5, 9 / 16, 4 / 3] as const

/** A patchwork of colors with film grain: weighs what a photograph does, about 20 kB at 236 px and 60 at 474. */
const draw = (seed: number): Promise<Buffer> => {
  const dice = createDice(seed)
  const height = Math.round(WIDTH / dice.pick(SHAPES))
  const [columns, rows] = [6 * (16 + dice.below(48)), 6 * (24 + dice.below(64))]
  const hue = [dice.below(186), dice.below(186), dice.below(186)]
  const patches = Buffer.from(Array.from({ length: columns * rows * 3 }, (_, i) => hue[i % 3]! + dice.below(70)))
  const grain = { type: 'gaussian', mean: 128, sigma: 15 } as const
  return sharp(patches, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(WIDTH, height, { fit: 'fill', kernel: 'cubic' })
    .composite([
      {
        input: { create: { width: WIDTH, height, channels: 3, background: '#808080', noise: grain } },
        blend: 'soft-light',
      },
    ])
    .jpeg({ quality: 88 })
    .toBuffer()
}

/**
 * Returns the pictures of all generated communities, made once through the site's own pipeline and stored in
 * `cacheDir`.
 */
export const picturePool = async (cacheDir: string): Promise<PooledPicture[]> => {
  const folder = path.join(cacheDir, `pictures-${VERSION}`)
  const list = path.join(folder, 'pictures.json')
  if (!existsSync(list)) await drawAll(folder)
  return JSON.parse(await readFile(list, 'utf8')) as PooledPicture[]
}

const drawAll = async (folder: string): Promise<void> => {
  const making = `${folder}.making`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  const pool = createMediaPool({ concurrency: AT_ONCE })
  try {
    const drawOne = async (seed: number): Promise<PooledPicture> => {
      const upload = path.join(making, `${seed}.upload`)
      await writeFile(upload, await draw(seed + 1))
      const { facts, files } = await pool.ingest({ path: upload })
      await rm(upload)
      const store = async (name: string, bytes: Buffer): Promise<string> => {
        await writeFile(path.join(making, `${seed}-${name}`), bytes)
        return path.join(folder, `${seed}-${name}`)
      }
      const { contentType, extension } = files.original
      const mezzanine = await store('mezzanine.jpg', files.mezzanine.buffer)
      // The size that every grid on a high-resolution screen requests.
      const drawn = path.join(making, path.basename(mezzanine))
      const { width, height } = facts
      const webp474 = await pool.derive({ path: drawn, size: '474x', format: 'webp', width, height })
      return {
        facts,
        original: { contentType, extension },
        files: {
          mezzanine,
          '236x': await store('236x.webp', files.webp236),
          '474x': await store('474x.webp', webp474),
          '736x': await store('736x.webp', files.webp736),
        },
      }
    }
    const pictures: PooledPicture[] = []
    for (let seed = 0; seed < PICTURES; seed += AT_ONCE) {
      pictures.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => drawOne(seed + n)))))
    }
    await writeFile(path.join(making, 'pictures.json'), JSON.stringify(pictures))
  } finally {
    await pool.close()
  }
  await rename(making, folder)
}

/**
 * Returns the name of image row `index`, which shows pool picture `index % pool`. The first four digits, which are its
 * folders, come from the pool, so that a million images do not need a million folders.
 */
export const signatureOf = (index: number, poolSize: number): string => {
  const folder = ((index % poolSize) * 257) % 65_536
  const rest = hash('sha256', `image ${index}`)
  return folder.toString(16).padStart(4, '0') + rest.slice(0, 28)
}

/** Links the pool's files into the media store under every image's own name, without copying. */
export const hangPictures = async (mediaDir: string, pool: readonly PooledPicture[], images: number): Promise<void> => {
  const made = new Set<string>()
  for (let index = 0; index < images; index += 1) {
    const { files } = pool[index % pool.length]!
    const signature = signatureOf(index, pool.length)
    const named = [
      [files['mezzanine']!, `mezzanine/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}`],
      [files['236x']!, mediaPath('236x', signature, 'webp').slice(1)],
      [files['474x']!, mediaPath('474x', signature, 'webp').slice(1)],
      [files['736x']!, mediaPath('736x', signature, 'webp').slice(1)],
    ] as const
    for (const [file, key] of named) {
      const target = path.join(mediaDir, key)
      const folder = path.dirname(target)
      if (!made.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 })
      made.add(folder)
      await link(file, target)
    }
  }
}
