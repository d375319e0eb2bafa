import path from 'node:path'
import { startEmbeddedPostgres } from '@corkboard/database/embedded'
import { createActor } from '@corkboard/testkit'
import { expect, it } from 'vitest'
import { ensureBuilt } from '../../../scripts/build-state.ts'
import { eventually } from './testing/eventually.ts'
import { ROOT, startSiteProcess, temporaryFolder } from './testing/site-process.ts'

const AWAY_MS = 8_000

const startServer = async (dataDir: string) => {
  const start = () => startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  let running = await start()
  return {
    url: running.url,
    stop: () => running.stop(),
    start: async () => void (running = await start()),
    [Symbol.asyncDispose]: () => running.stop(),
  }
}

it.runIf(process.platform === 'linux')(
  'when its database is down for a while, the site says so immediately, shows what it has, and needs no restart afterwards',
  async () => {
    await ensureBuilt(ROOT)
    using folder = temporaryFolder()
    await using postgres = await startServer(folder.path)
    await using site = startSiteProcess({
      dataDir: path.join(folder.path, 'site'),
      env: { DATABASE_URL: postgres.url, CORKBOARD_LOG_LEVEL: 'silent' },
    })
    const origin = await site.ready()
    const ada = await createActor(origin, 'Ada')
    const board = await ada.createsBoard('Kitchens')
    const statusOf = async (address: string) => (await fetch(`${origin}${address}`)).status
    expect(await statusOf('/')).toBe(200)
    const { supervisor, web } = site.pids()

    await postgres.stop()
    const downSince = performance.now()
    expect(await ada.resource('BoardResource', 'create', { name: 'Gardens' })).toMatchObject({ status: 503 })
    expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/')]).toEqual([200, 503, 200])
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS - (performance.now() - downSince)))
    await postgres.start()

    await eventually(() => statusOf('/readyz')).toBe(200)
    // The picture needs the worker's queue, which was without its database for just as long.
    expect(await ada.pinsTo(board, { title: 'A stove' })).toMatchObject({ title: 'A stove' })
    expect(site.pids()).toMatchObject({ supervisor, web })
  },
)
