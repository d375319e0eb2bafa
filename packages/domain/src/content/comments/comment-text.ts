import { fail, LIMITS } from '@corkboard/contract'
import { cleanText, lengthOf } from '../../kernel/index.ts'
import { type Mention, placeMentions } from '../pins/index.ts'

export interface ParsedComment {
  readonly text: string
  readonly mentions: readonly Mention[]
}

/** URLs, with or without a scheme. A dot and letters are enough for a reader to type one in. */
const ADDRESS = /\bhttps?:\/\/[^\s]+|\bwww\.[^\s]+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ru|cn|xyz)\b[^\s]*/gi

/** Field facts §6: comments link only to this site. */
const leadsElsewhere = (text: string, origin: string): boolean =>
  [...text.matchAll(ADDRESS)].some(([found]) => {
    const address = /^https?:/i.test(found) ? found : `https://${found}`
    return URL.parse(address)?.host !== new URL(origin).host
  })

/**
 * A comment as it is stored.
 * @throws 'comment.empty' unless it has a photo, 'comment.too_long', 'comment.link', 'comment.mentions'
 */
export const parseComment = (
  sent: string,
  tags: readonly Mention[],
  { hasPhoto, origin }: { readonly hasPhoto: boolean; readonly origin: string },
): ParsedComment => {
  const text = cleanText(sent)
  if (text === '' && !hasPhoto) throw fail('comment.empty', { field: 'text' })
  if (lengthOf(text) > LIMITS.comment) throw fail('comment.too_long', { field: 'text' })
  if (leadsElsewhere(text, origin)) throw fail('comment.link', { field: 'text' })
  const mentions = placeMentions(sent, text, tags)
  if (new Set(mentions.map(({ userId }) => userId)).size > LIMITS.commentMentions) {
    throw fail('comment.mentions', { field: 'tags' })
  }
  return { text, mentions }
}
