import { fail, type Id, LIMITS } from '@corkboard/contract'

/** A mention of a user, as a range of the text in UTF-16 units. */
export interface Mention {
  readonly userId: Id
  readonly start: number
  readonly length: number
}

const mentionOf = (text: string, { start, length }: Mention): string | undefined => {
  const mentioned = text.slice(start, start + length)
  return mentioned.length === length && /^@\S+$/u.test(mentioned) ? mentioned : undefined
}

/**
 * Mentions are in order, begin with an at sign and do not overlap; anything else stays plain text. Cleaning can shift
 * the text, so each mention is searched for again after the previous one.
 */
export const placeMentions = (sent: string, text: string, tags: readonly Mention[]): Mention[] => {
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

/** @throws 'pin.mentions' */
export const refuseTooManyMentions = (mentions: readonly Mention[]): void => {
  if (new Set(mentions.map(({ userId }) => userId)).size > LIMITS.pinMentions) {
    throw fail('pin.mentions', { field: 'description' })
  }
}
