import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { IMAGE_SIZES, type ImageSize } from '@corkboard/contract/media/images'
import sharp from 'sharp'
import { createMediaPool, type IngestResult } from './index.ts'
import { type MediaPoolOptions } from './media-pool.ts'

/** The real pool with its real processes, fed with buffers instead of paths. */
export const openPipeline = async (options: MediaPoolOptions = {}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-pipeline-'))
  const pool = createMediaPool(options)
  const store = async (bytes: Buffer, name: string = randomUUID()) => {
    const file = path.join(folder, name)
    await writeFile(file, bytes)
    return file
  }
  const derive = async ({ facts, files }: IngestResult, size: ImageSize, format: 'webp' | 'jpeg' = 'webp') => {
    const { width, height } = facts
    return pool.derive({ path: await store(files.mezzanine.buffer), size, format, width, height })
  }
  return {
    pool,
    store,
    ingest: async (bytes: Buffer, declaredType?: string, name?: string) =>
      pool.ingest({ path: await store(bytes, name), declaredType }),
    derive,
    /** Returns every file that this picture can be served as. */
    async allFiles(result: IngestResult): Promise<Buffer[]> {
      const { mezzanine, original, webp236, webp736 } = result.files
      const onDemand = IMAGE_SIZES.flatMap((size) => [derive(result, size, 'webp'), derive(result, size, 'jpeg')])
      return [mezzanine.buffer, original.buffer, webp236, webp736, ...(await Promise.all(onDemand))]
    },
    close: async () => {
      await pool.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestPipeline = Awaited<ReturnType<typeof openPipeline>>

/** Returns red, green, blue (and alpha) at a position given as fractions from 0 to 1. */
export const colorAt = async (file: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels
  return [...data.subarray(at, at + info.channels)]
}

/** Returns the largest difference in any channel. */
export const distance = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((v, i) => Math.abs(v - b[i]!)))

export const sizeOf = async (file: Buffer) => {
  const { width, height, format } = await sharp(file).metadata()
  return { width, height, format }
}
