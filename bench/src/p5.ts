/** P5: pictures of the store against nginx serving the same files, or Node streaming them when there is no nginx. */
import path from 'node:path'
import { type BenchArgs, type BenchOutcome, outcomeOf } from './benches.ts'
import { startBareServer } from './limits/bare-server.ts'
import { nginxVersion, startNginx } from './limits/nginx.ts'
import { busyLine, startLoad } from './load.ts'
import { rawRequest } from './load/requests.ts'
import { compare, type Result } from './measure.ts'
import { figure, resultTable } from './measure/table.ts'
import { type Picture, pictureFiles } from './pages.ts'
import { createBenchSite } from './site.ts'
import { dataFolder } from './site/data-folders.ts'

const GOAL = 0.35
const CONNECTIONS = 32
const TARGET_BYTES = 20_000
const FEW = 300
/** Twice what the site keeps in memory (`hot-images.ts`), in pictures that it would keep. */
const MANY_BYTES = 48 * 1_048_576
const MOST_BYTES = 256 * 1_024

const totalOf = (pictures: readonly Picture[]): number => pictures.reduce((sum, { bytes }) => sum + bytes, 0)

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, print })
  const mediaDir = path.join(await dataFolder(pins, print), 'media')
  const pictures = await pictureFiles(site, mediaDir)
  const near = (target: number) => (a: Picture, b: Picture) =>
    Math.abs(a.bytes - target) <= Math.abs(b.bytes - target) ? a : b
  const few = pictures.slice(0, FEW).map((sizes) => sizes.reduce(near(TARGET_BYTES)))
  // In turn, so that a picture has been evicted before it is requested again.
  const many = pictures.flat().filter(({ bytes }) => bytes <= MOST_BYTES)
  if (totalOf(many) < MANY_BYTES) throw new RangeError('All pictures of so few pins fit into memory: use more --pins')

  const version = nginxVersion()
  await using opened = new AsyncDisposableStack()
  const bare = version
    ? opened.use(await startNginx(mediaDir))
    : opened.use(await startBareServer('./static-files.ts', { FOLDER: mediaDir }))
  using load = startLoad()
  const results: Result[] = []
  for (const [name, chosen] of [
    ['pictures that fit into memory', few],
    ['pictures that do not', many],
  ] as const) {
    const lists = [chosen.map(({ path: address }) => rawRequest({ path: address }))]
    const mean = totalOf(chosen) / chosen.length
    const serve = (port: number) => async () =>
      (await load.send({ port, lists, connections: CONNECTIONS, ms: seconds * 1_000 })).done
    const ours = { name: 'ours', pids: () => site.readers, work: serve(site.port) }
    const limit = { name: 'limit', pids: () => [bare.pid], work: serve(bare.port) }
    const goal = chosen === few ? { goal: GOAL } : {}
    const label = `${chosen.length} ${name}, ${figure(mean / 1_000)} kB`
    results.push(await compare({ name: label, ours, limit, ...goal }, rounds))
  }
  print(`\nP5: pictures a CPU-second; limit: ${version ?? 'Node streaming files (no nginx here: set NGINX_PATH)'}`)
  print(resultTable(results))
  const busy = busyLine(load)
  if (busy) print(busy)
  return outcomeOf(results)
}
