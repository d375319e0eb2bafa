/** P13: how long `npm start` takes to the first page on a built tree, and how much memory the idle site uses. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '../../scripts/build-state.ts'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { median } from './measure.ts'
import { allProcesses, cpuMsOf, memoryOf, withDescendants } from './measure/cpu.ts'
import { columns } from './measure/table.ts'
import { freePort } from './site.ts'
import { CACHE, ROOT } from './site/data-folders.ts'

const GOAL_SECONDS = 2
const GOAL_MB = 250
const IDLE_MS = 30_000
const POLL_MS = 10
const START_WITHIN_MS = 60_000
const MB = 1_048_576

const start = (dataDir: string, port: number): ChildProcess =>
  spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: 'ignore',
    // A process group of its own, so that npm and everything it starts can be stopped like with Ctrl-C.
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
  })

const firstPage = async (child: ChildProcess, port: number): Promise<void> => {
  const until = performance.now() + START_WITHIN_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error('npm start ended before it served')
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } }).catch(
      () => undefined,
    )
    await response?.arrayBuffer()
    if (response?.ok) return
    await sleep(POLL_MS)
  }
  throw new Error('npm start did not serve a page in time')
}

/** Stops it like Ctrl-C, and waits for all processes: npm exits before the site has finished. */
const stop = async (child: ChildProcess): Promise<void> => {
  const all = new Set(withDescendants([child.pid!]).map(({ pid }) => pid))
  process.kill(-child.pid!, 'SIGTERM')
  while (allProcesses().some(({ pid }) => all.has(pid))) await sleep(POLL_MS)
}

/** By text in the command line; the launcher's contains the name of what it starts, so it is checked first. */
const NAMES = [
  ['run.mjs', 'launcher'],
  ['web-process', 'web'],
  ['worker-process', 'worker'],
  ['discovery-process', 'discovery'],
  ['scripts/start.ts', 'supervisor'],
  ['postgres', 'postgres'],
  ['npm', 'npm'],
] as const

/** The processes that the memory goal covers. */
const SERVING: readonly string[] = ['web', 'worker', 'discovery']

const nameOf = (pid: number): string => {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return NAMES.find(([part]) => command.includes(part))?.[1] ?? command.slice(0, 60)
}

interface Started {
  readonly seconds: number
  /** CPU time of npm and all its descendants, including PostgreSQL. */
  readonly cpuSeconds: number
}

interface Share {
  readonly name: string
  readonly pss: number
  readonly rss: number
}

const memoryByProcess = (root: number): Share[] =>
  withDescendants([root])
    .map(({ pid }) => ({ name: nameOf(pid), ...memoryOf(pid) }))
    .filter(({ name }) => name !== 'postgres')

export const run = async ({ rounds, print }: BenchArgs): Promise<BenchOutcome> => {
  await ensureBuilt(ROOT)
  await mkdir(CACHE, { recursive: true })
  const dataDir = path.join(CACHE, 'start')
  await rm(dataDir, { recursive: true, force: true })
  const port = await freePort()
  const toFirstPage = async () => {
    const startedAt = performance.now()
    const child = start(dataDir, port)
    await firstPage(child, port)
    const seconds = (performance.now() - startedAt) / 1_000
    // In addition to the seconds, which depend on what else the machine does.
    return { child, seconds, cpuSeconds: cpuMsOf([child.pid!]) / 1_000 }
  }
  try {
    const fresh = await toFirstPage()
    await stop(fresh.child)
    const again: Started[] = []
    for (let n = 0; n < rounds; n += 1) {
      const { child, ...started } = await toFirstPage()
      again.push(started)
      if (n < rounds - 1) {
        await stop(child)
        continue
      }
      await sleep(IDLE_MS)
      const shares = memoryByProcess(child.pid!)
      await stop(child)
      return report({ fresh, again, shares }, print)
    }
    throw new RangeError('At least one round')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const report = (
  found: { readonly fresh: Started; readonly again: readonly Started[]; readonly shares: readonly Share[] },
  print: (line: string) => void,
): BenchOutcome => {
  const seconds = median(found.again.map((started) => started.seconds))
  const cpuSeconds = median(found.again.map((started) => started.cpuSeconds))
  const served = found.shares.filter(({ name }) => SERVING.includes(name))
  const megabytes = served.reduce((sum, { pss }) => sum + pss, 0) / MB
  const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED')
  print('\nP13: npm start on a built tree until the first page, and memory after 30 s of idling, without PostgreSQL')
  const { fresh } = found
  print(
    `start      ${seconds.toFixed(2)} s (goal ≤ ${GOAL_SECONDS}, ${verdict(seconds <= GOAL_SECONDS)}), ${cpuSeconds.toFixed(1)} CPU-s; median of ${found.again.length}; load ${loadavg()[0]!.toFixed(1)}`,
  )
  print(
    `           the very first, in an empty folder: ${fresh.seconds.toFixed(2)} s, ${fresh.cpuSeconds.toFixed(1)} CPU-s`,
  )
  print(
    `${SERVING.join('+')} ${megabytes.toFixed(0)} MB (goal ≤ ${GOAL_MB}, ${verdict(megabytes <= GOAL_MB)}), proportional share`,
  )
  const rows = found.shares.map(({ name, pss, rss }) => [name, (pss / MB).toFixed(0), (rss / MB).toFixed(0)])
  print(columns([['', 'PSS MB', 'RSS MB'], ...rows]))
  return { reached: seconds <= GOAL_SECONDS && megabytes <= GOAL_MB }
}
