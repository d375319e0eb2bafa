import {
  type ArticleBlock,
  type ArticleStatus,
  type ArticleType,
  type EditorialAction,
  type EditorialArticle,
  fail,
  type Id,
  type LoggedEditorialAction,
} from '@corkboard/contract'
import type { AdminProof } from '../../accounts/staff/index.ts'
import { type Ctx, type Page, type PageRequest, type SignedIn, type TxCtx, VISITOR } from '../../kernel/index.ts'
import { type Article, boardIdsOf, coverCandidates, dayOf, pinIdsOf } from './article.ts'
import {
  checkBody,
  checkCovers,
  checkDay,
  checkDescription,
  checkMoment,
  checkTitle,
  checkTodayLocale,
} from './article-fields.ts'
import { articleActions, requireEditor, requireFreshEditor } from './article-policy.ts'
import {
  actionRows,
  articlesOfDay,
  deleteArticleRow,
  findArticle,
  insertArticle,
  lockArticle,
  noteAction,
  placeArticles,
  updateArticle,
  writtenArticles,
} from './article-store.ts'
import { presentForEditor } from './article-view.ts'
import { loadCovers, loadReaderBoards, loadReaderPins } from './load-articles.ts'

/** More than a day shows, so that editors see what does not fit. */
const MAX_PER_DAY = 50
/** How much of an article is checked before it is published. */
const LOOKED_AT = 100

const notFound = () => fail('article.not_found', { field: 'article_id' })

const beforeOf = ({ after }: PageRequest): Id | undefined => (after?.[0] === undefined ? undefined : String(after[0]))

const presentAll = async (ctx: Ctx, articles: readonly Article[]): Promise<EditorialArticle[]> => {
  const covers = await loadCovers(ctx, articles)
  return articles.map((article) => presentForEditor(article, covers.get(article.id)!, ctx.now()))
}

const present = async (ctx: Ctx, id: Id): Promise<EditorialArticle> => {
  const article = await findArticle(ctx.db, id)
  if (!article) throw notFound()
  return (await presentAll(ctx, [article]))[0]!
}

const note = (
  tx: TxCtx<SignedIn>,
  action: EditorialAction,
  article: { readonly id: Id | null; readonly detail: string },
): Promise<void> => {
  tx.changed('today:all')
  return noteAction(tx.db, {
    id: tx.site.ids.next(0),
    actorId: tx.viewer.userId,
    action,
    articleId: article.id,
    detail: article.detail,
    now: tx.now(),
  })
}

/**
 * Articles written by editors, newest first.
 * @throws 'auth.not_allowed', 'mfa.off'
 */
export const listArticles = async (
  anyCtx: Ctx,
  query: { readonly locale?: string | undefined; readonly status?: ArticleStatus | undefined },
  page: PageRequest,
): Promise<Page<EditorialArticle>> => {
  const ctx = await requireEditor(anyCtx)
  const rows = await writtenArticles(ctx.db, {
    locale: query.locale,
    status: query.status,
    before: beforeOf(page),
    now: ctx.now(),
    limit: page.size + 1,
  })
  const shown = rows.slice(0, page.size)
  const last = shown.at(-1)
  return { items: await presentAll(ctx, shown), next: rows.length > page.size && last ? [last.id] : undefined }
}

/** @throws 'auth.not_allowed', 'mfa.off', 'article.not_found' */
export const getArticleForEditor = async (anyCtx: Ctx, id: Id): Promise<EditorialArticle> =>
  present(await requireEditor(anyCtx), id)

/** @throws 'auth.not_allowed', 'mfa.off', and what `checkTitle` and `checkTodayLocale` throw */
export const createArticle = async (
  anyCtx: Ctx,
  input: { readonly locale: string; readonly title: string },
): Promise<EditorialArticle> => {
  const ctx = await requireEditor(anyCtx)
  const [locale, title] = [checkTodayLocale(input.locale), checkTitle(input.title)]
  return ctx.transaction(async (tx) => {
    const id = tx.site.ids.next(0)
    await insertArticle(tx.db, {
      id,
      locale,
      type: 3,
      title,
      description: '',
      document: { cover_pin_ids: [], body: [] },
      state: 'draft',
      publishedFrom: null,
      day: null,
      position: 0,
      isAutomatic: false,
      topicId: null,
      updatedById: tx.viewer.userId,
      now: tx.now(),
    })
    await note(tx, 'create', { id, detail: title })
    return present(tx, id)
  })
}

export interface ArticleChanges {
  readonly revision: number
  readonly type?: ArticleType | undefined
  readonly isShopping?: boolean | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly locale?: string | undefined
  readonly coverPinIds?: readonly Id[] | undefined
  readonly body?: readonly ArticleBlock[] | undefined
}

