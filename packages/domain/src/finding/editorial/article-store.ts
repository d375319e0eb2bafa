import type { ArticleStatus, Id, LoggedEditorialAction } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { type Article, withTexts } from './article.ts'

const COLUMNS = sql`
  a.id, a.locale, a.type, a.is_shopping as "isShopping", a.title, a.description, a.document, a.state,
  a.published_from as "publishedFrom", a.published_until as "publishedUntil", a.day::text as day,
  a.is_automatic as "isAutomatic", a.topic_id::text as "topicId", a.revision, a.updated_at as "updatedAt",
  a.updated_by_id as "updatedById"`

/** Readers do not see the names of editors. */
const NOBODY = sql`null::text as "updatedByName"`

/** Published according to the clock. */
const isLive = (now: Date) => sql`a.state = 'published' and a.published_from <= ${now}
  and (a.published_until is null or a.published_until > ${now})`

/** The newest published articles of all locales. Of their contents only what titles name. */
export const newestLiveTitles = async (
  db: Db,
  { until, now, limit }: { until: string; now: Date; limit: number },
): Promise<Pick<Article, 'id' | 'type' | 'isShopping' | 'title' | 'updatedAt'>[]> => {
  type Row = Pick<
    Article,
    'id' | 'type' | 'isShopping' | 'isAutomatic' | 'topicId' | 'title' | 'document' | 'updatedAt'
  >
  const { rows } = await sql<Row>`
    select a.id, a.type, a.is_shopping as "isShopping", a.is_automatic as "isAutomatic", a.topic_id::text as "topicId",
      a.title, jsonb_build_object('subject_ids', a.document->'subject_ids') as document, a.updated_at as "updatedAt"
    from articles a
    where a.day <= ${until}::date and ${isLive(now)} order by a.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows.map(withTexts)
}

export const findArticle = async (db: Db, id: Id): Promise<Article | undefined> => {
  const { rows } = await sql<Article>`
    select ${COLUMNS}, u.username as "updatedByName"
    from articles a left join users u on u.id = a.updated_by_id where a.id = ${id}`.execute(db)
  return rows.map(withTexts)[0]
}

/** Locks the article until the transaction ends, so that two simultaneous saves run one after the other. */
export const lockArticle = async (db: Db, id: Id): Promise<Article | undefined> => {
  const { rows } =
    await sql<Article>`select ${COLUMNS}, ${NOBODY} from articles a where a.id = ${id} for update`.execute(db)
  return rows[0]
}

export const liveArticles = async (
  db: Db,
  { locale, day, now, limit }: { locale: string; day: string; now: Date; limit: number },
): Promise<Article[]> => {
  const { rows } = await sql<Article>`
    select ${COLUMNS}, ${NOBODY} from articles a
    where a.locale = ${locale} and a.day = ${day}::date and ${isLive(now)}
    order by a.position, a.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows.map(withTexts)
}

/** The newest day, between `since` and `until`, with something published. */
export const newestLiveDay = async (
  db: Db,
  { locale, since, until, now }: { locale: string; since: string; until: string; now: Date },
): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string }>`
    select a.day::text as day from articles a
    where a.locale = ${locale} and a.day between ${since}::date and ${until}::date and ${isLive(now)}
    order by a.day desc limit 1`.execute(db)
  return rows[0]?.day
}

/** Days other than `day` with something published, newest first, each with its first article. */
export const otherLiveDays = async (
  db: Db,
  query: { locale: string; day: string; since: string; until: string; now: Date; limit: number },
): Promise<(Article & { articleCount: number })[]> => {
  const { rows } = await sql<Article & { articleCount: number }>`
    select distinct on (a.day) ${COLUMNS}, ${NOBODY}, (count(*) over (partition by a.day))::int as "articleCount"
    from articles a
    where a.locale = ${query.locale} and a.day between ${query.since}::date and ${query.until}::date
      and a.day <> ${query.day}::date and ${isLive(query.now)}
    order by a.day desc, a.position, a.id desc limit ${sql.lit(query.limit)}`.execute(db)
  return rows.map(withTexts)
}

/** The newest published articles of a locale. */
export const newestLiveArticles = async (
  db: Db,
  { locale, until, now, limit }: { locale: string; until: string; now: Date; limit: number },
): Promise<Article[]> => {
  const { rows } = await sql<Article>`
    select ${COLUMNS}, ${NOBODY} from articles a
    where a.locale = ${locale} and a.day <= ${until}::date and ${isLive(now)}
    order by a.day desc, a.position, a.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows.map(withTexts)
}

const withStatus = (status: ArticleStatus, now: Date) => {
  switch (status) {
    case 'draft':
    case 'unpublished':
      return sql`a.state = ${status}`
    case 'scheduled':
      return sql`a.state = 'published' and a.published_from > ${now}`
    case 'published':
      return isLive(now)
    case 'ended':
      return sql`a.state = 'published' and a.published_until <= ${now}`
  }
}

/** Articles written by editors, newest first. */
export const writtenArticles = async (
  db: Db,
  query: {
    readonly locale: string | undefined
    readonly status: ArticleStatus | undefined
    readonly before: Id | undefined
    readonly now: Date
    readonly limit: number
  },
): Promise<Article[]> => {
  const conditions = [
    sql`not a.is_automatic`,
    ...(query.before === undefined ? [] : [sql`a.id < ${query.before}`]),
    ...(query.locale === undefined ? [] : [sql`a.locale = ${query.locale}`]),
    ...(query.status === undefined ? [] : [withStatus(query.status, query.now)]),
  ]
  const { rows } = await sql<Article>`
    select ${COLUMNS}, u.username as "updatedByName"
    from articles a left join users u on u.id = a.updated_by_id
    where ${sql.join(conditions, sql` and `)} order by a.id desc limit ${sql.lit(query.limit)}`.execute(db)
  return rows.map(withTexts)
}

/** All articles of a day whose time has come, including automatic ones. */
export const articlesOfDay = async (db: Db, locale: string, day: string, limit: number): Promise<Article[]> => {
  const { rows } = await sql<Article>`
    select ${COLUMNS}, u.username as "updatedByName"
    from articles a left join users u on u.id = a.updated_by_id
    where a.locale = ${locale} and a.day = ${day}::date and a.state = 'published'
    order by a.position, a.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows.map(withTexts)
}

