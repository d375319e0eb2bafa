import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import { type ChangeHub, type ChangeTag, shownBy } from './changes.ts'
import { ChangesDuringReads } from './changes-during-reads.ts'
import type { Ctx } from './context.ts'
import { readOnce } from './read-once.ts'

const MAX_ENTITIES = 20_000
/** How long a process that missed a change may use stale data. */
const TTL_MS = 10_000

type Load<Row> = (db: Db, ids: readonly Id[]) => Promise<Map<Id, Row>>

interface CachedRow<Row> {
  readonly row: Row
  /** False when a save has changed its counters since. */
  isCounted: boolean
  readonly untilMs: number
}

/** Cached rows of one kind in one process, dropped when their change tag is published. */
class EntityCache<Row> {
  readonly rows = new Map<Id, CachedRow<Row>>()
  readonly reads = new ChangesDuringReads()

  constructor(changes: ChangeHub, prefix: string) {
    changes.subscribe((changes) => {
      if (changes === 'everything') return this.clear()
      for (const change of changes) {
        const tag = shownBy(change)
        if (!tag.startsWith(prefix)) continue
        this.reads.note(tag)
        this.#drop(tag.slice(prefix.length), tag !== change)
      }
    })
  }

  #drop(id: Id, isOnlyCounts: boolean): void {
    const known = this.rows.get(id)
    if (known && isOnlyCounts) known.isCounted = false
    else this.rows.delete(id)
  }

  clear(): void {
    this.reads.note('everything')
    this.rows.clear()
  }

  put(id: Id, row: Row, untilMs: number): void {
    if (this.rows.size >= MAX_ENTITIES) {
      const oldest = this.rows.keys().next()
      if (!oldest.done) this.rows.delete(oldest.value)
    }
    this.rows.set(id, { row, isCounted: true, untilMs })
  }
}

/**
 * Batched reads of rows that many responses show and few writes change: users and boards. Cached rows cost no
 * statement. Inside a transaction everything is read from it, and nothing is cached.
 */
export const cacheEntities = <Row>(
  kind: 'user' | 'board',
  load: Load<Row>,
): ((ctx: Ctx, ids: readonly Id[]) => Promise<Map<Id, Row>>) => {
  const caches = new WeakMap<ChangeHub, EntityCache<Row>>()
  const cacheOf = (changes: ChangeHub): EntityCache<Row> => {
    const known = caches.get(changes)
    if (known) return known
    const cache = new EntityCache<Row>(changes, `${kind}:` satisfies ChangeTag | string)
    caches.set(changes, cache)
    return cache
  }
  // Cached where they are read: a row that the request has known for a while may be older than the last invalidation.
  const read = readOnce<Row>(async (ctx, ids) => {
    const cache = cacheOf(ctx.site.changes)
    const untilMs = ctx.site.clock.monotonicMs() + TTL_MS
    return cache.reads.read(
      () => load(ctx.db, ids),
      (rows, hasChanged) => {
        for (const [id, row] of rows) if (!hasChanged(`${kind}:${id}`)) cache.put(id, row, untilMs)
      },
    )
  })
  return async (ctx, ids) => {
    if (ctx.inTransaction) return load(ctx.db, [...new Set(ids)])
    const cache = cacheOf(ctx.site.changes)
    const { clock, changes } = ctx.site
    if (changes.isDeaf) return read(ctx, [...new Set(ids)])
    const now = clock.monotonicMs()
    const found = new Map<Id, Row>()
    const missing: Id[] = []
    for (const id of ids) {
      const known = cache.rows.get(id)
      if (known && known.untilMs > now && (known.isCounted || ctx.acceptsOldCounts)) found.set(id, known.row)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    for (const [id, row] of await read(ctx, [...new Set(missing)])) found.set(id, row)
    return found
  }
}