/**
 * Refuses additions that are not public. What was already in the article may be hidden by now: it is left out on
 * reading.
 */
const refuseHidden = async (tx: Ctx, before: Article, after: Pick<Article, 'document'>): Promise<void> => {
  const all = (article: Pick<Article, 'document'>) => coverCandidates(article, Number.POSITIVE_INFINITY)
  const known = new Set([...all(before), ...boardIdsOf(before)])
  const pinIds = all(after).filter((id) => !known.has(id))
  const boardIds = boardIdsOf(after).filter((id) => !known.has(id))
  const reader = tx.as(VISITOR)
  const pins = await loadReaderPins(reader, pinIds)
  const missing = pinIds.find((id) => !pins.has(id))
  if (missing !== undefined) {
    const field = after.document.cover_pin_ids.includes(missing) ? 'cover_pin_ids' : 'body'
    throw fail('article.pin_hidden', { field })
  }
  const boards = await loadReaderBoards(reader, boardIds)
  if (boardIds.some((id) => !boards.has(id))) throw fail('article.board_hidden', { field: 'body' })
}

/**
 * Saves an editor's changes. A published article changes immediately.
 * @throws 'auth.not_allowed', 'mfa.off', 'article.not_found', 'article.changed' if someone else has saved since,
 * 'article.pin_hidden', 'article.board_hidden', and what the field checks throw
 */
export const editArticle = async (anyCtx: Ctx, id: Id, changes: ArticleChanges): Promise<EditorialArticle> => {
  const ctx = await requireEditor(anyCtx)
  const title = changes.title === undefined ? undefined : checkTitle(changes.title)
  const description = changes.description === undefined ? undefined : checkDescription(changes.description)
  const locale = changes.locale === undefined ? undefined : checkTodayLocale(changes.locale)
  const covers = changes.coverPinIds && checkCovers(changes.coverPinIds)
  const body = changes.body && checkBody(changes.body)
  return ctx.transaction(async (tx) => {
    const article = await lockArticle(tx.db, id)
    if (!article) throw notFound()
    if (!articleActions(article).includes('edit')) throw fail('auth.not_allowed')
    if (article.revision !== changes.revision) throw fail('article.changed', { field: 'revision' })
    const document = { cover_pin_ids: covers ?? article.document.cover_pin_ids, body: body ?? article.document.body }
    await refuseHidden(tx, article, { document })
    const after = {
      ...article,
      document,
      type: changes.type ?? article.type,
      isShopping: changes.isShopping ?? article.isShopping,
      title: title ?? article.title,
      description: description ?? article.description,
      locale: locale ?? article.locale,
    }
    if (article.state === 'published') await refuseEmpty(tx, after)
    await updateArticle(tx.db, id, after, { editorId: tx.viewer.userId, now: tx.now() })
    await note(tx, 'edit', { id, detail: after.title })
    return present(tx, id)
  })
}

/**
 * A published article must have a picture.
 * @throws 'article.no_pins'
 */
const refuseEmpty = async (tx: Ctx, article: Pick<Article, 'document'>): Promise<void> => {
  const pins = await loadReaderPins(tx.as(VISITOR), coverCandidates(article, LOOKED_AT))
  if (pins.size === 0)
    throw fail('article.no_pins', { field: pinIdsOf(article).length === 0 ? 'body' : 'cover_pin_ids' })
}

export interface Schedule {
  /** ISO 8601; defaults to now. */
  readonly from?: string | null | undefined
  /** Without it, the article stays published. */
  readonly until?: string | null | undefined
}

/**
 * Publishes an article from one point in time until another.
 * @throws 'auth.not_allowed', 'mfa.off', 'article.not_found', 'article.no_pins', 'article.until_before_from', and what
 * `requireFresh` throws
 */
export const publishArticle = async (
  anyCtx: Ctx,
  id: Id,
  schedule: Schedule,
  proof: AdminProof,
): Promise<EditorialArticle> => {
  const from = schedule.from ? checkMoment(schedule.from, 'published_from') : undefined
  const until = schedule.until ? checkMoment(schedule.until, 'published_until') : null
  const ctx = await requireFreshEditor(anyCtx, proof)
  return ctx.transaction(async (tx) => {
    const article = await lockArticle(tx.db, id)
    if (!article) throw notFound()
    if (!articleActions(article).includes('publish')) throw fail('auth.not_allowed')
    const now = tx.now()
    // An article that is already out keeps its original day.
    const isOut = article.state === 'published' && article.publishedFrom !== null && article.publishedFrom <= now
    const publishedFrom = from ?? (isOut ? article.publishedFrom! : now)
    if (until !== null && (until <= publishedFrom || until <= now)) {
      throw fail('article.until_before_from', { field: 'published_until' })
    }
    await refuseEmpty(tx, article)
    const after = {
      ...article,
      state: 'published' as const,
      publishedFrom,
      publishedUntil: until,
      day: dayOf(publishedFrom),
    }
    await updateArticle(tx.db, id, after, { editorId: tx.viewer.userId, now })
    await note(tx, 'publish', { id, detail: article.title })
    return present(tx, id)
  })
}

