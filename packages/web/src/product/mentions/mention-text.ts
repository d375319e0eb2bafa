import type { SentCommentTag } from '@corkboard/contract/content/wire/comment'

/** The mention before the caret, from the at sign on. */
export interface MentionBegun {
  readonly start: number
  /** Without the at sign. */
  readonly query: string
}

/** Matches the characters that usernames and first names can contain. */
const BEGUN = /(?:^|[\s(])@([\p{L}\p{N}_]{0,30})$/u

/** Returns the mention being typed at the caret, if any. */
export const mentionAt = (text: string, caret: number): MentionBegun | undefined => {
  const found = BEGUN.exec(text.slice(0, caret))
  return found ? { start: caret - found[1]!.length - 1, query: found[1]! } : undefined
}

/** Replaces the typed mention with the selected user, and returns the new caret position. */
export const withMention = (
  text: string,
  caret: number,
  { start }: MentionBegun,
  username: string,
): { readonly text: string; readonly caret: number } => {
  const after = text.slice(caret)
  const words = `@${username}${/^\s/.test(after) ? '' : ' '}`
  return { text: text.slice(0, start) + words + after, caret: start + username.length + 2 }
}

/** Returns the tags of selected users who are still in the text, at their current positions. */
export const tagsIn = (text: string, chosen: ReadonlyMap<string, string>): SentCommentTag[] =>
  [...text.matchAll(/@([\p{L}\p{N}_]+)/gu)].flatMap(({ 0: words, 1: name, index }) => {
    const id = chosen.get(name!.toLowerCase())
    return id === undefined ? [] : [{ id, offset: index, length: words.length }]
  })

/** A mention's place in a text, in UTF-16 units. */
interface PlacedTag {
  /** Of the user. */
  readonly id: string
  readonly offset: number
  readonly length: number
}

/** A text split into plain parts and mentions. */
export type TextPart = string | { readonly userId: string; readonly words: string }

export const partsOf = (text: string, tags: readonly PlacedTag[]): readonly TextPart[] => {
  const parts: TextPart[] = []
  let upTo = 0
  for (const { id, offset, length } of [...tags].sort((a, b) => a.offset - b.offset)) {
    if (offset < upTo) continue
    if (offset > upTo) parts.push(text.slice(upTo, offset))
    parts.push({ userId: id, words: text.slice(offset, offset + length) })
    upTo = offset + length
  }
  if (upTo < text.length) parts.push(text.slice(upTo))
  return parts
}
