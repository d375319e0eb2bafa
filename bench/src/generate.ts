import pg from 'pg'
import { planCommunity } from './generate/community.ts'
import { copyRows, withoutIndexes } from './generate/copy.ts'
import { countCommunity } from './generate/count.ts'
import type { PooledPicture } from './generate/pictures.ts'
import { tablesOf } from './generate/rows.ts'

/** Changes whenever generated communities do; a kept one of another version is made anew. */
export const GENERATOR_VERSION = 7

/** How many image rows a community of `pins` has. */
export interface Generated {
  readonly images: number
}

/**
 * Fills an empty, migrated database with a community of `pins` pins: the same for the same number, skewed as real ones
 * are (few large boards, few much-followed people, few much-saved pins), every counter exact. About 200 pins a person,
 * 25 a board. Leaves the tables vacuumed and analyzed.
 */
export const generateCommunity = async (
  url: string,
  options: { readonly pins: number; readonly pictures: readonly PooledPicture[] },
): Promise<Generated> => {
  const community = planCommunity(options.pins, options.pictures.length)
  const tables = tablesOf(community, countCommunity(community), options.pictures)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'")
    const names = tables.map(({ table }) => table)
    await withoutIndexes(client, names, async () => {
      for (const { table, columns, rows } of tables) await copyRows(client, table, columns, rows())
    })
    for (const name of names) await client.query(`vacuum (analyze) ${name}`)
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
  return { images: community.imageCount }
}
