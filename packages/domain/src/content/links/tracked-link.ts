import { fail, type Id } from '@corkboard/contract'
import type { Ctx, Signer } from '../../kernel/index.ts'
import { loadLinkFacts } from './load-links.ts'
import { isBelow, unsafeDomains } from './unsafe-domains.ts'

const PURPOSE = 'link of a pin'
/** Links of pins go through this path (PIN-16). */
const PATH = '/offsite/'

const signed = (pinId: Id, url: string): string => `${pinId}\n${url}`

/** What a client reports about a click: the pin, and nothing about the viewer. */
export const trackingParams = (pinId: Id): string => Buffer.from(`pin:${pinId}`).toString('base64url')

/**
 * The outgoing link through the site. It is signed, so that no one can forge a redirect to a place no pin links to. It
 * contains the target, so that users see it. It is the same for everyone, so that pages can be shared.
 */
export const trackedLink = (signer: Signer, pinId: Id, link: string): string => {
  const token = signer.sign(PURPOSE, signed(pinId, link))
  return `${PATH}?pin=${pinId}&url=${encodeURIComponent(link)}&token=${token}&client_tracking_params=${trackingParams(pinId)}`
}

export interface LinkOut {
  readonly pinId: string
  readonly url: string
  readonly token: string
}

/** The target of a tracked link. */
export interface Destination {
  readonly url: string
  readonly hostname: string
  readonly isUnsafe: boolean
}

/**
 * PIN-16: follows a pin's link, on a phone to the mobile version of the page. Signed URLs do not expire, because users
 * may have saved them: they stay valid even if the pin's link has changed.
 * @throws 'request.not_found' for URLs we did not sign
 */
export const followLink = async (ctx: Ctx, { pinId, url, token }: LinkOut, isPhone: boolean): Promise<Destination> => {
  if (!ctx.site.signer.verify(PURPOSE, signed(pinId, url), token)) throw fail('request.not_found')
  const facts = isPhone ? (await loadLinkFacts(ctx, [url])).get(url) : undefined
  const to = facts?.mobileLink ?? url
  const { hostname } = new URL(to)
  return { url: to, hostname, isUnsafe: await isUnsafeLink(ctx, to) }
}

/** PIN-16: the operator's list or the link check warns about it. */
export const isUnsafeLink = async (ctx: Ctx, url: string): Promise<boolean> =>
  isBelow(await unsafeDomains(ctx), new URL(url).hostname) || (await isKnownUnsafe(ctx, url))

/** An unavailable service must not block anyone; the operator's own list still applies. */
const isKnownUnsafe = async (ctx: Ctx, url: string): Promise<boolean> => {
  try {
    return await ctx.site.linkCheck.isUnsafe(url)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the link check could not be asked')
    return false
  }
}
