import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { packId } from '@corkboard/contract'
import { saveStatements } from './save-statements.ts'

const run = promisify(execFile)

/** A user who saves, and the boards they save to. */
export interface Saver {
  readonly id: string
  readonly shard: number
  readonly boards: readonly string[]
}

export interface SavePlan {
  readonly savers: readonly Saver[]
  /** Pins to save. */
  readonly sources: readonly string[]
  /** Compressed. */
  readonly response: Buffer
}

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0

/** Picks one of `values` by a number that pgbench has. */
const choose = (index: string, values: readonly (string | number)[]): string =>
  `case ${values.map((value, n) => `when ${index} = ${n} then ${value}`).join(' ')} end`

/**
 * One client per saver. Ids are created like the site's, one per millisecond from `firstMs` on, with the client's
 * number as the sequence, so that each is unique.
 */
const scriptOf = ({ savers, sources, response }: SavePlan, firstMs: number): string => {
  const boardsEach = Math.min(...savers.map(({ boards }) => boards.length))
  const boards = savers.flatMap((saver) => saver.boards.slice(0, boardsEach))
  return [
    '\\set saved :saved + 1',
    `\\set pinner ${choose(
      ':client_id',
      savers.map(({ id }) => id),
    )}`,
    `\\set shard ${choose(
      ':client_id',
      savers.map(({ shard }) => shard),
    )}`,
    `\\set chosen random(0, ${boardsEach - 1})`,
    `\\set board ${choose(`:client_id * ${boardsEach} + :chosen`, boards)}`,
    `\\set wanted random(0, ${sources.length - 1})`,
    `\\set source ${choose(':wanted', sources)}`,
    `\\set id ${packId(firstMs, 0, 0)} + (:saved << 22) + (:shard << 10) + :client_id`,
    ...saveStatements(response).map((statement) => `${statement.replace(/\s*\n\s*/g, ' ')};`),
  ].join('\n')
}

/** Runs saves for `seconds`, one client per saver. Returns how many it did. */
export const pgbenchSaves = async (
  url: string,
  plan: SavePlan,
  options: { readonly seconds: number; readonly firstMs: number },
): Promise<number> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-pgbench-'))
  try {
    const script = path.join(folder, 'save.sql')
    await writeFile(script, scriptOf(plan, options.firstMs))
    const clients = String(plan.savers.length)
    const flags = ['-n', '-M', 'prepared', '-c', clients, '-j', '2', '-T', String(options.seconds), '-D', 'saved=0']
    const { stdout } = await run('pgbench', [...flags, '-f', script, url])
    const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0)
    const done = Number(/number of transactions actually processed: (\d+)/.exec(stdout)?.[1])
    if (!(done > 0) || failed > 0) throw new Error(`pgbench did not do what it should:\n${stdout}`)
    return done
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
