import pg from 'pg'
import { planCommunity } from './generate/community.ts'
import { copyRows, withoutIndexes } from './generate/copy.ts'
import { countCommunity } from './generate/count.ts'
import type { PooledPicture } from './generate/pictures.ts'
import { tablesOf } from './generate/rows.ts'

/** Changes whenever generated communities change; a stored one of another version is generated again. */
export const GENERATOR_VERSION = 8

/** Returns how many image rows a community of `pins` pins has. */
export interface Generated {
  readonly images: number
}

/**
 * Fills an empty, migrated database with a community of `pins` pins: the same for the same number, skewed like real
 * ones (few large boards, few users with many followers, few pins with many saves), every counter exact. About 200 pins
 * per user, 25 per board. Leaves the tables vacuumed and analyzed.
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
