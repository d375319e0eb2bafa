import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type MediaPoolOptions } from './media-pool.ts'
import { flat, scene } from './test-pictures.ts'
import { openPipeline, type TestPipeline } from './test-pipeline.ts'

let pipeline: TestPipeline
const open = async (options: MediaPoolOptions) => (pipeline = await openPipeline(options))
afterEach(() => pipeline?.close())

const small = () => scene(40, 60).jpeg().toBuffer()
/** 49 megapixels: about three seconds of work, far longer than any deadline used here. */
const slow = () => flat(7_000, 7_000, '#123456').png({ compressionLevel: 1 }).toBuffer()

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    // A killed process stays a zombie until its parent reaps it.
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

describe('the media pool', () => {
  it('kills a picture at the deadline, and the next one passes', async () => {
    const { pool, ingest } = await open({ concurrency: 1, deadlineMs: 700 })
    await ingest(await small())
    const [pid] = pool.pids()
    const started = performance.now()
    await expect(ingest(await slow())).rejects.toMatchObject({
      code: 'media.timeout',
      details: { data: { deadlineMs: 700 } },
    })
    expect(performance.now() - started).toBeGreaterThan(700)
    expect((await ingest(await small())).facts.width).toBe(40)
    expect(pool.pids()).toHaveLength(1)
    expect(pool.pids()).not.toContain(pid)
    await expect.poll(() => isRunning(pid!)).toBe(false)
  })

  it('stops a picture that takes too much memory, and the next one passes', async () => {
    const { ingest } = await open({ concurrency: 1, memoryLimitBytes: 220e6 })
    await expect(ingest(await slow())).rejects.toMatchObject({
      code: 'media.timeout',
      details: { messageDetail: 'It needs more memory than one image may use.' },
    })
    expect((await ingest(await small())).facts.width).toBe(40)
  })

  it('loses no upload when a process is killed from outside', async () => {
    const warned: string[] = []
    const { pool, store, ingest } = await open({ concurrency: 1, log: { warn: (_, message) => warned.push(message) } })
    await ingest(await small())
    const [pid] = pool.pids()
    const upload = pool.ingest({ path: await store(await scene(2_000, 3_000).png().toBuffer()) })
    // By the next event loop turn the job has been sent; it takes half a second.
    await new Promise((resolve) => setImmediate(resolve))
    process.kill(pid!, 'SIGKILL')
    expect((await upload).facts).toMatchObject({ width: 2_000, height: 3_000 })
    expect(pool.pids()).not.toContain(pid)
    expect(warned).toEqual(['the media process was lost'])
  })

  it('replaces a process killed while idle without any failed request', async () => {
    const { pool, ingest } = await open({ concurrency: 1 })
    await ingest(await small())
    const [pid] = pool.pids()
    process.kill(pid!, 'SIGKILL')
    expect((await ingest(await small())).facts.width).toBe(40)
    expect(pool.pids()).not.toContain(pid)
  })

  it('treats a picture that ends two processes as damaged', async () => {
    await using folder = await temporaryFolder()
    const childEntry = path.join(folder.root, 'crashing.mjs')
    await writeFile(
      childEntry,
      `process.on('message', () => process.kill(process.pid, 'SIGSEGV'))\nprocess.send({ kind: 'ready' })`,
    )
    const { ingest } = await open({ childEntry })
    await expect(ingest(await small())).rejects.toMatchObject({
      code: 'media.broken',
      details: { data: { lostProcesses: 2 } },
      cause: { message: 'The media process ended (SIGSEGV)' },
    })
  })

  it('does not blame the picture when a child cannot start', async () => {
    await using folder = await temporaryFolder()
    const childEntry = path.join(folder.root, 'leaving.mjs')
    await writeFile(childEntry, 'process.exit(3)')
    const { ingest } = await open({ childEntry })
    await expect(ingest(await small())).rejects.toMatchObject({
      code: 'request.unavailable',
      cause: { message: 'The media process ended (code 3)' },
    })
  })

  it('runs two jobs at a time and refuses more than its queue holds', async () => {
    const { pool, ingest } = await open({ concurrency: 2, maxQueued: 2 })
    const bytes = await small()
    const uploads = await Promise.allSettled(Array.from({ length: 6 }, () => ingest(bytes)))
    expect(pool.pids()).toHaveLength(2)
    expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(uploads.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'request.overloaded', details: { retryAfterSeconds: 5 } },
    })
  })

  it('renders a requested size before waiting uploads', async () => {
    const { pool, store } = await open({ concurrency: 1 })
    const path = await store(await small())
    const done: string[] = []
    const first = pool.ingest({ path })
    const upload = pool.ingest({ path }).then(() => done.push('upload'))
    const size = pool
      .derive({ path, size: '60x60', format: 'webp', width: 40, height: 60 })
      .then(() => done.push('size'))
    await Promise.all([first, upload, size])
    expect(done).toEqual(['size', 'upload'])
  })

  it('ends an idle process', async () => {
    const { pool, ingest } = await open({ idleMs: 20 })
    await ingest(await small())
    await expect.poll(() => pool.pids()).toEqual([])
    expect((await ingest(await small())).facts.width).toBe(40)
  })

  it('refuses waiting and running jobs on close, and leaves no process', async () => {
    const { pool, store } = await open({ concurrency: 1 })
    const path = await store(await slow())
    await pool.ingest({ path: await store(await small()) })
    const [pid] = pool.pids()
    const uploads = [pool.ingest({ path }), pool.ingest({ path })]
    const outcomes = Promise.allSettled(uploads)
    await pool.close()
    expect(await outcomes).toMatchObject(
      [1, 2].map(() => ({ status: 'rejected', reason: { code: 'request.unavailable' } })),
    )
    await expect(pool.ingest({ path })).rejects.toMatchObject({ code: 'request.unavailable' })
    expect(isRunning(pid!)).toBe(false)
  })

  it('reports a missing file as our error, not the picture’s', async () => {
    const { pool } = await open({})
    await expect(pool.ingest({ path: '/nowhere/at/all' })).rejects.toMatchObject({ code: 'unknown' })
  })

  it.skipIf(process.platform !== 'linux')('gives the child none of our environment', async () => {
    process.env.CORKBOARD_TEST_SECRET = 'not for decoders'
    try {
      const { pool, ingest } = await open({ concurrency: 1 })
      await ingest(await small())
      const names = readFileSync(`/proc/${pool.pids()[0]}/environ`, 'utf8')
        .split('\0')
        .map((line) => line.split('=')[0])
      expect(names).not.toContain('CORKBOARD_TEST_SECRET')
      expect(names).not.toContain('PATH')
      expect(names).toContain('MALLOC_ARENA_MAX')
    } finally {
      delete process.env.CORKBOARD_TEST_SECRET
    }
  })

  it('leaves no child behind when the parent is killed, even in the middle of a picture', async () => {
    const { store } = await open({})
    const picture = await store(await slow())
    const poolFile = new URL('./media-pool.ts', import.meta.url).href
    const script = `
      import { createMediaPool } from ${JSON.stringify(poolFile)}
      const pool = createMediaPool({ concurrency: 1 })
      pool.ingest({ path: ${JSON.stringify(picture)} })
      const look = setInterval(() => pool.pids()[0] && (clearInterval(look), process.send(pool.pids()[0])), 5)`
    const parent = fork(await store(Buffer.from(script), 'parent.mjs'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const [pid] = (await once(parent, 'message')) as [number]
    expect(isRunning(pid)).toBe(true)
    parent.kill('SIGKILL')
    // The child still has three seconds of decoding to do; an orderly exit would wait for them.
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})

const temporaryFolder = async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'corkboard-pool-'))
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) }
}
