import type { Id } from '@corkboard/contract'
import type { ChangeHub, ChangeTag } from './changes.ts'
import { ChangesDuringReads } from './changes-during-reads.ts'
import type { Ctx } from './context.ts'
import { readOnce, type ReadOnce } from './read-once.ts'
import { viewerIdOf } from './viewer.ts'

/** All entries are dropped at this number: some 100 bytes each. */
const MAX_RELATIONS = 100_000
/** How long a process that missed a change may use stale relations. */
const TTL_MS = 10_000
/** The same for all relations of a viewer together, which cost more to read again. */
const WHOLE_TTL_MS = 60_000
/** Viewers with more relations have theirs read as needed. */
const MAX_OF_VIEWER = 1_000
/** More than this at once, as lists ask for, or one after the other, are worth reading all. */
const FEW = 3
/** How many changed users or boards are noted; then everything is read again. */
const MAX_CHANGED = 50_000

interface CachedRelation<Row> {
  /** `undefined`: the viewer has no relation to it. */
  readonly row: Row | undefined
  /** The viewer's entries are valid as long as this object is theirs. */
  readonly owner: object
  readonly untilMs: number
}

/** All relations of a viewer. */
interface Whole<Row> {
  /** `undefined`: there are too many. */
  readonly rows: Promise<ReadonlyMap<Id, Row> | undefined>
  /** The number of changes when they were read. */
  readonly change: number
  readonly untilMs: number
  /** Entries counted for it. */
  size: number
}

/** Relations of viewers to users or boards in one process, dropped when either side changes. */
class RelationCache<Row> {
  readonly #bySubject = new Map<Id, Map<Id, CachedRelation<Row>>>()
  readonly #owners = new Map<Id, object>()
  #size = 0
  /** By viewer, the oldest first. */
  readonly #wholes = new Map<Id, Whole<Row>>()
  #wholeSize = 0
  /** By viewer: how many had to be read since all were read last. */
  readonly #misses = new Map<Id, number>()
  /** Viewers with too many to read all, by when to look again: those of popular members change all the time. */
  readonly #tooMany = new Map<Id, number>()
  /** The last change of each user or board. */
  readonly #changed = new Map<Id, number>()
  readonly reads = new ChangesDuringReads()
  /** The number of invalidations, as a clock. */
  #invalidations = 0

