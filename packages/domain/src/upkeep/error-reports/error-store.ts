import type { ErrorKind } from '@corkboard/contract'
import { beyond, type Db, sql } from '@corkboard/database'
import type { Facts, Report } from './report.ts'

export interface StoredGroup {
  readonly fingerprint: string
  readonly kind: ErrorKind
  readonly message: string
  readonly place: string | null
  readonly count: number
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
  readonly firstRelease: string | null
  readonly lastRelease: string | null
  readonly resolvedAt: Date | null
}

export interface StoredExample {
  readonly seenAt: Date
  readonly release: string | null
  readonly facts: Facts
}

/** (ours) The latest reports of a group that are kept. */
export const EXAMPLES = 10

const groups = (db: Db) =>
  db
    .selectFrom('error_groups')
    .select([
      'fingerprint',
      'kind',
      'message',
      'place',
      'reports',
      'first_seen_at',
      'last_seen_at',
      'first_release',
      'last_release',
      'resolved_at',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof groups>['executeTakeFirstOrThrow']>>

const toGroup = (row: Row): StoredGroup => ({
  fingerprint: row.fingerprint,
  // Only `storeReport` writes it.
  kind: row.kind as ErrorKind,
  message: row.message,
  place: row.place,
  count: row.reports,
  firstSeenAt: row.first_seen_at,
  lastSeenAt: row.last_seen_at,
  firstRelease: row.first_release,
  lastRelease: row.last_release,
  resolvedAt: row.resolved_at,
})

export const findGroup = async (db: Db, fingerprint: string): Promise<StoredGroup | undefined> => {
  const row = await groups(db).where('fingerprint', '=', fingerprint).executeTakeFirst()
  return row && toGroup(row)
}

/** The group reported last first. */
export const groupsAfter = async (
  db: Db,
  isResolved: boolean,
  after: readonly (string | number)[] | undefined,
  limit: number,
): Promise<StoredGroup[]> => {
  const all = groups(db)
    .where('resolved_at', isResolved ? 'is not' : 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('fingerprint', 'desc')
    .limit(limit)
  const rows = after ? all.where(beyond(['last_seen_at', 'fingerprint'], 'desc', after)) : all
  return (await rows.execute()).map(toGroup)
}

/** The latest first. */
export const examplesOf = async (db: Db, fingerprint: string): Promise<StoredExample[]> => {
  const rows = await db
    .selectFrom('error_examples')
    .select(['seen_at', 'release', 'facts'])
    .where('fingerprint', '=', fingerprint)
    .orderBy('id', 'desc')
    .limit(EXAMPLES)
    .execute()
  return rows.map((row) => ({ seenAt: row.seen_at, release: row.release, facts: row.facts as unknown as Facts }))
}

/** @returns false if there is no such group */
export const setResolved = async (db: Db, fingerprint: string, resolvedAt: Date | null): Promise<boolean> => {
  const set = db.updateTable('error_groups').set({ resolved_at: resolvedAt }).where('fingerprint', '=', fingerprint)
  return (await set.executeTakeFirst()).numUpdatedRows === 1n
}

/** The column's largest number. */
const MAX_COUNT = 2_147_483_647

/** Counts a report in its group, which it creates or reopens. */
const countReport = async (db: Db, { fingerprint, kind, place, release, count, facts }: Report, now: Date) => {
  await sql`
    insert into error_groups as g (fingerprint, kind, message, place, reports, first_seen_at, last_seen_at,
      first_release, last_release)
    values (${fingerprint}, ${kind}, ${facts.message}, ${place}, ${count}, ${now}, ${now}, ${release}, ${release})
    on conflict (fingerprint) do update
    set reports = least(g.reports::bigint + excluded.reports, ${MAX_COUNT}), last_seen_at = greatest(g.last_seen_at, excluded.last_seen_at),
      last_release = excluded.last_release, resolved_at = null`.execute(db)
}

/** Stores a report as the latest example of its group, in place of the oldest. */
export const storeReport = async (db: Db, report: Report, now: Date): Promise<void> => {
  const { fingerprint, release, facts } = report
  await countReport(db, report, now)
  await db
    .insertInto('error_examples')
    .values({ fingerprint, release, seen_at: now, facts: JSON.stringify(facts) })
    .execute()
  await sql`
    delete from error_examples where fingerprint = ${fingerprint} and id <= (
      select id from error_examples where fingerprint = ${fingerprint} order by id desc offset ${EXAMPLES} limit 1
    )`.execute(db)
}

/** Takes the right to pass on a report of this group, which nobody gets twice within the time. */
export const takeExport = async (db: Db, fingerprint: string, now: Date, pauseMs: number): Promise<boolean> => {
  const taken = await db
    .updateTable('error_groups')
    .set({ exported_at: now })
    .where('fingerprint', '=', fingerprint)
    .where((where) =>
      where.or([where('exported_at', 'is', null), where('exported_at', '<=', new Date(now.getTime() - pauseMs))]),
    )
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Counts reports in their minute, unless that has too many. @returns false if it has */
export const takeFromMinute = async (
  db: Db,
  { source, reports, limit }: { readonly source: string; readonly reports: number; readonly limit: number },
  now: Date,
): Promise<boolean> => {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  const { rows } = await sql`
    insert into error_minutes as m (source, minute, reports) values (${source}, ${minute}, ${reports})
    on conflict (source, minute) do update set reports = m.reports + excluded.reports
    where m.reports + excluded.reports <= ${limit}
    returning source`.execute(db)
  return rows.length === 1
}
