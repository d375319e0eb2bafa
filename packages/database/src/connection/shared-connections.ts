import type pg from 'pg'

/** Connections used by several at a time; more only while all of these are held up. */
const USUALLY = 4
/** A statement that takes longer holds up those behind it: who comes then goes elsewhere. */
const HELD_UP_MS = 20

interface Shared {
  readonly client: Promise<pg.PoolClient>
  /** Those who use it, each with one statement. */
  users: number
  /** When the statement began that is being answered. */
  sinceMs: number
  isBroken: boolean
}

/**
 * Connections of a pool for single statements, several on one: they are sent without waiting for the answers to those
 * before (PostgreSQL manual, 54.2.4, pipelining), each a transaction of its own. What a statement costs is to a large
 * part waking the other side, which then is done for several at once.
 */
export interface SharedConnections {
  /** One use ends with `release`. */
  connect(): Promise<pg.PoolClient>
  /** @param isBroken nobody else may use the connection */
  release(client: pg.PoolClient, isBroken: boolean): void
  /** Statements that have no connection of the pool to themselves. */
  waiting(): number
}

export const shareConnections = (pool: pg.Pool): SharedConnections => {
  const open = new Set<Shared>()
  const used = new Map<pg.PoolClient, Shared>()
  // Whoever came to one that is lost would only be refused, and keep it from being given back.
  pool.on('connect', (client) => {
    client.once('end', () => {
      const shared = used.get(client)
      if (shared) shared.isBroken = true
    })
  })

  const openAnother = (): Shared => {
    const shared: Shared = { client: pool.connect(), users: 0, sinceMs: performance.now(), isBroken: false }
    open.add(shared)
    shared.client.then(
      (client) => {
        shared.sinceMs = performance.now()
        used.set(client, shared)
      },
      () => open.delete(shared),
    )
    return shared
  }

  const choose = (): Shared => {
    const nowMs = performance.now()
    const isHeldUp = ({ sinceMs }: Shared): boolean => nowMs - sinceMs > HELD_UP_MS
    let best: Shared | undefined
    for (const shared of open) {
      if (shared.isBroken) continue
      const isBetter = !best || (isHeldUp(shared) === isHeldUp(best) ? shared.users < best.users : isHeldUp(best))
      if (isBetter) best = shared
    }
    if (!best || open.size < Math.min(USUALLY, pool.options.max ?? 1) || isHeldUp(best)) return openAnother()
    return best
  }

  return {
    connect: async () => {
      // Who waits for a connection of their own, for a transaction, would wait for ever if those in use were never free.
      if (pool.waitingCount > 0) return pool.connect()
      const shared = choose()
      shared.users += 1
      return shared.client
    },
    release: (client, isBroken) => {
      const shared = used.get(client)
      if (!shared) return client.release(isBroken)
      shared.users -= 1
      shared.sinceMs = performance.now()
      shared.isBroken ||= isBroken
      if (shared.users > 0) return undefined
      open.delete(shared)
      used.delete(client)
      return client.release(shared.isBroken)
    },
    waiting: () => {
      let users = 0
      for (const shared of open) users += shared.users
      const alone = pool.totalCount - pool.idleCount - open.size
      return pool.waitingCount + Math.max(0, users + alone - (pool.options.max ?? 1))
    },
  }
}