  constructor(changes: ChangeHub, kind: 'user' | 'board') {
    const prefix = `${kind}:` satisfies ChangeTag
    changes.subscribe((changed) => {
      if (changed === 'everything') return this.#clear()
      for (const tag of changed) {
        const isSubject = tag.startsWith(prefix)
        const isUser = tag.startsWith('user:')
        if (isSubject || isUser) {
          this.#invalidations += 1
          this.reads.note(tag)
        }
        if (isSubject) this.#drop(tag.slice(prefix.length))
        if (isUser) this.#dropViewer(tag.slice('user:'.length))
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

  /** All relations of the viewer, read if they are not cached and `isWanted`. */
  whole(
    viewerId: Id,
    nowMs: number,
    isWanted: boolean,
    load: () => Promise<ReadonlyMap<Id, Row> | undefined>,
  ): Whole<Row> | undefined {
    const known = this.#wholes.get(viewerId)
    if (known && known.untilMs > nowMs) return known
    if (!isWanted || (this.#tooMany.get(viewerId) ?? 0) > nowMs) return undefined
    this.#dropWhole(viewerId)
    // A change that arrives while they are read drops them, or is later than `change`.
    const whole: Whole<Row> = { rows: load(), change: this.#invalidations, untilMs: nowMs + WHOLE_TTL_MS, size: 0 }
    this.#wholes.set(viewerId, whole)
    this.#misses.delete(viewerId)
    whole.rows.then(
      (rows) => {
        if (!rows) this.#noteTooMany(viewerId, whole.untilMs)
        this.#count(viewerId, whole, rows?.size ?? 0)
      },
      () => this.#wholes.get(viewerId) === whole && this.#wholes.delete(viewerId),
    )
    return whole
  }

  /** False when they may have changed since they were read. */
  isCurrent(viewerId: Id, whole: Whole<Row>): boolean {
    return this.#wholes.get(viewerId) === whole
  }

  /** Counts relations that had to be read. */
  countMisses(viewerId: Id, misses: number): void {
    if (this.#misses.size >= MAX_CHANGED) this.#misses.clear()
    this.#misses.set(viewerId, this.missesOf(viewerId) + misses)
  }

  missesOf(viewerId: Id): number {
    return this.#misses.get(viewerId) ?? 0
  }

  /** True when the subject has changed since all relations of a viewer were read. */
  hasChanged(subjectId: Id, { change }: Whole<Row>): boolean {
    return (this.#changed.get(subjectId) ?? 0) > change
  }

  #noteTooMany(viewerId: Id, untilMs: number): void {
    if (this.#tooMany.size >= MAX_CHANGED) this.#tooMany.clear()
    this.#tooMany.set(viewerId, untilMs)
  }

  #count(viewerId: Id, whole: Whole<Row>, rows: number): void {
    if (this.#wholes.get(viewerId) !== whole) return
    whole.size = rows + 1
    this.#wholeSize += whole.size
    for (const oldest of this.#wholes.keys()) {
      if (this.#wholeSize <= MAX_RELATIONS) return
      this.#dropWhole(oldest)
    }
  }

  #dropWhole(viewerId: Id): void {
    this.#wholeSize -= this.#wholes.get(viewerId)?.size ?? 0
    this.#wholes.delete(viewerId)
  }

  #dropViewer(viewerId: Id): void {
    this.#owners.delete(viewerId)
    this.#dropWhole(viewerId)
  }

  #drop(subjectId: Id): void {
    this.#size -= this.#bySubject.get(subjectId)?.size ?? 0
    this.#bySubject.delete(subjectId)
    if (this.#changed.size >= MAX_CHANGED) this.#clearWholes()
    this.#changed.set(subjectId, this.#invalidations)
  }

  #clearWholes(): void {
    this.#wholes.clear()
    this.#changed.clear()
    this.#wholeSize = 0
  }

  #clear(): void {
    this.#invalidations += 1
    this.reads.note('everything')
    this.#bySubject.clear()
    this.#owners.clear()
    this.#size = 0
    this.#clearWholes()
  }
}

/** How relations of a viewer are read. */
export interface RelationLoaders<Row> {
  /** Those to these users or boards. */
  readonly load: (ctx: Ctx, viewerId: Id, ids: readonly Id[]) => Promise<Map<Id, Row>>
  /** All of them; `undefined` if there are more than `limit`. */
  readonly loadAll: (ctx: Ctx, viewerId: Id, limit: number) => Promise<ReadonlyMap<Id, Row> | undefined>
}

/**
 * Caches how signed-in viewers relate to users or boards: most requests of a viewer ask for the same ones, and a list
 * for many, so one reads all of them if they are few. A write that changes a relation names both sides in its change
 * tags. Inside a transaction everything is read from it, and nothing is cached.
 */
export const cacheRelations = <Row extends object>(
  kind: 'user' | 'board',
  { load, loadAll }: RelationLoaders<Row>,
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
    return cache.reads.read(
      () => load(ctx, viewerId, ids),
      (rows, hasChanged) => {
        if (ctx.inTransaction || hasChanged(`user:${viewerId}`)) return
        const nowMs = ctx.site.clock.monotonicMs()
        for (const id of ids) if (!hasChanged(`${kind}:${id}`)) cache.put(viewerId, id, rows.get(id), nowMs)
      },
    )
  })
  const cached = async (ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, Row>> => {
    if (ctx.inTransaction || ctx.site.changes.isDeaf) return read(ctx, ids)
    const viewerId = viewerIdOf(ctx.viewer)!
    const cache = cacheOf(ctx.site.changes)
    const nowMs = ctx.site.clock.monotonicMs()
    const isWanted = ids.length + cache.missesOf(viewerId) > FEW
    const whole = cache.whole(viewerId, nowMs, isWanted, () => loadAll(ctx, viewerId, MAX_OF_VIEWER))
    const rows = await whole?.rows
    // Otherwise they were dropped while we waited for them.
    const all = whole && cache.isCurrent(viewerId, whole) ? rows : undefined
    const found = new Map<Id, Row>()
    const missing: Id[] = []
    for (const id of ids) {
      const isWhole = all !== undefined && !cache.hasChanged(id, whole!)
      const row = isWhole ? all.get(id) : cache.get(viewerId, id, nowMs)
      if (row === 'unknown') missing.push(id)
      else if (row) found.set(id, row)
    }
    if (missing.length > 0) {
      cache.countMisses(viewerId, missing.length)
      for (const [id, row] of await read(ctx, missing)) found.set(id, row)
    }
    return found
  }
  return Object.assign(cached, { know: read.know, expect: read.expect, expected: read.expected })
}
