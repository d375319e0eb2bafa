/** NDCG@10 of our ranking on a file of judgments, compared with plain `ts_rank` over the same texts. */
import { createHash } from 'node:crypto'
import type { Database } from '@corkboard/database'
import { createPostgresSearch, parseQuery, type SearchEngine } from '@corkboard/domain/finding/search'
import { describePins } from '@corkboard/domain/content/subjects'
import { type JudgedSearch, ndcg, readJudgments, rowsOf } from './judgments.ts'

const FOUND = 10
/** What most people of a site have, whatever language they search in. */
const INTERFACE_LANGUAGE = 'en'

export interface SearchScore extends Omit<JudgedSearch, 'grades'> {
  readonly ours: number
  readonly plain: number
  /** Nothing was found, although a document matches. */
  readonly isEmpty: boolean
}

export interface Relevance {
  readonly queries: number
  readonly ours: number
  readonly plain: number
  /** Every search, by a person who reads its language. */
  readonly scores: readonly SearchScore[]
  /** Searches of other languages, by a person who reads English. */
  readonly foreign: readonly SearchScore[]
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
  const categories = new Map(documents.map((it) => [it[4] ?? '', it[5] ?? '']))
  for (const [n, name] of boards.entries()) {
    await pool.query(
      `insert into boards (id, shard, owner_id, name, slug, category, privacy, created_at, updated_at)
       values ($1, 0, 1, $2, $3, nullif($4, ''), 'public', $5, $5)`,
      [n + 1, name, `b${n}`, categories.get(name), now],
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

const findOurs = async (engine: SearchEngine, { db }: Database, text: string, language: string) => {
  const prepared = await engine.prepare(db, parseQuery(text), { language, source: 'pins', corrects: true })
  const now = new Date('2026-01-02')
  const query = { source: 'pins', prepared, narrowing: {}, language, now } as const
  return (await engine.find(db, query, undefined, FOUND)).ids
}

const findPlainly = async ({ pool }: Database, text: string): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select p.id from pins p join boards b on b.id = p.board_id
     where to_tsvector('english', concat_ws(' ', p.title, p.description, p.alt_text, b.name)) @@ plainto_tsquery('english', $1)
     order by ts_rank(to_tsvector('english', concat_ws(' ', p.title, p.description, p.alt_text, b.name)),
       plainto_tsquery('english', $1)) desc, p.id desc limit ${FOUND}`,
    [text],
  )
  return rows.map(({ id }) => id)
}

export const meanOf = (scores: readonly SearchScore[], of: 'ours' | 'plain'): number =>
  scores.reduce((sum, score) => sum + score[of], 0) / scores.length

/** `judgments`: a file that `readJudgments` reads. */
export const measureRelevance = async (database: Database, judgments: URL): Promise<Relevance> => {
  const documents = rowsOf(new URL('documents.tsv', import.meta.url))
  const keys = await fill(database, documents)
  await database.transaction((tx) => describePins(tx, [...keys.keys()]))
  const engine = createPostgresSearch(database)
  await engine.rebuild(database.db, () => {})

  const score = async ({ query, kind, language, grades }: JudgedSearch, reads: string): Promise<SearchScore> => {
    const found = await findOurs(engine, database, query, reads)
    const plain = await findPlainly(database, query)
    const ndcgOf = (ids: readonly string[]) =>
      ndcg(
        ids.map((id) => keys.get(id) ?? ''),
        grades,
      )
    return { query, kind, language, ours: ndcgOf(found), plain: ndcgOf(plain), isEmpty: found.length === 0 }
  }
  const scores: SearchScore[] = []
  const foreign: SearchScore[] = []
  for (const judged of readJudgments(judgments)) {
    scores.push(await score(judged, judged.language))
    if (judged.language !== INTERFACE_LANGUAGE) foreign.push(await score(judged, INTERFACE_LANGUAGE))
  }
  return { queries: scores.length, ours: meanOf(scores, 'ours'), plain: meanOf(scores, 'plain'), scores, foreign }
}
