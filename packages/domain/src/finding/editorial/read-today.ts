import { fail, type Id, type Pin, type TodayArticlePage, type TodayDay, type TodayHome } from '@corkboard/contract'
import { articlePath, FALLBACK_TODAY_LOCALE, isTodayLocale } from '@corkboard/contract/finding/editorial'
import type { Ctx, Page, PageRequest } from '../../kernel/index.ts'
import type { PinFieldSet } from '../../content/pins/index.ts'
import { presentWithStories } from '../../content/stories/index.ts'
import { addressOf, type Article, boardIdsOf, dayBefore, dayOf, pinIdsOf, statusOf } from './article.ts'
import { checkDay } from './article-fields.ts'
import { requireEditor } from './article-policy.ts'
import {
  findArticle,
  liveArticles,
  newestLiveArticles,
  newestLiveDay,
  newestLiveTitles,
  otherLiveDays,
} from './article-store.ts'
import { presentArticle, presentParts } from './article-view.ts'
import { loadArticleBoards, loadCovers, loadReaderPins } from './load-articles.ts'

/** (ours) The most articles on one day. */
const MAX_PER_DAY = 24
/** (ours) The number of other days a day links to. */
const OTHER_DAYS = 7
/** (ours) How many days back to look for a day with articles. */
const LOOK_BACK_DAYS = 30
/** (ours) As many related articles as fit at a glance, chosen from the newest. */
const RELATED = 6
const RELATED_AMONG = 60

/** The day to show, with its locale and articles. */
interface Shown {
  readonly day: string
  readonly locale: string
  readonly articles: readonly Article[]
}

/** A locale without articles falls back to the default one. */
const chainOf = (locale: string): string[] => [...new Set([locale, FALLBACK_TODAY_LOCALE])]

const findShown = async (ctx: Ctx, locale: string, requested: string | undefined): Promise<Shown | undefined> => {
  const now = ctx.now()
  const today = dayOf(now)
  const on = async (in_: string, day: string): Promise<Shown | undefined> => {
    const articles = await liveArticles(ctx.db, { locale: in_, day, now, limit: MAX_PER_DAY })
    return articles.length > 0 ? { day, locale: in_, articles } : undefined
  }
  for (const each of chainOf(locale)) {
    const found = await on(each, requested ?? today)
    if (found) return found
  }
  if (requested !== undefined) return undefined
  for (const each of chainOf(locale)) {
    const since = dayBefore(today, LOOK_BACK_DAYS)
    const day = await newestLiveDay(ctx.db, { locale: each, since, until: today, now })
    if (day !== undefined) return on(each, day)
  }
  return undefined
}

/** The pages of the newest articles in all locales, for search engines. */
export const articlePages = async (ctx: Ctx, limit: number): Promise<{ path: string; modifiedAt: string }[]> => {
  const now = ctx.now()
  const articles = await newestLiveTitles(ctx.db, { until: dayOf(now), now, limit })
  return articles.map((article) => ({
    path: articlePath({ ...addressOf(article), id: article.id }),
    modifiedAt: article.updatedAt.toISOString(),
  }))
}

/** FIND-03: the articles of a day, in the reader's locale or the nearest one that has any. */
export const todayHome = async (
  ctx: Ctx,
  query: { readonly day?: string | undefined; readonly locale?: string | undefined },
): Promise<TodayHome> => {
  const requested = isTodayLocale(query.locale) ? query.locale : FALLBACK_TODAY_LOCALE
  const now = ctx.now()
  const today = dayOf(now)
  const day = query.day === undefined ? undefined : checkDay(query.day)
  const shown = await findShown(ctx, requested, day)
  const locale = shown?.locale ?? requested
  const others = await otherLiveDays(ctx.db, {
    locale,
    day: shown?.day ?? day ?? today,
    since: dayBefore(today, LOOK_BACK_DAYS),
    until: today,
    now,
    limit: OTHER_DAYS,
  })
  const articles = shown?.articles ?? []
  const covers = await loadCovers(ctx, [...articles, ...others])
  // A collection without any visible pins is left out.
  const isShown = (article: Article): boolean => !article.isAutomatic || covers.get(article.id)!.length > 0
  const present = (article: Article) => presentArticle(article, covers.get(article.id)!)
  return {
    day: shown?.day ?? day ?? null,
    is_today: (shown?.day ?? day) === today,
    locale,
    asked_locale: requested,
    articles: articles.filter(isShown).map(present),
    other_days: others
      .filter(isShown)
      .map((first): TodayDay => ({ day: first.day!, article_count: first.articleCount, first: present(first) })),
  }
}

