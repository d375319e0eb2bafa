import type { Id } from '@corkboard/contract'
import { type Db, instanceSettings, type JobPayload } from '@corkboard/database'
import type { Ctx, Site } from '../../kernel/index.ts'
import { buildTopicsOnce } from '../../content/subjects/index.ts'
import { TOPICS_FORM } from '../../content/topics/index.ts'
import type { RebuildProgress } from './search-engine.ts'

export const WEIGH_SEARCH_TASK = 'weigh_search'
export const SWEEP_SEARCH_TASK = 'sweep_search'
export const BUILD_SEARCH_TASK = 'build_search'

/** The key in `instance_settings` that says in which form the index was built from all data. */
const BUILT = 'search_built'
/** The form of its documents. Change it with what a document contains: each site then builds its index again, once. */
export const SEARCH_FORM = 'Plants before a food are in it'
/** Documents have the names of topics, too. */
const FORM = `${SEARCH_FORM}. ${TOPICS_FORM}`

/** Called after pins were created, changed, moved, deleted or restored. */
export const indexPins = (site: Site, db: Db, pinIds: readonly Id[]): Promise<void> =>
  site.search.refresh(db, 'pins', pinIds)

/** Called after a board changed in a way that affects its pins: name, privacy, deletion or restoration. */
export const indexBoardWithPins = (site: Site, db: Db, boardId: Id): Promise<void> =>
  site.search.refreshBoard(db, boardId)

/** Called after a user was created or renamed. */
export const indexPerson = (site: Site, db: Db, userId: Id): Promise<void> =>
  site.search.refresh(db, 'people', [userId])

/** Called after a user was deleted, or made all their content private or public. */
export const indexPersonWithAll = (site: Site, db: Db, userId: Id): Promise<void> =>
  site.search.refreshPerson(db, userId)

/** Recomputes popularity, tiers and term frequencies. */
export const weighSearch = (ctx: Ctx): Promise<void> => ctx.site.search.weigh(ctx.db)

/** Deletes terms that no longer match anything. */
export const sweepSearch = (ctx: Ctx): Promise<void> => ctx.site.search.sweep(ctx.db)

/** Rebuilds the whole index. */
export const rebuildSearch = async (ctx: Ctx, progress: (at: RebuildProgress) => void = () => {}): Promise<void> => {
  await ctx.site.search.rebuild(ctx.db, progress)
  await ctx.site.changes.publish(['search:all'])
}

/** Builds the index for a site that is older than its search, or than what its documents contain. */
export const buildSearchOnce = async (ctx: Ctx, _payload?: JobPayload, signal?: AbortSignal): Promise<void> => {
  if ((await instanceSettings.read(ctx.db, BUILT)) === FORM) return
  await buildTopicsOnce(ctx, {}, signal)
  await rebuildSearch(ctx)
  await instanceSettings.write(ctx.db, BUILT, FORM)
}
