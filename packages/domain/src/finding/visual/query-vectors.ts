import { setTimeout as sleep } from 'node:timers/promises'
import { fail } from '@corkboard/contract'
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
  described.map(({ embedder, vectors: [asIs, mirrored] }) => ({
    embedder,
    vector: inBase64(asIs!),
    ...(mirrored && { mirrored: inBase64(mirrored) }),
  }))

/** Describes a part of a stored picture as a query: also mirrored, and a gray one without colors. */
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

interface Described {
  readonly vectors: Promise<QueryVector[]>
  readonly untilMs: number
}

const caches = new WeakMap<ChangeHub, Map<string, Described>>()

const cacheOf = ({ site }: Ctx): Map<string, Described> => {
  const known = caches.get(site.changes)
  if (known) return known
  const cache = new Map<string, Described>()
  caches.set(site.changes, cache)
  return cache
}

const describeOnce = (ctx: Ctx, signature: string): Promise<QueryVector[]> => {
  const cache = cacheOf(ctx)
  const nowMs = ctx.site.clock.monotonicMs()
  const known = cache.get(signature)
  if (known && known.untilMs > nowMs) return known.vectors
  const entry = { vectors: describedVectors(ctx, signature, WHOLE), untilMs: nowMs + TTL_MS }
  cache.delete(signature)
  cache.set(signature, entry)
  if (cache.size > MAX_PICTURES) cache.delete(cache.keys().next().value!)
  entry.vectors.catch(() => {
    if (cache.get(signature) === entry) cache.delete(signature)
  })
  return entry.vectors
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
