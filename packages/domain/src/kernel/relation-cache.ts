import type { Id } from '@corkboard/contract'
import type { ChangeHub, ChangeTag } from './changes.ts'
import type { Ctx } from './context.ts'
import { readOnce, type ReadOnce } from './read-once.ts'
import { viewerIdOf } from './viewer.ts'

/** All entries are dropped at this number: some 100 bytes each. */
const MAX_RELATIONS = 100_000
/** How long a process that missed a change may use stale relations. */
const TTL_MS = 10_000

interface CachedRelation<Row> {
  /** `undefined`: the viewer has no relation to it. */
  readonly row: Row | undefined
  /** The viewer's entries are valid as long as this object is theirs. */
  readonly owner: object
  readonly untilMs: number
}

/** Relations of viewers to users or boards in one process, dropped when either side changes. */
class RelationCache<Row> {
  readonly #bySubject = new Map<Id, Map<Id, CachedRelation<Row>>>()
  readonly #owners = new Map<Id, object>()
  #size = 0
  /** The number of invalidations: relations read before one are not cached after it. */
  invalidations = 0

  constructor(changes: ChangeHub, kind: 'user' | 'board') {
    const prefix = `${kind}:` satisfies ChangeTag
    changes.subscribe((changed) => {
      if (changed === 'everything') return this.#clear()
      for (const tag of changed) {
        if (tag.startsWith(prefix)) this.#drop(tag.slice(prefix.length))
        if (tag.startsWith('user:')) this.#owners.delete(tag.slice('user:'.length))
        if (tag.startsWith(prefix) || tag.startsWith('user:')) this.invalidations += 1
      }
    })
  }

  /** `'unknown'` when it has to be read. */
  get(viewerId: Id, subjectId: Id, nowMs: number): Row | undefined | 'unknown' {
    const known = this.#bySubject.get(subjectId)?.get(viewerId)
    return known && known.untilMs > nowMs && known.owner === this.#owners.get(viewerId) ? known.row : 'unknown'
  }

  put(viewerId: Id, subjectId: Id, row: Row | undefined, nowMs: number): void {
    if (this.#size >= MAX_RELATIONS) this.#clear()
    const owner = this.#owners.get(viewerId) ?? {}
    this.#owners.set(viewerId, owner)
    const viewers = this.#bySubject.get(subjectId) ?? new Map<Id, CachedRelation<Row>>()
    this.#bySubject.set(subjectId, viewers)
    if (!viewers.has(viewerId)) this.#size += 1
    viewers.set(viewerId, { row, owner, untilMs: nowMs + TTL_MS })
  }

  #drop(subjectId: Id): void {
    this.#size -= this.#bySubject.get(subjectId)?.size ?? 0
    this.#bySubject.delete(subjectId)
  }

  #clear(): void {
    this.invalidations += 1
    this.#bySubject.clear()
    this.#owners.clear()
    this.#size = 0
  }
}

/**
 * Caches how signed-in viewers relate to users or boards: most requests of a viewer ask for the same ones. A write that
 * changes a relation names both sides in its change tags. Inside a transaction everything is read from it, and nothing
 * is cached.
 */
export const cacheRelations = <Row extends object>(
  kind: 'user' | 'board',
  load: (ctx: Ctx, viewerId: Id, ids: readonly Id[]) => Promise<Map<Id, Row>>,
): ReadOnce<Row> => {
  const caches = new WeakMap<ChangeHub, RelationCache<Row>>()
  const cacheOf = (changes: ChangeHub): RelationCache<Row> => {
    const known = caches.get(changes)
    if (known) return known
    const cache = new RelationCache<Row>(changes, kind)
    caches.set(changes, cache)
    return cache
  }
  // Cached where they are read: what the request has known for a while may be older than the last invalidation.
  const read = readOnce<Row>(async (ctx, ids) => {
    const viewerId = viewerIdOf(ctx.viewer)!
    const cache = cacheOf(ctx.site.changes)
    const before = cache.invalidations
    const rows = await load(ctx, viewerId, ids)
    if (!ctx.inTransaction && cache.invalidations === before) {
      const nowMs = ctx.site.clock.monotonicMs()
      for (const id of ids) cache.put(viewerId, id, rows.get(id), nowMs)
    }
    return rows
  })
  const cached = async (ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, Row>> => {
    if (ctx.inTransaction) return read(ctx, ids)
    const viewerId = viewerIdOf(ctx.viewer)!
    const cache = cacheOf(ctx.site.changes)
    const nowMs = ctx.site.clock.monotonicMs()
    const found = new Map<Id, Row>()
    const missing: Id[] = []
    for (const id of ids) {
      const row = cache.get(viewerId, id, nowMs)
      if (row === 'unknown') missing.push(id)
      else if (row) found.set(id, row)
    }
    if (missing.length > 0) for (const [id, row] of await read(ctx, missing)) found.set(id, row)
    return found
  }
  return Object.assign(cached, { know: read.know })
}
