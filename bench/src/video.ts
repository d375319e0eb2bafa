/**
 * What transcoding a video costs, against another program for the same clip (`VIDEO_REFERENCE`, called with the clip and an
 * empty folder), and how much it slows down picture uploads.
 */
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createTranscoder } from '@corkboard/domain/media'
import { createMediaPool } from '@corkboard/domain/media/pipeline'
import { drawClip } from '@corkboard/testkit/draw-clip'
import sharp from 'sharp'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { allProcesses } from './measure/cpu.ts'

const CPU_GOAL = 1.15
const UPLOAD_GOAL = 1.2
const UPLOADS = 5

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const CHILD = fileURLToPath(new URL('./video/transcoder-child.ts', import.meta.resolve('@corkboard/domain/media')))

/** CPU-seconds of the process that transcodes, as the site starts it. */
const oursFor = async (clip: string, folder: string): Promise<number> => {
  const child = fork(CHILD, [clip, folder], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { MALLOC_ARENA_MAX: '2', CORKBOARD_TRANSCODER_MEMORY_LIMIT: String(1_024 ** 3) },
    serialization: 'advanced',
  })
  try {
    for (;;) {
      const [message] = (await once(child, 'message')) as [{ readonly kind: string }]
      if (message.kind === 'progress') continue
      if (message.kind !== 'done') throw new Error(`The clip was not transcoded: ${message.kind}`)
      return (allProcesses().find(({ pid }) => pid === child.pid)?.cpuMs ?? 0) / 1_000
    }
  } finally {
    child.kill('SIGKILL')
  }
}

const referenceFor = async (program: string, clip: string, folder: string): Promise<number> => {
  const command = 'TIMEFORMAT="%U %S"; time "$@" >/dev/null 2>/dev/null'
  const { stderr } = await promisify(execFile)('bash', ['-c', command, 'bash', process.execPath, program, clip, folder])
  return stderr
    .trim()
    .split(' ')
    .reduce((sum, seconds) => sum + Number(seconds), 0)
}

/** Milliseconds of an upload, of several in a row. */
const uploadMs = async (pool: ReturnType<typeof createMediaPool>, picture: string): Promise<number[]> => {
  const times: number[] = []
  for (let n = 0; n < UPLOADS; n++) {
    const before = performance.now()
    await pool.ingest({ path: picture })
    times.push(performance.now() - before)
  }
  return times
}

export const run = async ({ rounds, print }: Pick<BenchArgs, 'rounds' | 'print'>): Promise<BenchOutcome> => {
  const place = await mkdtemp(path.join(tmpdir(), 'corkboard-bench-'))
  const folder = () => mkdtemp(path.join(place, 'out-'))
  const pool = createMediaPool()
  const tell = (name: string, ratio: number, goal: number, figures: string): boolean => {
    const verdict = ratio <= goal ? 'reached' : 'missed'
    print(`${name}: ${ratio.toFixed(2)} (goal ≤ ${goal}, ${verdict}; ${figures}; load ${loadavg()[0]!.toFixed(1)})`)
    return ratio <= goal
  }
  try {
    const clip = path.join(place, 'clip.mp4')
    await writeFile(clip, await drawClip({ width: 1920, height: 1080, seconds: 5, hasSound: true }))
    const picture = path.join(place, 'picture.jpg')
    const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const
    const drawn = sharp({ create: { width: 3_000, height: 4_000, channels: 3, background: '#808080', noise } })
    await writeFile(picture, await drawn.blur(2).jpeg({ quality: 88 }).toBuffer())

    const verdicts: boolean[] = []
    const reference = process.env.VIDEO_REFERENCE
    const [ours, theirs, alone, meanwhile]: number[][] = [[], [], [], []]
    for (let round = 0; round < rounds; round++) {
      ours!.push(await oursFor(clip, await folder()))
      if (reference !== undefined) theirs!.push(await referenceFor(reference, clip, await folder()))
    }
    const cpu = median(ours!)
    if (theirs!.length === 0)
      print(`5 s of 1080p: ${cpu.toFixed(1)} CPU-s; VIDEO_REFERENCE names no program to compare with`)
    else {
      const figures = `ours ${cpu.toFixed(1)}, reference ${median(theirs!).toFixed(1)} CPU-s`
      verdicts.push(tell('5 s of 1080p', cpu / median(theirs!), CPU_GOAL, figures))
    }

    const transcoder = createTranscoder(undefined)
    await uploadMs(pool, picture)
    for (let round = 0; round < rounds; round++) {
      alone!.push(...(await uploadMs(pool, picture)))
      const ending = new AbortController()
      const started = Promise.withResolvers<void>()
      const transcoding = transcoder
        .transcode(clip, await folder(), { signal: ending.signal, onProgress: () => started.resolve() })
        .catch((error: unknown) => {
          started.resolve()
          if (!ending.signal.aborted) throw error
        })
      await started.promise
      meanwhile!.push(...(await uploadMs(pool, picture)))
      ending.abort()
      await transcoding
    }
    const figures = `alone ${median(alone!).toFixed(0)}, meanwhile ${median(meanwhile!).toFixed(0)} ms`
    verdicts.push(
      tell('an upload of 12 MP while a video is transcoded', median(meanwhile!) / median(alone!), UPLOAD_GOAL, figures),
    )
    return { reached: verdicts.every(Boolean) }
  } finally {
    await pool.close()
    await rm(place, { recursive: true, force: true })
  }
}