/** @throws 'article.not_found' for missing and unpublished articles alike */
const getArticle = async (ctx: Ctx, id: Id, isPreview: boolean): Promise<Article> => {
  if (isPreview) await requireEditor(ctx)
  const article = await findArticle(ctx.db, id)
  if (!article || !(isPreview || statusOf(article, ctx.now()) === 'published')) {
    throw fail('article.not_found', { field: 'article_id' })
  }
  return article
}

/**
 * The pins and boards that an article names, for a search among them. The caller decides which of them the viewer sees.
 * @throws 'article.not_found'
 */
export const articleContents = async (ctx: Ctx, id: Id): Promise<{ pinIds: Id[]; boardIds: Id[] }> => {
  const article = await getArticle(ctx, id, false)
  return { pinIds: pinIdsOf(article), boardIds: boardIdsOf(article) }
}

/** How much it has in common with another article, to choose its related ones. */
const likeness = (article: Article, other: Article): number => {
  const own = new Set(pinIdsOf(article))
  const shared = pinIdsOf(other).filter((id) => own.has(id)).length
  const isNear = article.topicId !== null && article.topicId !== '0' && article.topicId === other.topicId
  const isAlike = article.type === other.type && article.isShopping === other.isShopping
  return 3 * Math.min(shared, 5) + (isNear ? 4 : 0) + (isAlike ? 1 : 0)
}

const loadRelated = async (ctx: Ctx, article: Article) => {
  const now = ctx.now()
  const others = (
    await newestLiveArticles(ctx.db, { locale: article.locale, until: dayOf(now), now, limit: RELATED_AMONG })
  ).filter(({ id }) => id !== article.id)
  // Collections on the same topic from other days are hardly different articles, so only the newest is listed.
  const met = new Set(article.isAutomatic ? [article.topicId] : [])
  const isAnother = ({ isAutomatic, topicId }: Article): boolean => {
    if (!isAutomatic) return true
    if (met.has(topicId)) return false
    met.add(topicId)
    return true
  }
  const near = others
    .filter(isAnother)
    .map((other) => ({ other, score: likeness(article, other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, RELATED)
    .map(({ other }) => other)
  const covers = await loadCovers(ctx, near)
  return near
    .filter(({ id }) => covers.get(id)!.length > 0)
    .map((other) => presentArticle(other, covers.get(other.id)!))
}

/**
 * FIND-03: an article as readers see it.
 * @throws 'article.not_found'
 */
export const todayArticle = async (
  ctx: Ctx,
  { articleId, isPreview }: { readonly articleId: Id; readonly isPreview: boolean },
): Promise<TodayArticlePage> => {
  const article = await getArticle(ctx, articleId, isPreview)
  const [pins, boards, covers, related] = await Promise.all([
    loadReaderPins(ctx, pinIdsOf(article)),
    loadArticleBoards(ctx, article),
    loadCovers(ctx, [article]),
    loadRelated(ctx, article),
  ])
  return {
    ...presentArticle(article, covers.get(article.id)!),
    pin_count: pins.size,
    body: presentParts(article, pins, boards),
    related,
    status: statusOf(article, ctx.now()),
  }
}

/**
 * FIND-03: the pins of an article that this reader may see, in its order.
 * @throws 'article.not_found'
 */
export const todayArticlePins = async (
  ctx: Ctx,
  query: { readonly articleId: Id; readonly isPreview: boolean; readonly fieldSet: PinFieldSet },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const ids = pinIdsOf(await getArticle(ctx, query.articleId, query.isPreview))
  const from = Number(page.after?.[0] ?? 0)
  const slice = ids.slice(from, from + page.size)
  const pins = await loadReaderPins(ctx, slice)
  const items = await presentWithStories(
    ctx,
    slice.flatMap((id) => pins.get(id) ?? []),
    query.fieldSet,
  )
  return { items, next: from + page.size < ids.length ? [from + page.size] : undefined }
}
