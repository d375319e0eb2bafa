import { isId, parsePinId } from '@corkboard/contract/ids'
import type { ArticleBlock, ArticleType, EditorialArticle } from '@corkboard/contract/finding/wire/editorial'

/** A part of an article draft. It keeps its key when it moves. */
export type DraftPart = ArticleBlock & { readonly key: number }

/** The fields of the editor's form, under the names the server uses in errors. */
export interface ArticleDraft {
  readonly title: string
  readonly description: string
  readonly locale: string
  readonly article_type: ArticleType
  readonly is_shopping: boolean
  readonly cover_pin_ids: readonly string[]
  readonly body: readonly DraftPart[]
}

export const draftOf = (article: EditorialArticle): ArticleDraft => ({
  title: article.title,
  description: article.description,
  locale: article.locale,
  article_type: article.article_type,
  is_shopping: article.is_shopping,
  cover_pin_ids: article.cover_pin_ids,
  body: article.body.map((block, key) => ({ ...block, key })),
})

const withoutKey = ({ key: _key, ...block }: DraftPart): ArticleBlock => block as ArticleBlock

/** Returns the changes to send. A cover must be a pin of the article. */
export const changesOf = (draft: ArticleDraft) => {
  const body = draft.body.map(withoutKey)
  const pins = new Set(body.flatMap((block) => (block.type === 'pin' ? [block.pin_id] : [])))
  return { ...draft, body, cover_pin_ids: draft.cover_pin_ids.filter((id) => pins.has(id)) }
}

/** True when the article already contains the block. Text can repeat; pins, boards and topics cannot. */
export const isIn = (body: readonly ArticleBlock[], block: ArticleBlock): boolean =>
  body.some(
    (part) =>
      (part.type === 'pin' && block.type === 'pin' && part.pin_id === block.pin_id) ||
      (part.type === 'board' && block.type === 'board' && part.board_id === block.board_id) ||
      (part.type === 'topic' && block.type === 'topic' && part.topic_id === block.topic_id),
  )

export const withPart = (draft: ArticleDraft, block: ArticleBlock): readonly DraftPart[] => [
  ...draft.body,
  { ...block, key: 1 + Math.max(-1, ...draft.body.map(({ key }) => key)) },
]

/** Something on this site that an article can contain. */
export type Named =
  | { readonly kind: 'pin'; readonly id: string }
  | { readonly kind: 'topic'; readonly slug: string }
  | { readonly kind: 'board'; readonly username: string; readonly slug: string }

/** Reads pasted text: an address, a path or a pin's id. */
export const readAddress = (text: string, origin: string): Named | undefined => {
  const wanted = text.trim()
  if (isId(wanted)) return { kind: 'pin', id: wanted }
  const url = wanted === '' ? null : URL.parse(wanted, origin)
  if (url?.origin !== origin) return undefined
  const parts = url.pathname.split('/').filter((part) => part !== '')
  if (parts[0] === 'pin') {
    const id = parts.length === 2 ? parsePinId(decodeURIComponent(parts[1]!)) : undefined
    return id === undefined ? undefined : { kind: 'pin', id }
  }
  if (parts[0] === 'topics') {
    return parts.length === 2 ? { kind: 'topic', slug: decodeURIComponent(parts[1]!) } : undefined
  }
  return parts.length === 2
    ? { kind: 'board', username: decodeURIComponent(parts[0]!), slug: decodeURIComponent(parts[1]!) }
    : undefined
}
