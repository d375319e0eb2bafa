import type pg from 'pg'

/** Connections normally shared; more are opened only while all of these are held up. */
const USUALLY = 4
/** A slower statement holds up those behind it: new ones go to another connection. */
const HELD_UP_MS = 20

interface Shared {
  readonly client: Promise<pg.PoolClient>
  /** Number of users, each with one statement. */
  users: number
  /** When the statement being answered started. */
  sinceMs: number
  isBroken: boolean
}

/**
 * Shares the connections of a pool among single statements: they are sent without waiting for earlier results
 * (PostgreSQL manual, 54.2.4, pipelining), each as its own transaction. Much of a statement's cost is waking the other
 * side, which now happens once for several of them.
 */
export interface SharedConnections {
  /** Each use ends with `release`. */
  connect(): Promise<pg.PoolClient>
  /** @param isBroken no one else may use the connection */
  release(client: pg.PoolClient, isBroken: boolean): void
  /** Number of statements without a connection of their own. */
  waiting(): number
}

export const shareConnections = (pool: pg.Pool): SharedConnections => {
  const open = new Set<Shared>()
  const used = new Map<pg.PoolClient, Shared>()
  // New users of a lost connection would only be refused, and would keep it from being returned.
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
      // A transaction waiting for a connection of its own would wait forever if the shared ones never became free.
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
