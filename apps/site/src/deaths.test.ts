import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Actor, createActor, drawPicture, signInActor } from '@corkboard/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureBuilt } from '../../../scripts/build-state.ts'
import { eventually, PATIENCE_MS } from './testing/eventually.ts'
import { familyOf, isRunning, killHard } from './testing/processes.ts'
import { ROOT, type SiteProcess, startSiteProcess, temporaryFolder } from './testing/site-process.ts'

let folder: ReturnType<typeof temporaryFolder>
let dataDir: string
let site: SiteProcess
let origin: string
let ada: Actor

const isReady = async (): Promise<boolean> => {
  const response = await fetch(`${origin}/readyz`).catch(() => undefined)
  return response?.status === 200
}

const startAgain = async (): Promise<void> => {
  site = startSiteProcess({ dataDir })
  origin = await site.ready()
}

const isWhole = async (): Promise<boolean> => {
  const { web, worker, discovery, postgres } = site.pids()
  return web.length === 1 && [worker, discovery, postgres].every((pid) => pid !== undefined) && (await isReady())
}

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

beforeAll(async () => {
  if (process.platform !== 'linux') return
  await ensureBuilt(ROOT)
  folder = temporaryFolder()
  dataDir = path.join(folder.path, 'data')
  await startAgain()
  await createActor(origin, 'Ada')
})
// Each test begins with every process running, whatever the test before it killed.
beforeEach(async () => {
  if (process.platform !== 'linux') return
  if (site.launcher.exitCode !== null || site.launcher.signalCode !== null) await startAgain()
  await eventually(isWhole).toBe(true)
  ada = await signInActor(origin, 'ada')
})
afterAll(async () => {
  if (process.platform !== 'linux') return
  await site[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

describe.runIf(process.platform === 'linux')('kill -9', () => {
  it('of the web process: another one responds at the same address', async () => {
    const { supervisor, web } = site.pids()
    const killed = killHard(web[0])
    await eventually(isReady).toBe(true)
    const now = site.pids()
    expect({ supervisor: now.supervisor, count: now.web.length }).toEqual({ supervisor, count: 1 })
    expect(now.web).not.toContain(killed)
    expect(await ada.createsBoard('Kitchens')).toMatchObject({ name: 'Kitchens' })
  })

  it('of the worker: the next one continues with pictures', async () => {
    const killed = killHard(site.pids().worker)
    expect(await ada.uploads()).toMatchObject({ status: 'succeeded' })
    expect(site.pids().worker).not.toBe(killed)
  })

  it('of the discovery process: pages work without it, and another one replaces it', async () => {
    const killed = killHard(site.pids().discovery)
    const pin = await ada.pinsTo(await ada.createsBoard('Roofs'))
    expect(await ada.asks('RelatedPinFeedResource', 'get', { pin: pin.id })).toEqual([])
    await eventually(() => site.pids().discovery ?? killed).not.toBe(killed)
  })

  it('of a picture process: the picture still gets ready', async () => {
    const { worker } = site.pids()
    const decoders = () => familyOf(worker ?? 0).filter(({ parent }) => parent === worker)
    const uploading = ada.uploads(await drawPicture({ width: 3_000, height: 4_500 }))
    await eventually(() => decoders().length).toBeGreaterThan(0)
    for (const { pid } of decoders()) killHard(pid)
    expect(await uploading).toMatchObject({ status: 'succeeded' })
    expect(site.pids().worker).toBe(worker)
  })

  it('of PostgreSQL: it returns with all data, and no other process has to restart', async () => {
    const before = site.pids()
    const killed = killHard(before.postgres)
    await eventually(() => site.pids().postgres ?? killed).not.toBe(killed)
    await eventually(isReady).toBe(true)
    expect(site.pids()).toMatchObject({ web: before.web, worker: before.worker })
    const board = await ada.createsBoard('Gardens')
    expect(await ada.pinsTo(board, { title: 'A gate' })).toMatchObject({ title: 'A gate' })
  })

  it('of PostgreSQL while pictures are being made: the worker waits, and continues by itself', async () => {
    const { worker, postgres } = site.pids()
    const uploads = [1, 2, 3].map(async () => ada.uploads(await drawPicture({ width: 2_000, height: 3_000 })))
    const finished = Promise.allSettled(uploads)
    await eventually(() => familyOf(worker ?? 0).length).toBeGreaterThan(1)
    const killed = killHard(postgres)
    await eventually(() => site.pids().postgres ?? killed).not.toBe(killed)
    await eventually(isReady).toBe(true)
    await finished
    expect(await ada.uploads()).toMatchObject({ status: 'succeeded' })
    expect(site.pids()).toMatchObject({ worker })
  })

  it('of the supervisor: nothing is left behind, and the next start finds all data', async () => {
    const { supervisor, postgres } = site.pids()
    const family = [...familyOf(supervisor ?? 0), ...familyOf(postgres ?? 0)]
    killHard(supervisor)
    expect(await site.exit).not.toBe(0)
    await eventually(() => family.filter(({ pid }) => isRunning(pid))).toEqual([])
    await startAgain()
    const again = await createActor(origin, 'Bob')
    expect(await again.asks('UserResource', 'get', { username: 'ada' })).toMatchObject({ first_name: 'Ada' })
  })

  it('of the process that ran npm start: the site shuts down cleanly', async () => {
    const { supervisor, postgres } = site.pids()
    const family = [...familyOf(supervisor ?? 0), ...familyOf(postgres ?? 0)]
    killHard(site.launcher.pid)
    await eventually(() => family.filter(({ pid }) => isRunning(pid))).toEqual([])
    expect(existsSync(path.join(dataDir, 'corkboard.lock'))).toBe(false)
  })
})
