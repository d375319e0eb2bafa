import type { DeviceKind } from '@corkboard/contract'

export interface ClientKind {
  readonly device: DeviceKind
  readonly isBot: boolean
}

const TABLET = /ipad|tablet|playbook|silk(?!.*mobile)|android(?!.*mobi)/i
const PHONE = /mobi|iphone|ipod|android|blackberry|opera mini/i
// Names that crawlers and link previewers use for themselves. Any other tool is taken for a person.
const BOT = /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|preview|embedly|lighthouse/i

/**
 * The kind of client, from what it says about itself.
 * @param isMobile the client hint `Sec-CH-UA-Mobile`, if sent
 */
export const clientKindOf = (userAgent: string, isMobile: string | undefined): ClientKind => {
  const isBot = BOT.test(userAgent)
  if (TABLET.test(userAgent)) return { device: 'tablet', isBot }
  return { device: isMobile === '?1' || PHONE.test(userAgent) ? 'phone' : 'desktop', isBot }
}
