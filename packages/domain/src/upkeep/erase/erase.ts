import { type Id, shardOf } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { PURGE_AFTER_DAYS } from '../../accounts/staff/index.ts'
import type { Ctx, EraseAttached, EraseDefinition } from '../../kernel/index.ts'
import { removeUnusedPicture } from '../../media/index.ts'

const DAY_MS = 86_400_000
const PEOPLE_AT_ONCE = 20
const NOTHING = { count: 0, pictures: [] } as const

/** What every module erases, the highest module first: what refers to rows goes before them. */
const partsOf = ({ site }: Ctx): EraseDefinition[] => site.modules.flatMap((module) => module.erase ?? []).toReversed()

const attachedOf = (parts: readonly EraseDefinition[]): EraseAttached => ({
  toPins: async (db, ids) => {
    for (const { attachedToPins } of parts) await attachedToPins?.(db, ids)
  },
  toBoards: async (db, ids) => {
    for (const { attachedToBoards } of parts) await attachedToBoards?.(db, ids)
  },
})

const removePictures = async (ctx: Ctx, pictures: Iterable<string>): Promise<void> => {
  for (const picture of pictures) await removeUnusedPicture(ctx, picture)
}

/**
 * Locks the user until the transaction ends, so two workers take turns; `false` when another one has already finished.
 */
const lockPerson = async (db: Db, userId: Id): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .forUpdate()
    .executeTakeFirst()) !== undefined

const columnsOf = (columns: EraseDefinition['rows'] = {}): (readonly [table: string, column: string])[] =>
  Object.entries(columns).flatMap(([table, names]) => [names].flat().map((name) => [table, name as string] as const))

const eraseRows = async (db: Db, userId: Id, { rows, references }: EraseDefinition): Promise<void> => {
  for (const [table, column] of columnsOf(rows)) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db)
  }
  for (const [table, column] of columnsOf(references)) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${userId}`.execute(db)
  }
}

/**
 * Erases a deleted user: first their rows, in repeatable steps; pictures last, because only then it is clear who still
 * uses them.
 */
export const purgePerson = async (ctx: Ctx, userId: Id): Promise<void> => {
  const parts = partsOf(ctx)
  const attached = attachedOf(parts)
  for (const { files } of parts) await files?.(ctx, userId)
  const pictures = new Set<string>()
  for (const step of parts.flatMap(({ batches = [] }) => batches)) {
    for (;;) {
      const erased = await ctx.transaction(async ({ db }) =>
        (await lockPerson(db, userId)) ? step(db, userId, attached) : NOTHING,
      )
      for (const picture of erased.pictures) pictures.add(picture)
      // Before the next step: if the job stops here, the remaining rows must still lead to the pictures.
      if (erased.count === 0) break
      await removePictures(ctx, erased.pictures)
    }
  }
  const left = await ctx.transaction(async (tx) => {
    if (!(await lockPerson(tx.db, userId))) return []
    const shown: string[] = []
    for (const part of parts) {
      shown.push(...((await part.last?.(tx.db, userId, attached)) ?? []))
      await eraseRows(tx.db, userId, part)
    }
    tx.changed(`account:${userId}`, `user:${userId}`, 'visibility:all')
    return shown
  })
  await removePictures(ctx, new Set([...pictures, ...left]))
}

/** Users deleted before then, oldest first. */
const longDeleted = async (db: Db, before: Date): Promise<Id[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(PEOPLE_AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

const before = (ctx: Ctx): Date => new Date(ctx.now().getTime() - PURGE_AFTER_DAYS * DAY_MS)

/**
 * Erases users deleted 30 days ago: their rows, and pictures that no one else uses. Runs in the background, some users
 * at a time, and is safe to interrupt.
 */
export const purgeDeletedPeople = async (ctx: Ctx): Promise<number> => {
  const people = await longDeleted(ctx.db, before(ctx))
  for (const id of people) await purgePerson(ctx, id)
  return people.length
}

/** Erases what active users deleted 30 days ago. Safe to interrupt. */
export const purgeDeletedItems = async (ctx: Ctx): Promise<void> => {
  const parts = partsOf(ctx)
  for (const { deletedBefore } of parts) await deletedBefore?.(ctx, before(ctx), attachedOf(parts))
}
