import { packId } from '@corkboard/contract'
import { openDatabase } from '@corkboard/database'
import { setReaction } from '@corkboard/domain/content/pins/reactions'

export interface ReactionWrites {
  readonly pinId: string
  readonly userIds: readonly string[]
  readonly clients: number
  readonly seconds: number
}

/**
 * The writes of a reaction, without an endpoint: clients set reactions to one pin, each time with another type, one
 * durable commit each. Returns how many there were.
 */
export const reactionWrites = async (url: string, options: ReactionWrites): Promise<number> => {
  const { pinId, userIds, clients, seconds } = options
  const database = await openDatabase({ url, poolSize: clients })
  const until = performance.now() + seconds * 1_000
  let begun = 0
  const react = async (): Promise<void> => {
    const n = begun++
    const userId = userIds[n % userIds.length]!
    const type = 1 + (Math.floor(n / userIds.length) % 5)
    const now = new Date()
    const id = packId(now.getTime(), 0, n % 1_024)
    await setReaction(database.db, { id: pinId, shard: 0 }, { id, userId, type, now })
  }
  try {
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (performance.now() < until) await react()
      }),
    )
  } finally {
    await database.close()
  }
  return begun
}
