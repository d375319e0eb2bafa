import { fail, LIMITS } from '@corkboard/contract'
import { cleanLine, cleanText, lengthOf } from '../../kernel/index.ts'

export const pinTitle = (text: string): string => {
  const title = cleanLine(text)
  if (lengthOf(title) > LIMITS.pinTitle) throw fail('pin.title_too_long', { field: 'title' })
  return title
}

/** Consumer §5: descriptions have at most 500 characters. */
export const pinDescription = (text: string): string => {
  const description = cleanText(text)
  if (lengthOf(description) > LIMITS.pinDescription) throw fail('pin.description_too_long', { field: 'description' })
  return description
}

export const pinAltText = (text: string): string => {
  const altText = cleanLine(text)
  if (lengthOf(altText) > LIMITS.pinAltText) throw fail('pin.alt_text_too_long', { field: 'alt_text' })
  return altText
}

/**
 * Consumer §5: only URLs that begin with http:// or https:// and point to a public host with a dot in its name (ours:
 * the "further check"). URLs with a username or password are refused.
 */
export const pinLink = (text: string | null): { link: string | null; domain: string | null } => {
  const link = cleanLine(text ?? '')
  if (link === '') return { link: null, domain: null }
  const refuse = () => fail('pin.link_invalid', { field: 'link' })
  if (!/^https?:\/\//i.test(link) || /\s/.test(link)) throw refuse()
  if (!URL.canParse(link)) throw refuse()
  const url = new URL(link)
  if (url.username !== '' || url.password !== '' || !/[^.]\.[^.]/.test(url.hostname)) throw refuse()
  if (lengthOf(url.href) > LIMITS.pinLink) throw refuse()
  return { link: url.href, domain: url.hostname.replace(/^www\./, '') }
}
