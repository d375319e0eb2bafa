import { packId } from '@corkboard/contract'
import pg from 'pg'
import type { SavePlan } from './pgbench.ts'
import { numbered, saveStatements, type SaveVariable } from './save-statements.ts'

/**
 * Used without pgbench: the same transaction from this process, one connection per saver. This process is then the load
 * generator, so its own time is not counted.
 */
export const bareSaves = async (
  url: string,
  { savers, sources, response }: SavePlan,
  { seconds, firstMs }: { readonly seconds: number; readonly firstMs: number },
): Promise<number> => {
  const statements = saveStatements(response).map((text, n) => ({ name: `save${n}`, ...numbered(text) }))
  const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!
  const until = performance.now() + seconds * 1_000
  const counts = await Promise.all(
    savers.map(async (saver, client) => {
      const connection = new pg.Client({ connectionString: url })
      await connection.connect()
      let done = 0
      for (; performance.now() < until; done += 1) {
        const id = packId(firstMs + done, saver.shard, client)
        const shard = String(saver.shard)
        const values: Record<SaveVariable, string> = {
          id,
          shard,
          board: pick(saver.boards),
          pinner: saver.id,
          source: pick(sources),
        }
        for (const { name, text, names } of statements) {
          await connection.query({ name, text, values: names.map((variable) => values[variable]) })
        }
      }
      await connection.end()
      return done
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
