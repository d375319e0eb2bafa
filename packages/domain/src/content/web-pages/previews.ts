import { fail, FoundImagePreviewEndpoint, LIMITS, type Id } from '@corkboard/contract'
import type { Ctx, SignedIn, Site } from '../../kernel/index.ts'
import { previewOf } from '../../media/index.ts'
import { createTurns, type Turns } from './turns.ts'
import { webRefusal } from './web-refusal.ts'

const PURPOSE = 'preview of a found picture'
const HOUR_MS = 3_600_000
/** (ours) A grid of pictures may stay open this long. */
const VALID_MS = 6 * HOUR_MS

/** (ours) Pictures that this process fetches at the same time: each takes up to 20 MB of memory for up to 10 seconds. */
const AT_ONCE = 8
const AT_ONCE_PER_USER = 4
const MAX_WAITING = 200

const signedText = (userId: Id, expires: string, url: string): string => `${userId}\n${expires}\n${url}`

/** An address of a small copy, for this viewer: nobody else can make this server fetch something with it. */
export const previewUrl = (ctx: Ctx<SignedIn>, url: string): string => {
  const expires = String(ctx.now().getTime() + VALID_MS)
  const token = ctx.site.signer.sign(PURPOSE, signedText(ctx.viewer.userId, expires, url))
  return `${FoundImagePreviewEndpoint.path}?${new URLSearchParams({ url, expires, token }).toString()}`
}

const turnsOf = new WeakMap<Site, Turns>()

const turns = (site: Site): Turns => {
  const existing = turnsOf.get(site)
  if (existing) return existing
  const made = createTurns({ atOnce: AT_ONCE, perUser: AT_ONCE_PER_USER, maxWaiting: MAX_WAITING })
  turnsOf.set(site, made)
  return made
}

export interface PreviewRequest {
  readonly url: string
  readonly expires: string
  readonly token: string
}

/**
 * CREATE-07: a small WebP copy of a picture elsewhere, decoded like an upload.
 * @throws 'request.not_found' for an address that was not signed for this viewer, or has expired; 'web.…' and
 * 'media.…' for a picture that cannot be saved
 */
export const openPreview = async (ctx: Ctx<SignedIn>, { url, expires, token }: PreviewRequest): Promise<Buffer> => {
  const { userId } = ctx.viewer
  const isOurs = ctx.site.signer.verify(PURPOSE, signedText(userId, expires, url), token)
  if (!isOurs || Number(expires) < ctx.now().getTime()) throw fail('request.not_found')
  return turns(ctx.site).take(userId, async () => {
    const image = await ctx.site.fetcher.fetch(url, { types: ['image/*'], maxBytes: LIMITS.webImageMaxBytes })
    if (!image.ok) throw webRefusal(image, 'url')
    return previewOf(ctx, image.bytes)
  })
}
