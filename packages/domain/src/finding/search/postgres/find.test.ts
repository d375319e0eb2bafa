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

  it('tiers come in their order, not in that of their numbers', async () => {
    await using test = await createTestCtx()
    const { db } = test.site.database
    for (const [n, tier] of [0, 1, 3, 4, 2].entries()) {
      await addDocuments(db, { from: 1_000 * (n + 1), count: 60, tier, title: 'Lanterns' })
    }

    expect(tiersOf((await search(test, 'lanterns', undefined, 120)).ids.map(Number)).toSorted()).toEqual([0, 1])
    const all = await readAll(test, 'lanterns')
    expect(tiersOf(all).toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(new Set(all).size).toBe(300)
    expect(all).toHaveLength(300)
  })

  it('someone who reads on sees the matches that the first pages did not rank', async () => {
    await using test = await createTestCtx()
    const { db } = test.site.database
    await addDocuments(db, { from: 1_000, count: 290, tier: 0, title: 'Lanterns' })

    const all = await readAll(test, 'lanterns')
    expect(new Set(all).size).toBe(290)
    expect(all).toHaveLength(290)
  })

  it('weighing puts the newest and the most popular into the first tier, and twice as many into the next', async () => {
    await using test = await createTestCtx()
    const { db } = test.site.database
    await sql`
      insert into users (id, shard, username, email, first_name, country, locale, created_at, updated_at)
      select n, 0, 'user' || n, n || '@example.com', 'User', 'US', 'en-US', now(), now()
      from generate_series(1, 7000) n`.execute(db)
    // The oldest are the most popular.
    await sql`
      insert into search_people (id, shard, tier, language, vector, popularity, created_at)
      select n, 0, 2, 'en', to_tsvector('simple', 'user'), 7000 - n, now() from generate_series(1, 7000) n`.execute(db)

    await test.site.search.weigh(db)

    const { rows } = await sql<{ tier: number; count: number; least: number; most: number }>`
      select tier, count(*)::int, min(id)::int as least, max(id)::int as most
      from search_people group by tier order by count`.execute(db)
    expect(rows).toEqual([
      { tier: 3, count: 1_000, least: 3_001, most: 4_000 },
      { tier: 0, count: 2_000, least: 1, most: 7_000 },
      { tier: 1, count: 4_000, least: 1_001, most: 6_000 },
    ])
  })
})

describe('[FIND-05 g] words of many titles', () => {
  it('are no typos, even while no document has them', async () => {
    await using test = await createTestCtx()
    const { db } = test.site.database
    const corrected = async (text: string) => {
      const options = { language: 'en', source: 'pins', corrects: true } as const
      return (await test.site.search.prepare(db, parseQuery(text), options)).corrected
    }
    await sql`
      insert into search_terms (term, display, is_phrase, documents)
      values ('lanterns', 'lanterns', false, 25), ('qlanterns', 'qlanterns', false, 1)`.execute(db)

    expect(await corrected('qlanterns')).toBe('lanterns')
    await sql`update search_terms set documents = 25 where term = 'qlanterns'`.execute(db)
    expect(await corrected('qlanterns')).toBeUndefined()
  })
})
