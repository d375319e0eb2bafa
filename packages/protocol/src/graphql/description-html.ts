import { linksIn } from '@corkboard/contract'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/**
 * A description as HTML: escaped text in which http(s) URLs become links and line breaks become breaks. No user input
 * becomes markup, and linked sites neither see the referrer nor gain rank.
 * @param hrefOf where the link of a URL leads
 */
export const descriptionHtml = (description: string, hrefOf: (url: string) => string): string => {
  let html = ''
  let done = 0
  for (const { offset, url } of linksIn(description)) {
    html += escapeHtml(description.slice(done, offset))
    html += `<a href="${escapeHtml(hrefOf(url))}" rel="nofollow ugc noopener noreferrer" target="_blank">${escapeHtml(url)}</a>`
    done = offset + url.length
  }
  return (html + escapeHtml(description.slice(done))).replaceAll('\n', '<br>')
}
