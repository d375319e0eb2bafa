const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const LINK = /\bhttps?:\/\/[^\s<>"'`]+/g
/** Punctuation at the end of a sentence is not part of the URL before it. */
const TRAILING = /[.,;:!?)\]}]+$/

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === ''
}

/**
 * A description as HTML: escaped text in which http(s) URLs become links and line breaks become breaks. No user input
 * becomes markup, and linked sites neither see the referrer nor gain rank.
 */
export const descriptionHtml = (description: string): string => {
  let html = ''
  let done = 0
  for (const match of description.matchAll(LINK)) {
    const address = match[0].replace(TRAILING, '')
    if (!isWebAddress(address)) continue
    html += escapeHtml(description.slice(done, match.index))
    const escaped = escapeHtml(address)
    html += `<a href="${escaped}" rel="nofollow ugc noopener noreferrer" target="_blank">${escaped}</a>`
    done = match.index + address.length
  }
  return (html + escapeHtml(description.slice(done))).replaceAll('\n', '<br>')
}
