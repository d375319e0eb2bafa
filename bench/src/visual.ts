/**
 * FIND-08: whether a picture is found by an altered copy, and how long that takes. `PHOTOS` names a folder of different
 * photographs, which are then searched for among themselves and generated pictures.
 */
import { once } from 'node:events'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { mkdtemp, rm } from 'node:fs/promises'
import { CLASSIC_EMBEDDER, DESCRIPTOR_LENGTH, WHOLE, WINDOWS } from '@corkboard/domain/media/descriptors'
import {
  createExactSpace,
  EXACT_UP_TO,
  openUsearch,
  searchViews,
  type Space,
} from '@corkboard/domain/finding/visual/index'
import { createMediaPool, type MediaPool } from '@corkboard/domain/media/pipeline'
import sharp from 'sharp'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { columns } from './measure/table.ts'
import type { Drawn } from './visual/generated-pictures.ts'
import { ALTERATIONS, type Alteration } from './visual/near-duplicates.ts'
import { photographs, pictureAt } from './visual/photographs.ts'

const QUERIES = 200
const FOUND_AMONG = 10
/** The number of candidates that a page of results is chosen from. */
const RESULTS = 300
const AT_ONCE = 50
const P95_GOAL_MS = 20

const signatureOf = (seed: number): string => seed.toString(16).padStart(32, '0')

/** Descriptors of the pictures of seeds from 0 on, made by as many threads as there are cores. */
async function* described(pictures: number): AsyncGenerator<{ seed: number; windows: Int8Array }> {
  const workers = Array.from(
    { length: Math.min(2, availableParallelism()) },
    () => new Worker(new URL('./visual/describe-worker.ts', import.meta.url)),
  )
  let next = 0
  const query = async (worker: Worker) => {
    const answered = once(worker, 'message')
    worker.postMessage({ from: next, to: Math.min(pictures, next + AT_ONCE) }, [])
    next = Math.min(pictures, next + AT_ONCE)
    const [response] = (await answered) as [{ from: number; described: Int8Array[] }]
    return response
  }
  try {
    const underway = new Map(workers.map((worker) => [worker, query(worker)]))
    for (let done = 0; done < pictures;) {
      const [worker, response] = await Promise.race(
        [...underway].map(async ([it, promise]) => [it, await promise] as const),
      )
      if (next < pictures) underway.set(worker, query(worker))
      else underway.delete(worker)
      for (let n = 0; n * WINDOWS.length < response.described.length; n++, done++) {
        const windows = new Int8Array(WINDOWS.length * DESCRIPTOR_LENGTH)
        for (const [i, vector] of response.described.slice(n * WINDOWS.length, (n + 1) * WINDOWS.length).entries()) {
          windows.set(vector, i * DESCRIPTOR_LENGTH)
        }
        yield { seed: response.from + n, windows }
      }
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

const buildSpace = async (pictures: number): Promise<Space> => {
  const make = (pictures > EXACT_UP_TO ? (await openUsearch())?.create : undefined) ?? createExactSpace
  const space = make(DESCRIPTOR_LENGTH, WINDOWS.length)
  for await (const { seed, windows } of described(pictures)) {
    space.add({ number: seed, signature: signatureOf(seed), windows })
  }
  return space
}

interface Recall {
  readonly alteration: Alteration
  /** The number of searches whose picture came first, and of those where it was among the first ten. */
  first: number
  among: number
}

/** Describes a picture to search with by the way an upload takes. */
const describeUpload = async (pool: MediaPool, file: string, { data, width, height }: Drawn) => {
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file)
  const { described } = await pool.describe({ path: file, boxes: [WHOLE], isQuery: true })
  const [asIs, mirrored, unframed] = described.find(({ embedder }) => embedder === CLASSIC_EMBEDDER)!.vectors
  return { asIs: asIs!, mirrored, unframed }
}

interface Searched {
  readonly files: readonly string[]
  readonly seeds: readonly number[]
  readonly describe: (picture: Drawn) => ReturnType<typeof describeUpload>
}

/** Alters every picture in every way, and searches for it with the altered copy. */
const measureRecall = async (
  space: Space,
  { files, seeds, describe }: Searched,
  times: number[],
): Promise<Recall[]> => {
  const recalls = ALTERATIONS.map((alteration): Recall => ({ alteration, first: 0, among: 0 }))
  for (const seed of seeds) {
    const picture = await pictureAt(seed, files)
    for (const recall of recalls) {
      const views = await describe(await recall.alteration.alter(picture, seed))
      // CPU time: others may be using the machine too.
      const started = process.cpuUsage()
      const found = searchViews(space, views, RESULTS)
      const { user, system } = process.cpuUsage(started)
      times.push((user + system) / 1_000)
      const place = found.findIndex(({ signature }) => signature === signatureOf(seed))
      if (place === 0) recall.first++
      if (place >= 0 && place < FOUND_AMONG) recall.among++
    }
  }
  return recalls
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!

const measureOne = async (pictures: number, print: BenchArgs['print']): Promise<boolean> => {
  const started = performance.now()
  const space = await buildSpace(pictures)
  const files = await photographs()
  print(
    `\n${pictures} pictures, ${files.length} of them photographs, described and indexed in ${((performance.now() - started) / 1_000).toFixed(0)} s`,
  )
  const among = files.length > 0 ? Math.min(files.length, pictures) : pictures
  const queries = Math.min(QUERIES, among)
  const seeds = Array.from({ length: queries }, (_, n) => Math.floor((n * among) / queries))
  const times: number[] = []
  const [folder, pool] = [await mkdtemp(path.join(tmpdir(), 'corkboard-visual-')), createMediaPool()]
  const describe = (picture: Drawn) => describeUpload(pool, path.join(folder, 'query.png'), picture)
  const recalls = await measureRecall(space, { files, seeds, describe }, times)
  await pool.close()
  await rm(folder, { recursive: true, force: true })
  const wanted = ({ goal }: Alteration) => (goal === 0 ? '' : `>= ${percent(goal)}`)
  print(
    columns([
      ['altered', 'recall@10', 'recall@1', 'goal'],
      ...recalls.map(({ alteration, among: found, first }) => [
        alteration.name,
        percent(found / seeds.length),
        percent(first / seeds.length),
        wanted(alteration),
      ]),
    ]),
  )
  const p95 = quantile(times, 0.95)
  print(
    `a question: median ${quantile(times, 0.5).toFixed(2)} CPU-ms, p95 ${p95.toFixed(2)} CPU-ms (goal ${P95_GOAL_MS})`,
  )
  return p95 <= P95_GOAL_MS && recalls.every(({ among: found, alteration }) => found / seeds.length >= alteration.goal)
}

export const run = async ({ pictures, print }: BenchArgs): Promise<BenchOutcome> => {
  let reached = true
  for (const count of pictures) reached = (await measureOne(count, print)) && reached
  return { reached }
}
