import { readFile } from 'node:fs/promises'
import { LIMITS } from '@corkboard/contract/limits'
import { quantize } from '../descriptors/index.ts'
import { MODEL_VARIABLE } from './child-messages.ts'
import { openBytes, toPixels } from './decoder.ts'
import { classicEmbedder, type Embedder } from './embedder.ts'
import { readHeader } from './header.ts'
import type { DescribeInput, Description } from './picture.ts'

/** Larger decodes add no detail to a small box: mezzanines are 1200 wide. */
const LARGEST_SIDE = 1_200
const SMALLEST_SIDE = 256

interface Embedders {
  readonly known: readonly Embedder[]
  /** Why the operator's model could not be loaded. */
  readonly problem: string | undefined
}

const openEmbedders = async (): Promise<Embedders> => {
  const path = process.env[MODEL_VARIABLE]
  if (path === undefined) return { known: [classicEmbedder], problem: undefined }
  try {
    const { openModel } = await import('./model-embedder.ts')
    return { known: [classicEmbedder, await openModel(path)], problem: undefined }
  } catch (error) {
    return { known: [classicEmbedder], problem: error instanceof Error ? error.message : String(error) }
  }
}

let opened: Promise<Embedders> | undefined

/** Returns the decode size that the smallest part needs. */
const sideFor = (embedder: Embedder, boxes: DescribeInput['boxes']): number => {
  const smallest = Math.min(...boxes.map(({ w, h }) => Math.max(w, h)))
  return Math.round(Math.min(LARGEST_SIDE, Math.max(SMALLEST_SIDE, embedder.side / smallest)))
}

/** Returns the vectors of parts of a picture from every embedder; without parts, only the embedders' names. */
export const describe = async ({
  path,
  boxes,
  isMezzanine = false,
  isQuery = false,
}: DescribeInput): Promise<Description> => {
  opened ??= openEmbedders()
  const { known, problem } = await opened
  if (boxes.length === 0) {
    return {
      described: known.map(({ id }) => ({ embedder: id, vectors: [] })),
      ...(problem !== undefined && { problem }),
    }
  }
  const bytes = await readFile(path)
  const { maxPixels } = await readHeader(bytes, { minSide: isMezzanine ? 1 : LIMITS.imageMinSide })
  const described = []
  for (const embedder of known) {
    const side = sideFor(embedder, boxes)
    const { data, width, height } = await toPixels(
      openBytes(bytes, maxPixels)
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
    )
    const picture = { data, width, height }
    const vectors =
      (isQuery && (await embedder.embedQuery?.(picture, boxes[0]!))) || (await embedder.embed(picture, boxes))
    described.push({ embedder: embedder.id, vectors: vectors.map(quantize) })
  }
  return { described, ...(problem !== undefined && { problem }) }
}
