import { type ArticleBlock, fail, type Id, LIMITS } from '@corkboard/contract'
import { isDay, isTodayLocale, type TodayLocale } from '@corkboard/contract/finding/editorial'
import { cleanLine, cleanText, lengthOf } from '../../kernel/index.ts'
import { topicById } from '../../content/topics/index.ts'

/** @throws 'request.missing', 'article.title_too_long' */
export const checkTitle = (title: string): string => {
  const cleaned = cleanLine(title)
  if (cleaned === '') throw fail('request.missing', { field: 'title' })
  if (lengthOf(cleaned) > LIMITS.articleTitle) throw fail('article.title_too_long', { field: 'title' })
  return cleaned
}

/** @throws 'article.description_too_long' */
export const checkDescription = (description: string): string => {
  const cleaned = cleanText(description)
  if (lengthOf(cleaned) > LIMITS.articleDescription)
    throw fail('article.description_too_long', { field: 'description' })
  return cleaned
}

/** @throws 'request.invalid' */
export const checkTodayLocale = (locale: string): TodayLocale => {
  if (!isTodayLocale(locale)) throw fail('request.invalid', { field: 'locale' })
  return locale
}

/** Identifies the pin, board or topic of a block; `undefined` for text. */
const nameOf = (block: ArticleBlock): string | undefined => {
  if (block.type === 'pin') return `pin ${block.pin_id}`
  if (block.type === 'board') return `board ${block.board_id}`
  return block.type === 'topic' ? `topic ${block.topic_id}` : undefined
}

/**
 * Drops empty text blocks and repeated pins, boards and topics.
 * @throws 'article.too_long', 'article.text_too_long', 'topic.not_found'
 */
export const checkBody = (body: readonly ArticleBlock[]): ArticleBlock[] => {
  if (body.length > LIMITS.articleBlocks) throw fail('article.too_long', { field: 'body' })
  const named = new Set<string>()
  return body.flatMap((block): ArticleBlock[] => {
    const name = nameOf(block)
    if (name !== undefined && named.has(name)) return []
    if (name !== undefined) named.add(name)
    if (block.type === 'pin') return [{ type: 'pin', pin_id: block.pin_id }]
    if (block.type === 'board') return [{ type: 'board', board_id: block.board_id }]
    if (block.type === 'topic') {
      if (!topicById(block.topic_id)) throw fail('topic.not_found', { field: 'body' })
      return [{ type: 'topic', topic_id: block.topic_id }]
    }
    const text = block.type === 'heading' ? cleanLine(block.text) : cleanText(block.text)
    const most = block.type === 'heading' ? LIMITS.articleTitle : LIMITS.articleText
    if (lengthOf(text) > most) throw fail('article.text_too_long', { field: 'body' })
    return text === '' ? [] : [{ type: block.type, text }]
  })
}

/**
 * Drops duplicates.
 * @throws 'article.too_many_covers'
 */
export const checkCovers = (ids: readonly Id[]): Id[] => {
  const covers = [...new Set(ids)]
  if (covers.length > LIMITS.articleCovers) throw fail('article.too_many_covers', { field: 'cover_pin_ids' })
  return covers
}

/** @throws 'request.invalid' */
export const checkMoment = (moment: string, field: string): Date => {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) throw fail('request.invalid', { field })
  return date
}

/**
 * Accepts only days that exist.
 * @throws 'request.invalid'
 */
export const checkDay = (day: string): string => {
  if (!isDay(day)) throw fail('request.invalid', { field: 'day' })
  return day
}
