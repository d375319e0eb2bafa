import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Ctx, Site } from '../../kernel/index.ts'
import type { RebuildProgress } from './search-engine.ts'

export const WEIGH_SEARCH_TASK = 'weigh_search'
export const SWEEP_SEARCH_TASK = 'sweep_search'
export const BUILD_SEARCH_TASK = 'build_search'

/** Of `instance_settings`: the index has been made of everything there was before it. */
const BUILT = 'search_built'

/** After pins were made, changed, moved, deleted or brought back. */
export const indexPins = (site: Site, db: Db, pinIds: readonly Id[]): Promise<void> =>
  site.search.refresh(db, 'pins', pinIds)

/** After a board changed for everything on it: its name, its privacy, whether it is there. */
export const indexBoardWithPins = (site: Site, db: Db, boardId: Id): Promise<void> =>
  site.search.refreshBoard(db, boardId)

/** After a person is new or called otherwise. */
export const indexPerson = (site: Site, db: Db, userId: Id): Promise<void> =>
  site.search.refresh(db, 'people', [userId])

/** After a person went, or hid or showed all that is theirs. */
export const indexPersonWithAll = (site: Site, db: Db, userId: Id): Promise<void> =>
  site.search.refreshPerson(db, userId)

/** What is popular, new and common by now. */
export const weighSearch = (ctx: Ctx): Promise<void> => ctx.site.search.weigh(ctx.db)

/** What nothing is found by any more is forgotten. */
export const sweepSearch = (ctx: Ctx): Promise<void> => ctx.site.search.sweep(ctx.db)

/** The whole index anew. */
export const rebuildSearch = (ctx: Ctx, progress: (at: RebuildProgress) => void = () => {}): Promise<void> =>
  ctx.site.search.rebuild(ctx.db, progress)

/** For a site that is older than its search. */
export const buildSearchOnce = async (ctx: Ctx): Promise<void> => {
  const { rows } = await sql`select 1 from instance_settings where key = ${BUILT}`.execute(ctx.db)
  if (rows.length > 0) return
  await rebuildSearch(ctx)
  await sql`
    insert into instance_settings (key, value) values (${BUILT}, 'true') on conflict (key) do nothing`.execute(ctx.db)
}
