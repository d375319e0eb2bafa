import type {
  ArticleBoard,
  ArticleCollection,
  ArticleCover,
  ArticlePart,
  EditorialArticle,
  Id,
  TodayArticle,
} from '@corkboard/contract'
import { type Topic, topicById } from '../../content/topics/index.ts'
import { addressOf, type Article, statusOf, subjectsOfCollection, topicOfCollection } from './article.ts'
import { articleActions } from './article-policy.ts'

const nameTopic = ({ id, slug, name }: Topic) => ({ id, slug, name })

/** The parts of its title, for clients that make it in the reader's language. */
const presentCollection = (article: Article): ArticleCollection | null => {
  if (!article.isAutomatic) return null
  const topic = topicOfCollection(article)
  return { topic: topic ? nameTopic(topic) : null, subjects: subjectsOfCollection(article).map(nameTopic) }
}

export const presentArticle = (article: Article, covers: readonly ArticleCover[]): TodayArticle => ({
  id: article.id,
  type: 'todayarticle',
  article_type: article.type,
  ...addressOf(article),
  title: article.title,
  description: article.description,
  locale: article.locale,
  is_automatic: article.isAutomatic,
  collection: presentCollection(article),
  covers: [...covers],
  published_at: article.publishedFrom?.toISOString() ?? null,
  updated_at: article.updatedAt.toISOString(),
})

/** The parts of an article as readers see them. */
export const presentParts = (
  { document }: Pick<Article, 'document'>,
  pins: ReadonlyMap<Id, unknown>,
  boards: ReadonlyMap<Id, ArticleBoard>,
): ArticlePart[] =>
  document.body.flatMap((block): ArticlePart[] => {
    if (block.type === 'pin') return pins.has(block.pin_id) ? [block] : []
    if (block.type === 'topic') {
      const topic = topicById(block.topic_id)
      return topic ? [{ type: 'topic', topic: nameTopic(topic) }] : []
    }
    if (block.type !== 'board') return [block]
    const board = boards.get(block.board_id)
    return board ? [{ type: 'board', board }] : []
  })

export const presentForEditor = (article: Article, covers: readonly ArticleCover[], now: Date): EditorialArticle => ({
  id: article.id,
  article_type: article.type,
  is_shopping: article.isShopping,
  ...addressOf(article),
  title: article.title,
  description: article.description,
  locale: article.locale,
  is_automatic: article.isAutomatic,
  collection: presentCollection(article),
  cover_pin_ids: [...article.document.cover_pin_ids],
  body: [...article.document.body],
  status: statusOf(article, now),
  published_from: article.publishedFrom?.toISOString() ?? null,
  published_until: article.publishedUntil?.toISOString() ?? null,
  revision: article.revision,
  updated_at: article.updatedAt.toISOString(),
  updated_by:
    article.updatedById !== null && article.updatedByName !== null
      ? { id: article.updatedById, username: article.updatedByName }
      : null,
  cover: covers[0] ?? null,
  viewer_can: articleActions(article),
})