/**
 * Unpublishes an article.
 * @throws 'auth.not_allowed', 'mfa.off', 'article.not_found', and what `requireFresh` throws
 */
export const unpublishArticle = async (anyCtx: Ctx, id: Id, proof: AdminProof): Promise<EditorialArticle> => {
  const ctx = await requireFreshEditor(anyCtx, proof)
  return ctx.transaction(async (tx) => {
    const article = await lockArticle(tx.db, id)
    if (!article) throw notFound()
    if (!articleActions(article).includes('unpublish')) throw fail('auth.not_allowed')
    const after = { ...article, state: 'unpublished' as const }
    await updateArticle(tx.db, id, after, { editorId: tx.viewer.userId, now: tx.now() })
    await note(tx, 'unpublish', { id, detail: article.title })
    return present(tx, id)
  })
}

/**
 * Deletes an article permanently. Refused while it is published.
 * @throws 'auth.not_allowed', 'mfa.off', 'article.not_found', and what `requireFresh` throws
 */
export const deleteArticle = async (anyCtx: Ctx, id: Id, proof: AdminProof): Promise<null> => {
  const ctx = await requireFreshEditor(anyCtx, proof)
  return ctx.transaction(async (tx) => {
    const article = await lockArticle(tx.db, id)
    if (!article) throw notFound()
    if (!articleActions(article).includes('delete')) throw fail('auth.not_allowed')
    await deleteArticleRow(tx.db, id)
    await note(tx, 'delete', { id, detail: article.title })
    return null
  })
}

/**
 * The articles of a day, in order.
 * @throws 'auth.not_allowed', 'mfa.off'
 */
export const listDay = async (
  anyCtx: Ctx,
  { day, locale }: { readonly day: string; readonly locale: string },
): Promise<EditorialArticle[]> => {
  const ctx = await requireEditor(anyCtx)
  return presentAll(ctx, await articlesOfDay(ctx.db, checkTodayLocale(locale), checkDay(day), MAX_PER_DAY))
}

/**
 * Orders the articles of a day; those not named come last.
 * @throws 'auth.not_allowed', 'mfa.off', 'article.not_found' for one that is not on that day, and what `requireFresh`
 * throws
 */
export const orderDay = async (
  anyCtx: Ctx,
  { day, locale, ids }: { readonly day: string; readonly locale: string; readonly ids: readonly Id[] },
  proof: AdminProof,
): Promise<EditorialArticle[]> => {
  const [wanted, where] = [checkDay(day), checkTodayLocale(locale)]
  const ctx = await requireFreshEditor(anyCtx, proof)
  return ctx.transaction(async (tx) => {
    const scheduled = (await articlesOfDay(tx.db, where, wanted, MAX_PER_DAY)).map(({ id }) => id)
    if (ids.some((id) => !scheduled.includes(id))) throw notFound()
    await placeArticles(tx.db, [...new Set([...ids, ...scheduled])])
    await note(tx, 'reorder', { id: null, detail: `${wanted} (${where})` })
    return presentAll(tx, await articlesOfDay(tx.db, where, wanted, MAX_PER_DAY))
  })
}

/**
 * The log of actions on articles, newest first.
 * @throws 'auth.not_allowed', 'mfa.off'
 */
export const listEditorialActions = async (anyCtx: Ctx, page: PageRequest): Promise<Page<LoggedEditorialAction>> => {
  const ctx = await requireEditor(anyCtx)
  const rows = await actionRows(ctx.db, beforeOf(page), page.size + 1)
  const shown = rows.slice(0, page.size)
  const last = shown.at(-1)
  return {
    items: shown.map(({ id, action, articleId, detail, actorId, actorName, createdAt }) => ({
      id,
      action,
      article_id: articleId,
      detail,
      actor: actorId !== null && actorName !== null ? { id: actorId, username: actorName } : null,
      created_at: createdAt.toISOString(),
    })),
    next: rows.length > page.size && last ? [last.id] : undefined,
  }
}
