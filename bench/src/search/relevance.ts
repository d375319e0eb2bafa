/** NDCG@10 of our ranking on a file of judgments, compared with plain `ts_rank` over the same texts. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Database } from '@corkboard/database'
import { createPostgresSearch, parseQuery } from '@corkboard/domain/finding/search'
import { describePins } from '@corkboard/domain/content/subjects'

const DEPTH = 10

export interface Relevance {
  readonly queries: number
  readonly ours: number
  readonly plain: number
  /** Searches where ours is worse, with both figures. */
  readonly worse: readonly { readonly query: string; readonly ours: number; readonly plain: number }[]
}

const rowsOf = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** Gains decrease with the position; a perfect order is 1. */
export const ndcg = (found: readonly string[], grades: ReadonlyMap<string, number>): number => {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2)
  const sum = (list: readonly number[]) => list.slice(0, DEPTH).reduce((total, grade, n) => total + gain(grade, n), 0)
  const best = sum([...grades.values()].toSorted((a, b) => b - a))
  return best === 0 ? 1 : sum(found.map((id) => grades.get(id) ?? 0)) / best
}

const fill = async ({ pool }: Database, documents: readonly string[][]): Promise<Map<string, string>> => {
  const now = new Date('2026-01-01')
  await pool.query(
    `insert into users (id, shard, username, email, first_name, country, locale, created_at, updated_at)
     values (1, 0, 'judge', 'judge@example.org', 'Judge', 'US', 'en-US', $1, $1)`,
    [now],
  )
  await pool.query('insert into user_stats (user_id, shard) values (1, 0)')
  const boards = [...new Set(documents.map((it) => it[4] ?? ''))]
  for (const [n, name] of boards.entries()) {
    await pool.query(
      `insert into boards (id, shard, owner_id, name, slug, privacy, created_at, updated_at)
       values ($1, 0, 1, $2, $3, 'public', $4, $4)`,
      [n + 1, name, `b${n}`, now],
    )
    await pool.query('insert into board_stats (board_id, shard, pins_modified_at) values ($1, 0, $2)', [n + 1, now])
  }
  const ids = new Map<string, string>()
  for (const [n, [key = '', title, description, alt, board = '']] of documents.entries()) {
    const id = String(1_000 + n)
    const signature = createHash('sha256').update(key).digest('hex').slice(0, 32)
    ids.set(id, key)
    await pool.query(
      `insert into images (signature, sha256, width, height, format, bytes, animated, frames, has_alpha, dominant_color,
         palette, thumbhash, phash, original_type, original_extension, created_at)
       values ($1, $1, 1, 1, 'jpeg', 1, false, 1, false, '#888888', '[]', '', '', 'image/jpeg', 'jpg', $2)`,
      [signature, now],
    )
    await pool.query(
      `insert into pins (id, shard, board_id, pinner_id, image_signature, title, description, alt_text, listed, created_at,
         updated_at)
       values ($1, 0, $2, 1, $3, $4, $5, $6, true, $7, $7)`,
      [id, boards.indexOf(board) + 1, signature, title, description, alt, now],
    )
    await pool.query('insert into pin_stats (pin_id, shard) values ($1, 0)', [id])
  }
  return ids
}

/** `judgments`: lines of query, document and grade from 0 to 3, separated by tabs. */
export const measureRelevance = async (database: Database, judgments: URL): Promise<Relevance> => {
  const documents = rowsOf(new URL('documents.tsv', import.meta.url))
  const keys = await fill(database, documents)
  await database.transaction((tx) => describePins(tx, [...keys.keys()]))
  const engine = createPostgresSearch(database)
  await engine.rebuild(database.db, () => {})

  const byQuery = Map.groupBy(rowsOf(judgments), ([query = '']) => query)
  const scores: { query: string; ours: number; plain: number }[] = []
  for (const [query, rows] of byQuery) {
    const grades = new Map(rows.map(([, key = '', grade]) => [key, Number(grade)]))
    const prepared = await engine.prepare(database.db, parseQuery(query), {
      language: 'en',
      source: 'pins',
      corrects: true,
    })
    const now = new Date('2026-01-02')
    const searchQuery = { source: 'pins', prepared, narrowing: {}, language: 'en', now } as const
    const { ids } = await engine.find(database.db, searchQuery, undefined, DEPTH)
    const { rows: plain } = await database.pool.query<{ id: string }>(
      `select p.id from pins p join boards b on b.id = p.board_id
       where to_tsvector('english', concat_ws(' ', p.title, p.description, p.alt_text, b.name)) @@ plainto_tsquery('english', $1)
       order by ts_rank(to_tsvector('english', concat_ws(' ', p.title, p.description, p.alt_text, b.name)),
         plainto_tsquery('english', $1)) desc, p.id desc limit ${DEPTH}`,
      [query],
    )
    const keysOf = (list: readonly string[]) => list.map((id) => keys.get(id) ?? '')
    scores.push({
      query,
      ours: ndcg(keysOf(ids), grades),
      plain: ndcg(keysOf(plain.map(({ id }) => id)), grades),
    })
  }
  const mean = (of: 'ours' | 'plain') => scores.reduce((sum, score) => sum + score[of], 0) / scores.length
  return {
    queries: scores.length,
    ours: mean('ours'),
    plain: mean('plain'),
    worse: scores.filter(({ ours, plain }) => ours < plain - 0.001),
  }
}
