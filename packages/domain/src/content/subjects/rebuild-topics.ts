import type { Id } from '@corkboard/contract'
import { type Db, instanceSettings, type JobPayload, sql } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'
import { TOPICS_FORM } from '../topics/index.ts'
import { assignBoardTopics, assignPinTopics } from './assign-topics.ts'
import { boardIdsAfter, pinIdsAfter } from './subject-store.ts'

export const BUILD_TOPICS_TASK = 'build_topics'

const AT_ONCE = 500
/** The key in `instance_settings` that says by which rules the topics of all pins and boards were assigned. */
const BUILT = 'topics_built'
/** How far the worker's rebuild is, so that one that was stopped goes on there. */
const BUILDING = 'topics_building'

/** Boards after pins: their topics come from those of their pins. */
const KINDS = ['pins', 'boards'] as const
type Kind = (typeof KINDS)[number]

const PARTS = {
  pins: { idsAfter: pinIdsAfter, assign: assignPinTopics },
  boards: { idsAfter: boardIdsAfter, assign: assignBoardTopics },
} as const

export interface RebuildProgress {
  readonly what: Kind
  readonly done: number
  readonly total: number
}

/** Everything before this kind, and of this kind everything up to this id, has its topics. */
interface Place {
  readonly what: Kind
  readonly after: Id
}

const START: Place = { what: 'pins', after: '0' }

interface Rebuild {
  readonly from?: Place
  /** Called in the transaction that reaches the place. */
  readonly keepPlace?: (db: Db, place: Place) => Promise<void>
  readonly onProgress?: (progress: RebuildProgress) => void
  readonly signal?: AbortSignal | undefined
}

const countOf = async (ctx: Ctx, { what, after }: Place): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(what)} where id > ${after}`.execute(ctx.db)
  return rows[0]!.total
}

const rebuildKind = async (ctx: Ctx, from: Place, { keepPlace, onProgress, signal }: Rebuild): Promise<void> => {
  const { what } = from
  const { idsAfter, assign } = PARTS[what]
  const total = onProgress ? await countOf(ctx, from) : 0
  const assignNext = (after: Id): Promise<Id[]> =>
    ctx.transaction(async (tx) => {
      const ids = await idsAfter(tx.db, after, AT_ONCE)
      await assign(tx.db, ids)
      if (ids.length > 0) await keepPlace?.(tx.db, { what, after: ids.at(-1)! })
      return ids
    })
  let done = 0
  for (let ids = await assignNext(from.after); ids.length > 0; ids = await assignNext(ids.at(-1)!)) {
    done += ids.length
    onProgress?.({ what, done, total: Math.max(total, done) })
    signal?.throwIfAborted()
  }
  // Until the database collects new statistics, it plans statements for the old data.
  if (what === 'pins' && done > 0) await sql`analyze pin_topics`.execute(ctx.db)
}

const rebuild = async (ctx: Ctx, options: Rebuild): Promise<void> => {
  const { from = START } = options
  for (const what of KINDS.slice(KINDS.indexOf(from.what))) {
    await rebuildKind(ctx, what === from.what ? from : { what, after: '0' }, options)
  }
  await ctx.transaction(async (tx) => {
    await instanceSettings.write(tx.db, BUILT, TOPICS_FORM)
    await instanceSettings.remove(tx.db, BUILDING)
  })
}

/**
 * Reassigns the topics of every pin and board in batches, while the site is running. It can stop anywhere and start
 * again.
 */
export const rebuildTopics = (ctx: Ctx, onProgress: (progress: RebuildProgress) => void = () => {}): Promise<void> =>
  rebuild(ctx, { onProgress })

/** A place in a rebuild for other rules is none. */
const readPlace = async (db: Db): Promise<Place> => {
  const written = await instanceSettings.read(db, BUILDING)
  const { form, ...place } = JSON.parse(typeof written === 'string' ? written : '{}') as Partial<
    Place & { form: string }
  >
  return form === TOPICS_FORM ? { ...START, ...place } : START
}

const keepPlace = (db: Db, place: Place): Promise<void> =>
  instanceSettings.write(db, BUILDING, JSON.stringify({ ...place, form: TOPICS_FORM }))

/**
 * Reassigns topics on a site whose pins have them by older rules, and goes on where it was stopped. The worker runs it
 * at its start, in the queue `BUILDS`.
 */
export const buildTopicsOnce = async (ctx: Ctx, _payload?: JobPayload, signal?: AbortSignal): Promise<void> => {
  if ((await instanceSettings.read(ctx.db, BUILT)) === TOPICS_FORM) return
  await rebuild(ctx, { from: await readPlace(ctx.db), keepPlace, signal })
}
