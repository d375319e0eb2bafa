import type { ArticleBlock, ArticleKind, ArticleStatus, ArticleType, Id } from '@corkboard/contract'
import { articleKind, articleSlug, collectionTexts } from '@corkboard/contract/finding/editorial'
import { topicById } from '../../content/topics/index.ts'

/** The content an editor assembled. */
export interface ArticleDocument {
  readonly cover_pin_ids: readonly Id[]
  readonly body: readonly ArticleBlock[]
  /** For a collection: the narrower topics of its first pins, which its title names. */
  readonly subject_ids?: readonly Id[]
}

/** An article as stored. */
export interface Article {
  readonly id: Id
  readonly locale: string
  readonly type: ArticleType
  readonly isShopping: boolean
  readonly title: string
  readonly description: string
  readonly document: ArticleDocument
  readonly state: 'draft' | 'published' | 'unpublished'
  readonly publishedFrom: Date | null
  readonly publishedUntil: Date | null
  /** YYYY-MM-DD */
  readonly day: string | null
  readonly isAutomatic: boolean
  /** The topic it is about; '0' for a collection on no topic. */
  readonly topicId: Id | null
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedById: Id | null
  readonly updatedByName: string | null
}

/** The topic of an automatic collection; `undefined` for one about anything. */
export const topicOfCollection = ({ topicId }: Pick<Article, 'topicId'>) =>
  topicId === null ? undefined : topicById(topicId)

/** The narrower topics of its first pins. */
export const subjectsOfCollection = ({ document }: Pick<Article, 'document'>) =>
  (document.subject_ids ?? []).flatMap((id) => topicById(id) ?? [])

/** A row as an article: the words of a collection are not stored, they follow from its topics. */
export const withTexts = <Row extends Pick<Article, 'isAutomatic' | 'topicId' | 'title' | 'document'>>(row: Row): Row =>
  row.isAutomatic ? { ...row, ...collectionTexts(topicOfCollection(row), subjectsOfCollection(row)) } : row

const DAY_MS = 86_400_000

/** Today's days are the same everywhere (ours): UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
export const dayBefore = (day: string, days: number): string => dayOf(new Date(Date.parse(day) - days * DAY_MS))

/** The status of an article according to the clock. */
export const statusOf = (
  { state, publishedFrom, publishedUntil }: Pick<Article, 'state' | 'publishedFrom' | 'publishedUntil'>,
  now: Date,
): ArticleStatus => {
  if (state !== 'published') return state
  if (publishedFrom !== null && publishedFrom > now) return 'scheduled'
  return publishedUntil !== null && publishedUntil <= now ? 'ended' : 'published'
}

/** FIND-03: the parts of its URL. */
export const addressOf = ({
  isShopping,
  type,
  title,
}: Pick<Article, 'isShopping' | 'type' | 'title'>): { kind: ArticleKind; slug: string } => ({
  kind: articleKind(isShopping, type),
  slug: articleSlug(title),
})

/** Its pins in order, without duplicates. */
export const pinIdsOf = ({ document }: Pick<Article, 'document'>): Id[] => [
  ...new Set(document.body.flatMap((block) => (block.type === 'pin' ? [block.pin_id] : []))),
]

export const boardIdsOf = ({ document }: Pick<Article, 'document'>): Id[] => [
  ...new Set(document.body.flatMap((block) => (block.type === 'board' ? [block.board_id] : []))),
]

/** Pins that may serve as its cover: the chosen ones, then those in its body. */
export const coverCandidates = (article: Pick<Article, 'document'>, most: number): Id[] =>
  [...new Set([...article.document.cover_pin_ids, ...pinIdsOf(article)])].slice(0, most)