export interface NewArticle extends Pick<
  Article,
  | 'id'
  | 'locale'
  | 'type'
  | 'title'
  | 'description'
  | 'document'
  | 'state'
  | 'publishedFrom'
  | 'day'
  | 'isAutomatic'
  | 'topicId'
  | 'updatedById'
> {
  readonly position: number
  readonly now: Date
}

/** Returns `false` if a collection with its day, locale and topic already exists. */
export const insertArticle = async (db: Db, article: NewArticle): Promise<boolean> => {
  const { rows } = await sql`
    insert into articles (id, locale, type, title, description, document, state, published_from, day, position,
      is_automatic, topic_id, updated_by_id, created_at, updated_at)
    values (${article.id}, ${article.locale}, ${article.type}, ${article.title}, ${article.description},
      ${JSON.stringify(article.document)}::jsonb, ${article.state}, ${article.publishedFrom}, ${article.day}::date,
      ${article.position}, ${article.isAutomatic}, ${article.topicId}, ${article.updatedById}, ${article.now},
      ${article.now})
    on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

type Changes = Pick<
  Article,
  | 'locale'
  | 'type'
  | 'isShopping'
  | 'title'
  | 'description'
  | 'document'
  | 'state'
  | 'publishedFrom'
  | 'publishedUntil'
  | 'day'
>

export const updateArticle = async (
  db: Db,
  id: Id,
  changes: Changes,
  by: { readonly editorId: Id; readonly now: Date },
): Promise<void> => {
  await sql`
    update articles set locale = ${changes.locale}, type = ${changes.type}, is_shopping = ${changes.isShopping},
      title = case when is_automatic then '' else ${changes.title} end,
      description = case when is_automatic then '' else ${changes.description} end,
      document = ${JSON.stringify(changes.document)}::jsonb, state = ${changes.state},
      published_from = ${changes.publishedFrom}, published_until = ${changes.publishedUntil},
      day = ${changes.day}::date, revision = revision + 1, updated_by_id = ${by.editorId}, updated_at = ${by.now}
    where id = ${id}`.execute(db)
}

export const placeArticles = async (db: Db, ids: readonly Id[]): Promise<void> => {
  await sql`
    update articles set position = placed.position
    from unnest(${ids}::bigint[]) with ordinality as placed (id, position)
    where articles.id = placed.id`.execute(db)
}

export const deleteArticleRow = async (db: Db, id: Id): Promise<void> => {
  await sql`delete from articles where id = ${id}`.execute(db)
}

/** True when an editor has something for this day, published or scheduled. */
export const isWrittenFor = async (db: Db, locale: string, day: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from articles
    where locale = ${locale} and day = ${day}::date and state = 'published' and not is_automatic limit 1`.execute(db)
  return rows.length > 0
}

/** Topics of a day's collections, whatever their state. */
export const collectionsOfDay = async (db: Db, locale: string, day: string): Promise<Id[]> => {
  const { rows } = await sql<{ topicId: Id }>`
    select topic_id::text as "topicId" from articles where locale = ${locale} and day = ${day}::date and is_automatic`.execute(
    db,
  )
  return rows.map(({ topicId }) => topicId)
}

export const deleteCollections = async (db: Db): Promise<void> => {
  await sql`delete from articles where is_automatic`.execute(db)
}

export const deleteCollectionsBefore = async (db: Db, day: string): Promise<void> => {
  await sql`delete from articles where is_automatic and day < ${day}::date`.execute(db)
}

export const noteAction = async (
  db: Db,
  action: {
    readonly id: Id
    readonly actorId: Id
    readonly action: LoggedEditorialAction['action']
    readonly articleId: Id | null
    readonly detail: string
    readonly now: Date
  },
): Promise<void> => {
  await sql`
    insert into editorial_actions (id, actor_id, action, article_id, detail, created_at)
    values (${action.id}, ${action.actorId}, ${action.action}, ${action.articleId}, ${action.detail}, ${action.now})`.execute(
    db,
  )
}

interface ActionRow {
  readonly id: Id
  readonly action: LoggedEditorialAction['action']
  readonly articleId: Id | null
  readonly detail: string
  readonly actorId: Id | null
  readonly actorName: string | null
  readonly createdAt: Date
}

/** The newest first, older than `before`. */
export const actionRows = async (db: Db, before: Id | undefined, limit: number): Promise<ActionRow[]> => {
  const from = before === undefined ? sql`` : sql`where e.id < ${before}`
  const { rows } = await sql<ActionRow>`
    select e.id, e.action, e.article_id as "articleId", e.detail, e.actor_id as "actorId", u.username as "actorName",
      e.created_at as "createdAt"
    from editorial_actions e left join users u on u.id = e.actor_id
    ${from} order by e.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}
