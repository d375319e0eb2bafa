/**
 * P6: the cost of an upload and of a size on demand, against the same steps written directly with sharp in the same
 * run.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createMediaPool, type MediaPool } from '@corkboard/domain/media/pipeline'
import sharp from 'sharp'
import type { BareOrder } from './media-bare.ts'

const ROUNDS = 5
const UPLOADS = 8
const SIZES = 40
const WIDTH = 3_000
const HEIGHT = 4_000
/** Linux counts process time in hundredths of a second (USER_HZ). */
const MS_A_TICK = 10

export interface MediaBench {
  readonly name: string
  /** CPU-ms per picture, medians over the rounds. */
  readonly ours: number
  readonly bare: number
  readonly ratio: number
  readonly goal: number
}

/** User and system time of another process. */
const cpuMsOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK
}

/** CPU time of this process, which sends the jobs, plus that of the pool's processes, which run them. */
const cpuMs = async (pool: MediaPool): Promise<number> => {
  const { user, system } = process.cpuUsage()
  const children = await Promise.all(pool.pids().map(cpuMsOf))
  return (user + system) / 1_000 + children.reduce((sum, ms) => sum + ms, 0)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const startBare = () => {
  const bare = fork(fileURLToPath(new URL('./media-bare.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
  })
  return {
    async measure(order: BareOrder) {
      bare.send(order)
      const [ms] = (await once(bare, 'message')) as [number]
      return ms
    },
    end: () => bare.disconnect(),
  }
}

interface Comparison {
  readonly name: string
  readonly goal: number
  readonly times: number
  readonly bare: BareOrder
  ours(): Promise<unknown>
}

const compare = async (pool: MediaPool, bare: ReturnType<typeof startBare>, what: Comparison): Promise<MediaBench> => {
  const ours: number[] = []
  const limit: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await cpuMs(pool)
    for (let i = 0; i < what.times; i++) await what.ours()
    ours.push(((await cpuMs(pool)) - before) / what.times)
    limit.push(await bare.measure(what.bare))
  }
  const [a, b] = [median(ours), median(limit)]
  return { name: what.name, ours: a, bare: b, ratio: a / b, goal: what.goal }
}

/** Runs all comparisons, prints one line each and returns the figures. Linux only: reads `/proc`. */
export const run = async (
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<MediaBench[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-bench-'))
  const pool = createMediaPool({ concurrency: 1 })
  const bare = startBare()
  try {
    const upload = path.join(folder, 'upload.jpg')
    const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const
    const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } }).blur(
      2,
    )
    await writeFile(upload, await picture.jpeg({ quality: 88 }).toBuffer())
    const { files } = await pool.ingest({ path: upload })
    const mezzanine = path.join(folder, 'mezzanine.jpg')
    await writeFile(mezzanine, files.mezzanine.buffer)
    await bare.measure({ path: upload, times: 1 })

    const size = (name: '236x' | '474x' | '750x', width: number): Comparison => ({
      name: `${name} on demand`,
      goal: 1.2,
      times: SIZES,
      bare: { path: mezzanine, times: SIZES, width },
      ours: () => pool.derive({ path: mezzanine, size: name, format: 'webp', width: WIDTH, height: HEIGHT }),
    })
    const comparisons: Comparison[] = [
      {
        name: 'upload of a 12 MP JPEG',
        goal: 1.15,
        times: UPLOADS,
        bare: { path: upload, times: UPLOADS },
        ours: () => pool.ingest({ path: upload }),
      },
      size('236x', 236),
      size('474x', 474),
      size('750x', 750),
    ]
    const results: MediaBench[] = []
    for (const comparison of comparisons) {
      const result = await compare(pool, bare, comparison)
      results.push(result)
      const figures = `ours ${result.ours.toFixed(1)}, bare ${result.bare.toFixed(1)} CPU-ms`
      const verdict = result.ratio <= result.goal ? 'reached' : 'missed'
      print(
        `P6 ${result.name}: ${result.ratio.toFixed(2)} (goal ≤ ${result.goal}, ${verdict}; ${figures}; load ${loadavg()[0]!.toFixed(1)})`,
      )
    }
    return results
  } finally {
    bare.end()
    await pool.close()
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await run()
