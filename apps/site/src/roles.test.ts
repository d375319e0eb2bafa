import { spawnSync } from 'node:child_process'
import { chownSync, existsSync } from 'node:fs'
import path from 'node:path'
import { createActor } from '@corkboard/testkit'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureBuilt } from '../../../scripts/build-state.ts'
import { eventually, PATIENCE_MS } from './testing/eventually.ts'
import { ownDatabase } from '@corkboard/database/test-databases'
import { isRunning, killHard } from './testing/processes.ts'
import { ROOT, startSiteProcess, temporaryFolder } from './testing/site-process.ts'

const OTHER_UID = 31_337

/** Only root can try other users, and only if they can read the checkout. */
const canSwitchUser =
  process.getuid?.() === 0 &&
  spawnSync('test', ['-r', import.meta.filename], { uid: OTHER_UID, gid: OTHER_UID }).status === 0

let folder: ReturnType<typeof temporaryFolder>
let dataDir: string

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

beforeAll(() => ensureBuilt(ROOT))
beforeEach(() => {
  folder = temporaryFolder()
  dataDir = path.join(folder.path, 'data')
})
afterEach(() => folder[Symbol.dispose]())

describe.runIf(process.platform === 'linux')('on a configured database', () => {
  it('a separate web process and worker form one site, with a shared folder and database', async () => {
    await using database = await ownDatabase()
    const start = (role: string) =>
      startSiteProcess({ dataDir, env: { CORKBOARD_ROLE: role, DATABASE_URL: database.url } })
    await using worker = start('worker')
    await using web = start('web')
    expect(await worker.ready()).toBe('the worker is running')
    const ada = await createActor(await web.ready(), 'Ada')
    const board = await ada.createsBoard('Kitchens')
    expect(await ada.pinsTo(board, { title: 'A stove' })).toMatchObject({ title: 'A stove' })
    expect(web.pids()).toMatchObject({ web: [expect.any(Number)], worker: undefined, postgres: undefined })
    expect(worker.pids()).toMatchObject({ web: [], worker: expect.any(Number) as number, postgres: undefined })
    expect(await Promise.all([web.stop(), worker.stop()])).toEqual([0, 0])
  })

  it('[BOARD-01 b] what turns secret in one web process is gone from every other at the next request', async () => {
    await using database = await ownDatabase()
    const start = (role: string) =>
      startSiteProcess({ dataDir, env: { CORKBOARD_ROLE: role, DATABASE_URL: database.url } })
    await using worker = start('worker')
    await worker.ready()
    await using first = start('web')
    await using second = start('web')
    const ada = await createActor(await first.ready(), 'Ada')
    const other = await second.ready()
    const board = await ada.createsBoard('Kitchens')
    const pin = await ada.pinsTo(board, { title: 'A stove' })
    const bob = await createActor(other, 'Bob')
    const picture = new URL(pin.images!['236x']!.url, other).pathname
    const pages = [board.url, `/pin/${pin.id}/`, picture]
    const statuses = async () =>
      Promise.all([
        ...pages.map(async (page) => (await fetch(other + page)).status),
        ...pages.map((page) => bob.opens(page)),
        bob.sees(pin).then((seen) => (seen ? 200 : 404)),
      ])
    const seen = Array.from({ length: 2 * pages.length + 1 }, () => 200)
    // Twice, so that the second comes from its caches.
    expect([await statuses(), await statuses()]).toEqual([seen, seen])
    await ada.edits(board, { privacy: 'secret' })
    expect(await statuses()).toEqual(seen.map(() => 404))
    await ada.edits(board, { privacy: 'public' })
    expect(await statuses()).toEqual(seen)
  })

  it('two web processes share the port, and one continues while the other is replaced', async () => {
    await using database = await ownDatabase()
    await using site = startSiteProcess({ dataDir, env: { WEB_PROCESSES: '2', DATABASE_URL: database.url } })
    const origin = await site.ready()
    const { web } = site.pids()
    expect(web).toHaveLength(2)
    const killed = killHard(web[0])
    await eventually(() => isRunning(killed)).toBe(false)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    await eventually(() => site.pids().web.length).toBe(2)
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
    expect(await site.stop()).toBe(0)
  })
})

it.runIf(canSwitchUser)(
  'works for a normal user who cannot write to the checkout, also at the second start',
  async () => {
    chownSync(folder.path, OTHER_UID, OTHER_UID)
    for (const name of ['Ada', 'Bob']) {
      await using site = startSiteProcess({ dataDir, user: OTHER_UID })
      const person = await createActor(await site.ready(), name)
      expect(await person.uploads()).toMatchObject({ status: 'succeeded' })
      expect(await site.stop()).toBe(0)
      expect(site.errors()).toBe('')
    }
  },
)
