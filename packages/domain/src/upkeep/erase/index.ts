import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import { clearDataDownloads, removeDataDownloads } from '../data-downloads/index.ts'
import { PURGE_AFTER_DAYS } from '../../accounts/staff/index.ts'
import type { Ctx } from '../../kernel/index.ts'
import { removeUnusedPicture } from '../../media/index.ts'
import { forgetTakenPictures } from '../../accounts/accounts/index.ts'
import { boardsOf, longDeletedBoards, purgeBoards } from './purge-boards.ts'
import { purgeCommentMarks, purgeCommentsOfPerson, purgeDeletedComments } from './purge-comments.ts'
import { lockPerson, longDeleted, purgeAccount, purgeRelations } from './purge-person.ts'
import { purgePinMarks } from './purge-pin-marks.ts'
import { purgeDeletedPins, purgePins } from './purge-pins.ts'
import { purgeReports } from './purge-reports.ts'

const DAY_MS = 86_400_000
/** Pins removed per transaction: others update the same counters at the same time. */
const PINS_AT_ONCE = 500
const COMMENTS_AT_ONCE = 500
const PEOPLE_AT_ONCE = 20
const BOARDS_AT_ONCE = 100
const NOTHING = { count: 0, pictures: [] } as const

/**
 * Erases a deleted user: first their rows, in repeatable steps; pictures last, because only then it is clear who still
 * uses them.
 */
export const purgePerson = async (ctx: Ctx, userId: Id): Promise<void> => {
  await removeDataDownloads(ctx, userId)
  const pictures = new Set<string>()
  const steps = [
    (db: Db) => purgeCommentsOfPerson(db, userId, COMMENTS_AT_ONCE),
    (db: Db) => purgePins(db, userId, PINS_AT_ONCE),
    (db: Db) => purgePinMarks(db, userId, PINS_AT_ONCE),
  ]
  for (const step of steps) {
    for (;;) {
      const purged = await ctx.transaction(async (tx) => ((await lockPerson(tx.db, userId)) ? step(tx.db) : NOTHING))
      for (const picture of purged.pictures) pictures.add(picture)
      // Before the next step: if the job stops here, the remaining rows must still lead to the pictures.
      if (purged.count === 0) break
      await removePictures(ctx, purged.pictures)
    }
  }
  const left = await ctx.transaction(async (tx) => {
    if (!(await lockPerson(tx.db, userId))) return []
    await purgeBoards(tx.db, await boardsOf(tx.db, userId))
    await purgeRelations(tx.db, userId)
    await purgeCommentMarks(tx.db, userId)
    await purgeReports(tx.db, userId)
    tx.changed(`account:${userId}`, `user:${userId}`, 'visibility:all')
    return purgeAccount(tx.db, userId)
  })
  await removePictures(ctx, new Set([...pictures, ...left]))
}

const removePictures = async (ctx: Ctx, pictures: Iterable<string>): Promise<void> => {
  for (const picture of pictures) await removeUnusedPicture(ctx, picture)
}

/**
 * Erases users deleted 30 days ago: their rows, and pictures that no one else uses. Runs in the background, some users
 * at a time, and is safe to interrupt.
 */
export const purgeDeletedPeople = async (ctx: Ctx): Promise<number> => {
  const before = new Date(ctx.now().getTime() - PURGE_AFTER_DAYS * DAY_MS)
  const people = await longDeleted(ctx.db, before, PEOPLE_AT_ONCE)
  for (const id of people) await purgePerson(ctx, id)
  return people.length
}

/**
 * Erases what active users deleted 30 days ago: comments, and those on erased pins; pins, then boards, which wait one
 * day longer so that their pins are gone by then; avatars and covers that staff removed, and expired data downloads.
 * Safe to interrupt.
 */
export const purgeDeletedItems = async (ctx: Ctx): Promise<void> => {
  await clearDataDownloads(ctx)
  const before = new Date(ctx.now().getTime() - PURGE_AFTER_DAYS * DAY_MS)
  const purgeComments = () => ctx.transaction((tx) => purgeDeletedComments(tx.db, before, COMMENTS_AT_ONCE))
  while ((await purgeComments()).count > 0);
  await forgetTakenPictures(ctx.db, before)
  while ((await purgeDeletedPins(ctx.db, before, PINS_AT_ONCE)) === PINS_AT_ONCE);
  const boards = await longDeletedBoards(ctx.db, new Date(before.getTime() - DAY_MS), BOARDS_AT_ONCE)
  if (boards.length > 0) await purgeBoards(ctx.db, boards)
}
