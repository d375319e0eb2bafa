import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import type { ChangeHub, ChangeTag } from './changes.ts'
import type { Ctx } from './context.ts'
import { readOnce } from './read-once.ts'

const MOST_ENTITIES = 20_000
/** How long a process that missed a change may use stale data. */
const TTL_MS = 10_000

type Load<Row> = (db: Db, ids: readonly Id[]) => Promise<Map<Id, Row>>

interface Remembered<Row> {
  readonly row: Row
  readonly untilMs: number
}

/** Cached rows of one kind in one process, dropped when their change tag is published. */
class Memory<Row> {
  readonly rows = new Map<Id, Remembered<Row>>()
  /** The number of invalidations: rows read before one are not cached after it. */
  forgotten = 0

  constructor(changes: ChangeHub, prefix: string) {
    changes.subscribe((changes) => {
      if (changes === 'everything') return this.forgetAll()
      for (const tag of changes) {
        if (!tag.startsWith(prefix)) continue
        this.forgotten += 1
        this.rows.delete(tag.slice(prefix.length))
      }
    })
  }

  forgetAll(): void {
    this.forgotten += 1
    this.rows.clear()
  }

  put(id: Id, row: Row, untilMs: number): void {
    if (this.rows.size >= MOST_ENTITIES) {
      const oldest = this.rows.keys().next()
      if (!oldest.done) this.rows.delete(oldest.value)
    }
    this.rows.set(id, { row, untilMs })
  }
}

/**
 * Batched reads of rows that many responses show and few writes change: users and boards. Cached rows cost no
 * statement. Inside a transaction everything is read from it, and nothing is cached.
 */
export const rememberEntities = <Row>(
  kind: 'user' | 'board',
  load: Load<Row>,
): ((ctx: Ctx, ids: readonly Id[]) => Promise<Map<Id, Row>>) => {
  const memories = new WeakMap<ChangeHub, Memory<Row>>()
  const memoryOf = (changes: ChangeHub): Memory<Row> => {
    const known = memories.get(changes)
    if (known) return known
    const memory = new Memory<Row>(changes, `${kind}:` satisfies ChangeTag | string)
    memories.set(changes, memory)
    return memory
  }
  const read = readOnce<Row>((ctx, ids) => load(ctx.db, ids))
  return async (ctx, ids) => {
    if (ctx.inTransaction) return load(ctx.db, ids)
    const memory = memoryOf(ctx.site.changes)
    const now = ctx.site.clock.monotonicMs()
    const found = new Map<Id, Row>()
    const missing: Id[] = []
    for (const id of ids) {
      const known = memory.rows.get(id)
      if (known && known.untilMs > now) found.set(id, known.row)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    const before = memory.forgotten
    const loaded = await read(ctx, missing)
    for (const [id, row] of loaded) {
      found.set(id, row)
      if (memory.forgotten === before) memory.put(id, row, now + TTL_MS)
    }
    return found
  }
}
