import { setTimeout as sleep } from 'node:timers/promises'
import { fail } from '@corkboard/contract'
import { LRUCache } from 'lru-cache'
import type { ChangeHub, Ctx } from '../../kernel/index.ts'
import { type Box, describeToSearch, type Description, WHOLE, WINDOWS } from '../../media/index.ts'
import { loadDescriptors } from './descriptor-store.ts'
import type { QueryVector } from './discovery-calls.ts'

/** Some 400 bytes each. */
const MAX_PICTURES = 1_000
/** A page of results asks twice, and its later pages again. A deleted picture's vectors are forgotten soon. */
const TTL_MS = 10 * 60_000
/** Descriptions wait behind uploads: after this long the stored one must do, which knows no mirror image. */
const DESCRIBED_WITHIN_MS = 700

const inBase64 = (vector: Int8Array): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')

export const toQueryVectors = ({ described }: Description): QueryVector[] =>
  described.map(({ embedder, vectors: [asIs, mirrored, unframed] }) => ({
    embedder,
    vector: inBase64(asIs!),
    ...(mirrored && { mirrored: inBase64(mirrored) }),
    ...(unframed && { unframed: inBase64(unframed) }),
  }))

/** Describes a part of a stored picture as a query: also mirrored and without its frame, and a gray one without colors. */
export const describedVectors = async (ctx: Ctx, signature: string, box: Box): Promise<QueryVector[]> => {
  const description = await describeToSearch(ctx, signature, box)
  if (!description) throw fail('media.not_found')
  return toQueryVectors(description)
}

/** The whole picture as it is, if it is already described: the first of its windows. */
export const storedVectors = async (ctx: Ctx, signature: string): Promise<QueryVector[]> =>
  (await loadDescriptors(ctx.db, signature)).map(({ embedder, windows }) => ({
    embedder,
    vector: inBase64(windows.subarray(0, windows.length / WINDOWS.length)),
  }))

type DescribedPictures = LRUCache<string, Promise<QueryVector[]>>

const caches = new WeakMap<ChangeHub, DescribedPictures>()

const cacheOf = ({ site }: Ctx): DescribedPictures => {
  const known = caches.get(site.changes)
  if (known) return known
  const perf = { now: () => site.clock.monotonicMs() }
  const cache: DescribedPictures = new LRUCache({ max: MAX_PICTURES, ttl: TTL_MS, perf })
  caches.set(site.changes, cache)
  return cache
}

const describeOnce = (ctx: Ctx, signature: string): Promise<QueryVector[]> => {
  const cache = cacheOf(ctx)
  const known = cache.get(signature)
  if (known) return known
  const vectors = describedVectors(ctx, signature, WHOLE)
  cache.set(signature, vectors)
  vectors.catch(() => {
    if (cache.peek(signature) === vectors) cache.delete(signature)
  })
  return vectors
}

/** The whole picture of a pin, described as a query; as it is stored if that takes long or fails. */
export const wholeVectors = async (ctx: Ctx, signature: string): Promise<QueryVector[]> => {
  const describing = describeOnce(ctx, signature)
  const soon = await Promise.race([
    describing.catch(() => undefined),
    sleep(DESCRIBED_WITHIN_MS, undefined, { ref: false }),
  ])
  if (soon) return soon
  const stored = await storedVectors(ctx, signature)
  return stored.length > 0 ? stored : describing
}
