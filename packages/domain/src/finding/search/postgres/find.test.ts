import { type Db, sql } from '@corkboard/database'
import { createTestCtx, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import type { ListCursor } from '../../../kernel/index.ts'
import { parseQuery } from '../parse-query.ts'

/** Documents with these words in their title, each of a picture of its own. */
const addDocuments = (
  db: Db,
  { from, count, tier, title }: { from: number; count: number; tier: number; title: string },
) =>
  sql`
    insert into search_pins (id, shard, owner_id, board_id, tier, language, vector, terms, picture, popularity, created_at)
    select n, 0, 1, 1, ${sql.lit(tier)}, 'en', setweight(to_tsvector('english', ${title}), 'A'), '{}', n::text, ${sql.lit(tier)}, now()
    from generate_series(${sql.lit(from)}::int, ${sql.lit(from + count - 1)}::int) n`.execute(db)

const search = async ({ site }: TestCtx, text: string, after: ListCursor | undefined, limit: number) => {
  const { db } = site.database
  const options = { language: 'en', source: 'pins', corrects: false } as const
  const prepared = await site.search.prepare(db, parseQuery(text), options)
  const now = new Date('2026-01-01T00:00:00Z')
  return site.search.find(db, { source: 'pins', prepared, narrowing: {}, language: 'en', now }, after, limit)
}

/** The ids of all pages, one after the other. */
const readAll = async (test: TestCtx, text: string): Promise<number[]> => {
  const ids: number[] = []
  let after: ListCursor | undefined
  do {
    const page = await search(test, text, after, 40)
    ids.push(...page.ids.map(Number))
    after = page.next
  } while (after)
  return ids
}

const tiersOf = (ids: readonly number[]): number[] => [...new Set(ids.map((id) => Math.floor(id / 1_000) - 1))]

describe('[FIND-05 a] tiers of documents', () => {
  it('a search with enough in the first tier reaches the next one when someone pages so far', async () => {
    await using test = await createTestCtx()
    const { db } = test.site.database
    await addDocuments(db, { from: 1_000, count: 120, tier: 0, title: 'Lanterns' })
    await addDocuments(db, { from: 2_000, count: 10, tier: 1, title: 'Lanterns' })

    expect(tiersOf((await search(test, 'lanterns', undefined, 100)).ids.map(Number))).toEqual([0])
    const all = await readAll(test, 'lanterns')
    expect(tiersOf(all)).toEqual([0, 1])
    expect(new Set(all).size).toBe(130)
    expect(all).toHaveLength(130)
  })

  it('a search with too little in the first tier has the best of the next one on its first page', async () => {
    await using test = await createTestCtx()
    const { db } = test.site.database
    await addDocuments(db, { from: 1_000, count: 40, tier: 0, title: 'Lanterns' })
    await addDocuments(db, { from: 2_000, count: 10, tier: 1, title: 'Lanterns' })

    const first = (await search(test, 'lanterns', undefined, 10)).ids.map(Number)
    expect(tiersOf(first)).toEqual([1])
    expect(await readAll(test, 'lanterns')).toHaveLength(50)
  })

  it('a later tier gives only as many as are missing', async () => {
    await using test = await createTestCtx()
    const { db } = test.site.database
    await addDocuments(db, { from: 1_000, count: 40, tier: 0, title: 'Lanterns' })
    await addDocuments(db, { from: 2_000, count: 400, tier: 1, title: 'Lanterns' })

    expect(await readAll(test, 'lanterns')).toHaveLength(300)
  })
})
