import { fail, type Id } from '@corkboard/contract'
import type { Ctx, Signer } from '../../kernel/index.ts'
import { loadLinkFacts } from './load-links.ts'
import { isBelow, unsafeDomains } from './unsafe-domains.ts'

const PURPOSE = 'link of a pin'
/** Where links of pins lead first (PIN-16). */
const PATH = '/offsite/'

const signed = (pinId: Id, url: string): string => `${pinId}\n${url}`

/** What a client tells back of a click: which pin it was, shown as what. Nothing of who looks at it. */
export const trackingParams = (pinId: Id): string => Buffer.from(`pin:${pinId}`).toString('base64url')

/**
 * The way out through the site. It is signed, so that nobody makes an address of ours that leads where no pin does; it
 * names where it leads, so that people see it; and it is the same for everyone, so that pages can be shared.
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

/** Where a tracked link leads. */
export interface Destination {
  readonly url: string
  readonly hostname: string
  readonly isUnsafe: boolean
}

/**
 * PIN-16: follows a pin's link, on a phone to the page's own for phones. Signed addresses hold for as long as somebody
 * may have kept one: that a pin links elsewhere by now makes them no less true.
 * @throws 'request.not_found' for what we did not sign
 */
export const followLink = async (ctx: Ctx, { pinId, url, token }: LinkOut, isPhone: boolean): Promise<Destination> => {
  if (!ctx.site.signer.verify(PURPOSE, signed(pinId, url), token)) throw fail('request.not_found')
  const facts = isPhone ? (await loadLinkFacts(ctx, [url])).get(url) : undefined
  const to = facts?.mobileLink ?? url
  const { hostname } = new URL(to)
  return { url: to, hostname, isUnsafe: isBelow(await unsafeDomains(ctx), hostname) || (await isKnownUnsafe(ctx, to)) }
}

/** Nobody is held up because a service is away; the operator's own list counts all the same. */
const isKnownUnsafe = async (ctx: Ctx, url: string): Promise<boolean> => {
  try {
    return await ctx.site.linkCheck.isUnsafe(url)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the link check could not be asked')
    return false
  }
}
