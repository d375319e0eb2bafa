import type { SentCommentTag } from '@corkboard/contract/content/wire/comment'

/** What is being written before the caret, from the at sign on. */
export interface MentionBegun {
  readonly start: number
  /** Without the at sign. */
  readonly query: string
}

/** As much of a name as usernames and first names hold. */
const BEGUN = /(?:^|[\s(])@([\p{L}\p{N}_]{0,30})$/u

/** The mention that somebody writes at the caret, if any. */
export const mentionAt = (text: string, caret: number): MentionBegun | undefined => {
  const found = BEGUN.exec(text.slice(0, caret))
  return found ? { start: caret - found[1]!.length - 1, query: found[1]! } : undefined
}

/** The text with a chosen person in place of what was begun, and where the caret goes. */
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

/** Everybody who was chosen and still stands in the text, wherever writing has moved them. */
export const tagsIn = (text: string, chosen: ReadonlyMap<string, string>): SentCommentTag[] =>
  [...text.matchAll(/@([\p{L}\p{N}_]+)/gu)].flatMap(({ 0: words, 1: name, index }) => {
    const id = chosen.get(name!.toLowerCase())
    return id === undefined ? [] : [{ id, offset: index, length: words.length }]
  })
