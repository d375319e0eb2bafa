import { type Db, sql } from '@corkboard/database'
import { WINDOWS } from '../../media/index.ts'

export interface DescriptorRow {
  readonly number: number
  readonly signature: string
  readonly embedder: string
  readonly windows: Int8Array
}

type Described = Pick<DescriptorRow, 'embedder' | 'windows'>

const asBytes = (windows: Int8Array): Buffer => Buffer.from(windows.buffer, windows.byteOffset, windows.byteLength)
const asNumbers = (bytes: Buffer): Int8Array => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Stores a picture's descriptors, replacing the old ones. A picture deleted in the meantime gets none. */
export const storeDescriptors = async (db: Db, signature: string, described: readonly Described[]): Promise<void> => {
  for (const { embedder, windows } of described) {
    await sql`
      insert into picture_descriptors (signature, embedder, windows)
      select signature, ${embedder}, ${asBytes(windows)} from images where signature = ${signature} for key share
      on conflict (signature, embedder)
      do update set windows = excluded.windows, number = excluded.number`.execute(db)
  }
}

export const loadDescriptors = async (db: Db, signature: string): Promise<Described[]> => {
  const { rows } = await sql<{ embedder: string; windows: Buffer }>`
    select embedder, windows from picture_descriptors where signature = ${signature} order by embedder`.execute(db)
  return rows.map(({ embedder, windows }) => ({ embedder, windows: asNumbers(windows) }))
}

export type DescriptorName = Omit<DescriptorRow, 'windows'>

/** Descriptors after a number, without their vectors. */
export const descriptorsAfter = async (db: Db, after: number, most: number): Promise<DescriptorName[]> => {
  const { rows } = await sql<DescriptorName>`
    select number::float8 as number, signature, embedder from picture_descriptors
    where picture_descriptors.number > ${after} order by picture_descriptors.number limit ${sql.lit(most)}`.execute(db)
  return rows
}

/** The descriptors with these numbers that still exist. */
export const loadVectors = async (db: Db, numbers: readonly number[]): Promise<DescriptorRow[]> => {
  if (numbers.length === 0) return []
  const { rows } = await sql<DescriptorName & { windows: Buffer }>`
    select number::float8 as number, signature, embedder, windows from picture_descriptors
    where number = any (${numbers}::bigint[]) order by picture_descriptors.number`.execute(db)
  return rows.map((row) => ({ ...row, windows: asNumbers(row.windows) }))
}

export interface LookRow {
  readonly number: number
  readonly signature: string
  /** Of the whole picture, the first of its windows. */
  readonly vector: Buffer
}

/** One embedder's descriptors of whole pictures, by signature or number. Each is read through its own index. */
export const loadLooks = async (
  db: Db,
  embedder: string,
  wanted: { readonly signatures: readonly string[]; readonly numbers: readonly number[] },
): Promise<LookRow[]> => {
  const columns = sql`d.number::float8 as number, d.signature,
    substring(d.windows from 1 for octet_length(d.windows) / ${sql.lit(WINDOWS.length)}) as vector`
  const bySignature = sql`
    select ${columns} from picture_descriptors d
    where d.signature = any (${wanted.signatures}::text[]) and d.embedder = ${embedder}`
  const byNumber = sql`
    select ${columns} from picture_descriptors d
    where d.number = any (${wanted.numbers}::bigint[]) and d.embedder = ${embedder}`
  const parts = [
    ...(wanted.signatures.length > 0 ? [bySignature] : []),
    ...(wanted.numbers.length > 0 ? [byNumber] : []),
  ]
  const { rows } = await sql<LookRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** Pictures uploaded only to search with are deleted within hours. No one else may find them meanwhile. */
const isToBeFound = sql`not exists (select from media_uploads u where u.signature = i.signature and u.is_for_search)`

/** Pictures after a signature that lack a descriptor from one of the embedders. */
export const undescribedPictures = async (
  db: Db,
  embedders: readonly string[],
  after: string,
  most: number,
): Promise<string[]> => {
  const { rows } = await sql<{ signature: string }>`
    select i.signature from images i
    where i.signature > ${after} and ${isToBeFound} and (
      select count(*) from picture_descriptors d where d.signature = i.signature and d.embedder = any (${embedders})
    ) < ${embedders.length}
    order by i.signature limit ${sql.lit(most)}`.execute(db)
  return rows.map(({ signature }) => signature)
}

/** All pictures after a signature. */
export const picturesAfter = async (db: Db, after: string, most: number): Promise<string[]> => {
  const { rows } = await sql<{ signature: string }>`
    select i.signature from images i where i.signature > ${after} and ${isToBeFound}
    order by i.signature limit ${sql.lit(most)}`.execute(db)
  return rows.map(({ signature }) => signature)
}

export const countPictures = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::float8 as count from images`.execute(db)
  return rows[0]?.count ?? 0
}

/** Deletes descriptors of embedders that are no longer in use. */
export const deleteOtherEmbedders = async (db: Db, embedders: readonly string[]): Promise<void> => {
  await sql`delete from picture_descriptors where not embedder = any (${embedders})`.execute(db)
}
