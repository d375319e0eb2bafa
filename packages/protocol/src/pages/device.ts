import type { DeviceKind } from '@corkboard/contract'

export interface ClientKind {
  readonly device: DeviceKind
  readonly isBot: boolean
  /** A bot that creates link previews for a social site. */
  readonly isSocialBot: boolean
}

const TABLET = /ipad|tablet|playbook|silk(?!.*mobile)|android(?!.*mobi)/i
const PHONE = /mobi|iphone|ipod|android|blackberry|opera mini/i
// Names that crawlers and link previewers use for themselves. Any other tool is taken for a person.
const BOT = /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|preview|embedly|lighthouse/i

const SOCIAL_BOT =
  /facebookexternalhit|twitterbot|linkedinbot|slackbot|discordbot|telegrambot|whatsapp|pinterestbot|embedly/i

/**
 * The kind of client, from what it says about itself.
 * @param isMobile the client hint `Sec-CH-UA-Mobile`, if sent
 */
export const clientKindOf = (userAgent: string, isMobile: string | undefined): ClientKind => {
  const bot = { isBot: BOT.test(userAgent), isSocialBot: SOCIAL_BOT.test(userAgent) }
  if (TABLET.test(userAgent)) return { device: 'tablet', ...bot }
  return { device: isMobile === '?1' || PHONE.test(userAgent) ? 'phone' : 'desktop', ...bot }
}
