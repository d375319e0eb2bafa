import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createActor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ensureBuilt } from '../../../scripts/build-state.ts'
import { eventually, PATIENCE_MS } from './testing/eventually.ts'
import { familyOf, isRunning } from './testing/processes.ts'
import { ROOT, type SiteProcess, startSiteProcess, temporaryFolder } from './testing/site-process.ts'
import { beginUpload } from './testing/slow-upload.ts'

const METRICS_TOKEN = 'open-sesame'

const isLinux = process.platform === 'linux'

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

beforeAll(() => ensureBuilt(ROOT))

describe('npm start', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let dataDir: string
  let site: SiteProcess
  let origin: string

  const request = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${address}`, { headers })
    return { status: response.status, text: await response.text() }
  }

  beforeAll(async () => {
    folder = temporaryFolder()
    // Created by the start, with all its parents.
    dataDir = path.join(folder.path, 'new', 'data')
    site = startSiteProcess({ dataDir, env: { METRICS_TOKEN } })
    origin = await site.ready()
  })
  afterAll(async () => {
    await site[Symbol.asyncDispose]()
    folder[Symbol.dispose]()
  })
  it('serves from an empty folder', async () => {
    expect(await request('/')).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^<!doctype html>/i) as string,
    })
    expect(await request('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' })
    const checks = { database: 'ok', migrations: 'ok', disk: 'ok' }
    expect(JSON.parse((await request('/readyz')).text)).toEqual({ status: 'ready', checks })
  })

  it('serves its metrics to anyone with the token', async () => {
    expect(await request('/metrics')).toMatchObject({ status: 404 })
    expect(await request('/metrics', { authorization: 'Bearer sesame' })).toMatchObject({ status: 404 })
    await request('/healthz')
    const { status, text } = await request('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
    expect(status).toBe(200)
    expect(text).toMatch(/^corkboard_http_request_seconds_count\{method="GET",route="\/healthz",status="2xx"\} \d+$/m)
  })

  it('prints once that it is ready, and nothing to standard error', () => {
    expect(site.output()).toMatch(/Corkboard is ready: http:\/\/127\.0\.0\.1:\d+\n$/)
    expect(site.output().match(/ready/g)).toHaveLength(1)
    expect(site.errors()).toBe('')
  })

  it('is refused a second time on the same folder, without affecting the first', async () => {
    const second = startSiteProcess({ dataDir })
    expect(await second.exit).toBe(1)
    expect(second.errors()).toMatch(/^Corkboard is already running on \S+ \(process \d+\)\.\n$/)
    expect(await request('/readyz')).toMatchObject({ status: 200 })
  })
})

describe('a site that is stopped', () => {
  it.runIf(isLinux)('drains on SIGTERM, finds everything when it starts again, and ends on Ctrl-C', async () => {
    using folder = temporaryFolder()
    const dataDir = folder.path
    await using site = startSiteProcess({ dataDir })
    const origin = await site.ready()
    const ada = await createActor(origin, 'Ada')
    const upload = await beginUpload(ada)
    await eventually(() => readdirSync(path.join(dataDir, 'media/.tmp'))).toHaveLength(1)
    const family = familyOf(site.launcher.pid ?? 0)
    const { postgres } = site.pids()
    const exit = site.stop()
    // New connections are refused, while the request continues.
    await eventually(() => fetch(`${origin}/healthz`).catch(() => 'refused')).toBe('refused')
    const { status, body } = await upload.finish()
    expect({ status, body: JSON.parse(body) as unknown }).toMatchObject({
      status: 200,
      body: { data: { status: 'succeeded' } },
    })
    expect(await exit).toBe(0)
    expect(site.errors()).toBe('')
    expect([...family.map(({ pid }) => pid), postgres ?? 0].filter(isRunning)).toEqual([])
    expect(existsSync(path.join(dataDir, 'corkboard.lock'))).toBe(false)
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)

    await using next = startSiteProcess({ dataDir })
    const bob = await createActor(await next.ready(), 'Bob')
    expect(await bob.asks('UserResource', 'get', { username: 'ada' })).toMatchObject({ first_name: 'Ada' })
    const { postgres: nextPostgres } = next.pids()
    next.interrupt()
    expect(await next.exit).toBe(0)
    expect(next.errors()).toBe('')
    expect(isRunning(nextPostgres ?? 0)).toBe(false)
  })

  it.runIf(isLinux)('drains when npm is ended, which signals only its shell', async () => {
    using folder = temporaryFolder()
    const dataDir = folder.path
    await using site = startSiteProcess({ dataDir, isBelowShell: true })
    await site.ready()
    const family = familyOf(site.launcher.pid ?? 0)
    const { postgres } = site.pids()
    await site.stop()
    expect(site.errors()).toBe('')
    await eventually(() => [...family.map(({ pid }) => pid), postgres ?? 0].filter(isRunning)).toEqual([])
    expect(existsSync(path.join(dataDir, 'corkboard.lock'))).toBe(false)
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  })

  it('while it still starts ends without having been ready', async () => {
    using folder = temporaryFolder()
    const dataDir = folder.path
    await using site = startSiteProcess({ dataDir })
    await eventually(() => existsSync(path.join(dataDir, 'corkboard.lock'))).toBe(true)
    expect(await site.stop()).toBe(0)
    expect(site.output()).not.toContain('ready')
    expect(existsSync(path.join(dataDir, 'corkboard.lock'))).toBe(false)
  })
})
