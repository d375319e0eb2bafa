import { CorkboardError } from '@corkboard/contract'
import { type Ctx } from '../../kernel/index.ts'
import { describeStoredPicture, knownEmbedders, WINDOWS } from '../../media/index.ts'
import {
  countPictures,
  deleteOtherEmbedders,
  picturesAfter,
  storeDescriptors,
  undescribedPictures,
} from './descriptor-store.ts'

/** The job that describes a new picture. */
export const DESCRIBE_TASK = 'describe_picture'

const AT_ONCE = 100

const joined = (vectors: readonly Int8Array[]): Int8Array => {
  const length = vectors.reduce((sum, vector) => sum + vector.length, 0)
  const all = new Int8Array(length)
  let at = 0
  for (const vector of vectors) {
    all.set(vector, at)
    at += vector.length
  }
  return all
}

/** Stores the descriptors of a picture. Safe to run twice; a deleted picture is not an error. */
export const describePicture = async (ctx: Ctx, signature: string): Promise<void> => {
  const description = await describeStoredPicture(ctx, signature, WINDOWS)
  if (!description) return
  const described = description.described.map(({ embedder, vectors }) => ({ embedder, windows: joined(vectors) }))
  await storeDescriptors(ctx.db, signature, described)
}

/** Skips files that no longer decode. Any other error is our own and stops the work. */
const describeOrSkip = async (ctx: Ctx, signature: string): Promise<void> => {
  try {
    await describePicture(ctx, signature)
  } catch (error) {
    if (!(error instanceof CorkboardError) || !error.code.startsWith('media.')) throw error
    ctx.log.warn({ err: error, signature }, 'a picture cannot be described')
  }
}

/** By then the index has read it (start-visual-index.ts). */
const IS_FOUND_MS = 1_500

/** The job: describes a new picture and invalidates pages that show search results. */
export const describeNewPicture = async (ctx: Ctx, signature: string): Promise<void> => {
  await describeOrSkip(ctx, signature)
  setTimeout(() => ctx.site.changes.publish(['search:all']), IS_FOUND_MS).unref()
}

/**
 * Describes pictures without descriptors, such as those from before descriptors existed or before this model. At most
 * `most`, so that other jobs have their turn.
 * @returns how many it described
 */
export const describeMissing = async (ctx: Ctx, most: number): Promise<number> => {
  const embedders = await knownEmbedders(ctx)
  let done = 0
  for (let after = ''; done < most;) {
    const missing = await undescribedPictures(ctx.db, embedders, after, Math.min(AT_ONCE, most - done))
    for (const signature of missing) await describeOrSkip(ctx, signature)
    done += missing.length
    const last = missing.at(-1)
    if (last === undefined) break
    after = last
  }
  return done
}

/** Describes every picture again. */
export const rebuildDescriptors = async (
  ctx: Ctx,
  soFar: (progress: { readonly done: number; readonly total: number }) => void,
): Promise<number> => {
  await deleteOtherEmbedders(ctx.db, await knownEmbedders(ctx))
  const total = await countPictures(ctx.db)
  let done = 0
  for (let after = ''; ;) {
    const pictures = await picturesAfter(ctx.db, after, AT_ONCE)
    const last = pictures.at(-1)
    if (last === undefined) return done
    // Two at a time keep the media processes busy.
    for (let n = 0; n < pictures.length; n += 2) {
      await Promise.all(pictures.slice(n, n + 2).map((signature) => describeOrSkip(ctx, signature)))
      done += Math.min(2, pictures.length - n)
      soFar({ done, total: Math.max(total, done) })
    }
    after = last
  }
}
