import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { killHard } from './processes.ts'
import { type Inspection, type Pinner, startPinner } from './pinner.ts'
import { type Dice, seededDice } from './seeded-dice.ts'
import { type CommandOutcome, runCommand, type SiteProcess, startSiteProcess, temporaryFolder } from './site-process.ts'

export interface KillRunOptions {
  /** Number of kills before the last one, which hits the supervisor, and with it every process. */
  readonly kills: number
  readonly seed: number
  /** Number of users who pin at the same time. */
  readonly pinners: number
  readonly print: (line: string) => void
}

export interface KillReport extends Inspection {
  /** Requests that were repeated because they got no response, or none that is final. */
  readonly retries: number
  readonly doctor: CommandOutcome
}

const VICTIMS = ['web', 'worker', 'postgres'] as const
type Victim = (typeof VICTIMS)[number]

/** Between two kills: at most this many responses, and then at most this long. */
const RESPONSES_BETWEEN_KILLS = 4
const LATEST_KILL_MS = 400
const LOOK_EVERY_MS = 5
/** A site that does not recover within this time has failed. */
const PATIENCE_MS = 120_000
const DOCTOR_VISITS = 10
const BETWEEN_VISITS_MS = 1_000

/**
 * Users pin, each with a key per request that they repeat until it is acknowledged, while web, worker and PostgreSQL
 * are repeatedly killed with -9, and finally the supervisor. Then everything is restarted, the users finish their
 * requests, and the result is inspected.
 */
export const runKills = async (options: KillRunOptions): Promise<KillReport> => {
  using folder = temporaryFolder()
  const dataDir = path.join(folder.path, 'data')
  await using first = startSiteProcess({ dataDir, env: { CORKBOARD_LOG_LEVEL: 'silent' } })
  const origin = await first.ready()
  let isOver = false
  let responses = 0
  const pinners = Array.from({ length: options.pinners }, (_, n) =>
    startPinner({ origin, username: `pinner_${n}`, isOver: () => isOver, onResponse: () => (responses += 1) }),
  )
  const stopped = Promise.all(pinners.map(({ done }) => done))
  // Awaited later; until then a failure must not crash the program.
  stopped.catch(() => undefined)
  const waitFor = (claim: () => boolean) => Promise.race([stopped, until(claim)])

  const dice = seededDice(options.seed)
  for (const [n, victim] of victims(dice, options.kills).entries()) {
    const wanted = responses + 1 + dice.below(RESPONSES_BETWEEN_KILLS)
    await waitFor(() => responses >= wanted)
    await sleep(dice.below(LATEST_KILL_MS))
    let pid: number | undefined
    await waitFor(() => (pid = pidOf(first, victim)) !== undefined)
    killHard(pid)
    options.print(`${n + 1}/${options.kills} killed ${victim} after ${responses} answers`)
  }
  const last = responses
  await waitFor(() => responses > last)
  killHard(first.pids().supervisor)
  await first.exit

  const { port } = new URL(origin)
  await using second = startSiteProcess({ dataDir, env: { CORKBOARD_LOG_LEVEL: 'silent', PORT: port } })
  await second.ready()
  isOver = true
  await stopped
  return { ...(await inspectAll(pinners)), doctor: await visitDoctor(dataDir) }
}

/** Each one as often as the others, in random order. */
const victims = (dice: Dice, kills: number): Victim[] =>
  Array.from({ length: Math.ceil(kills / VICTIMS.length) }, () => dice.shuffled(VICTIMS))
    .flat()
    .slice(0, kills)

const pidOf = (site: SiteProcess, victim: Victim): number | undefined => {
  const { web, worker, postgres } = site.pids()
  return { web: web[0], worker, postgres }[victim]
}

const until = async (claim: () => boolean): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS
  while (!claim()) {
    if (performance.now() > deadline) throw new Error('The site did not heal')
    await sleep(LOOK_EVERY_MS)
  }
}

const inspectAll = async (pinners: readonly Pinner[]): Promise<Omit<KillReport, 'doctor'>> => {
  const found = await Promise.all(pinners.map((pinner) => pinner.inspect()))
  return {
    acknowledged: found.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    retries: pinners.reduce((sum, { retries }) => sum + retries(), 0),
    lost: found.flatMap(({ lost }) => lost),
    unsent: found.flatMap(({ unsent: unasked }) => unasked),
    broken: found.flatMap(({ broken }) => broken),
    undone: found.flatMap(({ undone }) => undone),
  }
}

/**
 * Counters are exact once the outbox is drained (quality §2), and whatever failed during the kills is retried after
 * pauses.
 */
const visitDoctor = async (dataDir: string): Promise<CommandOutcome> => {
  for (let visit = 1; ; visit += 1) {
    const outcome = await runCommand(['doctor', '--deep'], { dataDir })
    if (outcome.code === 0 || visit >= DOCTOR_VISITS) return outcome
    await sleep(BETWEEN_VISITS_MS)
  }
}
