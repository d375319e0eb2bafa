import type { Id, RichMetadata } from '@corkboard/contract'
import { type Db, type RawBuilder, sql } from '@corkboard/database'

export interface LinkPageRow {
  readonly link: string
  readonly host: string
  readonly metadata: RichMetadata | null
  readonly etag: string | null
  readonly lastModified: string | null
  readonly failures: number
  /** The page asked not to be saved from. */
  readonly forbidsPins: boolean
}

/** Keys are hex everywhere: in jobs and in row lookups. */
export type LinkKey = string

export interface NewLinkPage {
  readonly key: LinkKey
  readonly link: string
  readonly host: string
}

/** Records that pins link to these pages. Returns those that were not known before. */
export const insertLinkPages = async (
  db: Db,
  pages: readonly NewLinkPage[],
  nextReadAt: Date,
  now: Date,
): Promise<Pick<NewLinkPage, 'key' | 'host'>[]> => {
  const { rows } = await sql<Pick<NewLinkPage, 'key' | 'host'>>`
    insert into link_pages (key, link, host, next_read_at, created_at)
    select decode(page.key, 'hex'), page.link, page.host, ${nextReadAt}, ${now}
    from unnest(${pages.map(({ key }) => key)}::text[], ${pages.map(({ link }) => link)}::text[],
      ${pages.map(({ host }) => host)}::text[]) as page(key, link, host)
    order by page.key
    on conflict (key) do nothing
    returning encode(key, 'hex') as key, host`.execute(db)
  return rows
}

export const findLinkPage = async (db: Db, key: LinkKey): Promise<LinkPageRow | undefined> => {
  const { rows } = await sql<LinkPageRow>`
    select link, host, metadata, etag, last_modified as "lastModified", failures,
      forbids_pins as "forbidsPins"
    from link_pages where key = decode(${key}, 'hex')`.execute(db)
  return rows[0]
}

/** What is shown about a page. */
export interface KnownPage {
  readonly metadata: RichMetadata | null
  readonly mobileLink: string | null
  readonly failures: number
}

/** The page a pin links to, as a column for `p`; `null` if it has not been read. */
export const PAGE_COLUMN: RawBuilder<{ readonly page: KnownPage | null }> = sql`
  (select json_build_object('metadata', l.metadata, 'mobileLink', l.mobile_link, 'failures', l.failures)
    from link_pages l where l.key = link_key(p.link) and (l.metadata is not null or l.mobile_link is not null)) as page`

/** Pages that have been read, by key, in one statement. */
export const loadLinkPages = async (db: Db, keys: readonly LinkKey[]): Promise<Map<LinkKey, KnownPage>> => {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<KnownPage & { key: LinkKey }>`
    select encode(p.key, 'hex') as key, p.metadata, p.mobile_link as "mobileLink", p.failures
    from unnest(${keys}::text[]) as wanted (key)
    join link_pages p on p.key = decode(wanted.key, 'hex')
    where p.metadata is not null or p.mobile_link is not null`.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

/** The result of reading a page. */
export interface Reading {
  readonly metadata: RichMetadata | null
  readonly mobileLink: string | null
  readonly forbidsPins: boolean
  readonly etag: string | null
  readonly lastModified: string | null
}

export const storeReading = async (
  db: Db,
  key: LinkKey,
  reading: Reading,
  times: { readonly now: Date; readonly nextReadAt: Date },
): Promise<void> => {
  await sql`
    update link_pages set metadata = ${reading.metadata && JSON.stringify(reading.metadata)}::jsonb,
      mobile_link = ${reading.mobileLink}, forbids_pins = ${reading.forbidsPins}, etag = ${reading.etag},
      last_modified = ${reading.lastModified}, read_at = ${times.now}, failures = 0, next_read_at = ${times.nextReadAt}
    where key = decode(${key}, 'hex')`.execute(db)
}

export const storeUnchanged = async (
  db: Db,
  key: LinkKey,
  times: { readonly now: Date; readonly nextReadAt: Date },
): Promise<void> => {
  await sql`
    update link_pages set read_at = ${times.now}, failures = 0, next_read_at = ${times.nextReadAt}
    where key = decode(${key}, 'hex')`.execute(db)
}

/** A page that could not be read keeps its last content, unless it is gone. */
export const storeFailure = async (db: Db, key: LinkKey, isGone: boolean, nextReadAt: Date): Promise<void> => {
  await sql`
    update link_pages set failures = failures + 1, next_read_at = ${nextReadAt},
      metadata = case when ${isGone} then null else metadata end,
      mobile_link = case when ${isGone} then null else mobile_link end
    where key = decode(${key}, 'hex')`.execute(db)
}

/**
 * Takes pages that are due, at most `perHost` per host, and postpones them until `nextReadAt`. Further pages of a busy
 * host wait for another turn, so that they hold up no other host.
 */
export const takeDuePages = async (
  db: Db,
  limits: {
    readonly now: Date
    readonly nextReadAt: Date
    readonly most: number
    readonly perHost: number
    readonly turnMs: number
  },
): Promise<{ key: LinkKey; host: string }[]> => {
  const { now, nextReadAt, most, perHost, turnMs } = limits
  const { rows } = await sql<{ key: LinkKey; host: string; isTaken: boolean }>`
    with due as materialized (
      select key, host, next_read_at from link_pages where next_read_at <= ${now} order by next_read_at limit ${most}
    ), placed as (
      select key, row_number() over (partition by host order by next_read_at, key) as place from due
    )
    update link_pages set next_read_at = case
      when place <= ${perHost} then ${nextReadAt}::timestamptz
      else ${now}::timestamptz + ((place - 1) / ${perHost}) * ${turnMs} * interval '1 millisecond'
    end
    from placed where link_pages.key = placed.key
    returning encode(link_pages.key, 'hex') as key, host, place <= ${perHost} as "isTaken"`.execute(db)
  return rows.filter(({ isTaken }) => isTaken)
}

/** Of the `most` most overdue pages, deletes those that no pin links to. */
export const removeUnlinkedPages = async (db: Db, now: Date, most: number): Promise<void> => {
  await sql`
    with due as materialized (
      select key from link_pages where next_read_at <= ${now} order by next_read_at limit ${most}
    )
    delete from link_pages using due where link_pages.key = due.key and not exists (
      select 1 from pins where link_key(pins.link) = due.key and pins.link is not null and pins.deleted_at is null
    )`.execute(db)
}

/** Some of the pins that link to a page; all of them when there are few. */
export const pinsOfPage = async (db: Db, key: LinkKey, most: number): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select id from pins
    where link_key(link) = decode(${key}, 'hex') and link is not null and deleted_at is null
    limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
