/** P5: pictures of the store against nginx serving the same files, or Node streaming them when there is no nginx. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { mediaPath } from '@corkboard/contract'
import { type BenchArgs, type BenchOutcome, outcomeOf } from './benches.ts'
import { startBareServer } from './limits/bare-server.ts'
import { nginxVersion, startNginx } from './limits/nginx.ts'
import { busyLine, startLoad } from './load.ts'
import { rawRequest } from './load/requests.ts'
import { compare, type Result } from './measure.ts'
import { figure, resultTable } from './measure/table.ts'
import { createBenchSite } from './site.ts'
import { dataFolder } from './site/data-folders.ts'

const GOAL = 0.35
const CONNECTIONS = 32
const TARGET_BYTES = 20_000
const FEW = 300
/** More than the site keeps in memory. */
const MANY = 8_000

interface Picture {
  readonly path: string
  readonly bytes: number
}

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, print })
  const mediaDir = path.join(await dataFolder(pins, print), 'media')
  const { rows } = await site.pool.query<{ signature: string }>(
    `select signature from images i where exists (
       select from pins p join boards b on b.id = p.board_id join users w on w.id = b.owner_id
       where p.image_signature = i.signature and p.listed and p.deleted_at is null and not w.is_private)
     order by md5(signature)`,
  )
  /** The rendered size closest to 20 kB. */
  const pictures = rows.map(({ signature }): Picture => {
    const ready = (['236x', '474x', '736x'] as const)
      .map((size) => mediaPath(size, signature, 'webp'))
      .filter((key) => existsSync(mediaDir + key))
      .map((key) => ({ path: `/media${key}`, bytes: statSync(mediaDir + key).size }))
    return ready.reduce((a, b) => (Math.abs(a.bytes - TARGET_BYTES) <= Math.abs(b.bytes - TARGET_BYTES) ? a : b))
  })

  const version = nginxVersion()
  await using opened = new AsyncDisposableStack()
  const bare = version
    ? opened.use(await startNginx(mediaDir))
    : opened.use(await startBareServer('./static-files.ts', { FOLDER: mediaDir }))
  using load = startLoad()
  const results: Result[] = []
  for (const [name, count] of [
    ['pictures that fit into memory', FEW],
    ['pictures that do not', MANY],
  ] as const) {
    const chosen = pictures.slice(0, count)
    const lists = [chosen.map(({ path: address }) => rawRequest({ path: address }))]
    const mean = chosen.reduce((sum, { bytes }) => sum + bytes, 0) / chosen.length
    const serve = (port: number) => async () =>
      (await load.send({ port, lists, connections: CONNECTIONS, ms: seconds * 1_000 })).done
    const ours = { name: 'ours', pids: () => [site.pids.web, site.pids.postgres], work: serve(site.port) }
    const limit = { name: 'limit', pids: () => [bare.pid], work: serve(bare.port) }
    const goal = count === FEW ? { goal: GOAL } : {}
    const label = `${chosen.length} ${name}, ${figure(mean / 1_000)} kB`
    results.push(await compare({ name: label, ours, limit, ...goal }, rounds))
  }
  print(`\nP5: pictures a CPU-second; limit: ${version ?? 'Node streaming files (no nginx here: set NGINX_PATH)'}`)
  print(resultTable(results))
  const busy = busyLine(load)
  if (busy) print(busy)
  return outcomeOf(results)
}
