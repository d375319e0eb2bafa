import { fail, type Id, LIMITS } from '@corkboard/contract'
import { cleanText, lengthOf } from '../../kernel/index.ts'

/** A mention of a user, as a range of the text in UTF-16 units. */
export interface Mention {
  readonly userId: Id
  readonly start: number
  readonly length: number
}

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

const mentionOf = (text: string, { start, length }: Mention): string | undefined => {
  const mentioned = text.slice(start, start + length)
  return mentioned.length === length && /^@\S+$/u.test(mentioned) ? mentioned : undefined
}

/**
 * Mentions are in order, begin with an at sign and do not overlap; anything else stays plain text. Cleaning can shift
 * the text, so each mention is searched for again after the previous one.
 */
const placeMentions = (sent: string, text: string, tags: readonly Mention[]): Mention[] => {
  const placed: Mention[] = []
  let sentUpTo = 0
  let upTo = 0
  for (const tag of [...tags].sort((a, b) => a.start - b.start)) {
    const mentioned = mentionOf(sent, tag)
    if (mentioned === undefined || tag.start < sentUpTo) continue
    // Skips as many occurrences of the same text as there are between the last mention and this one.
    const skipped = sent.slice(sentUpTo, tag.start).split(mentioned).length - 1
    let start = upTo - 1
    for (let n = 0; n <= skipped && (n === 0 || start >= 0); n += 1) start = text.indexOf(mentioned, start + 1)
    if (start < 0) continue
    placed.push({ userId: tag.userId, start, length: mentioned.length })
    sentUpTo = tag.start + tag.length
    upTo = start + mentioned.length
  }
  return placed
}

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
