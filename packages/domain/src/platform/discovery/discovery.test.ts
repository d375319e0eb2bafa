import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeSocketFolder } from '@corkboard/database'
import { createTestCtx } from '@corkboard/testkit/domain'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  handleCall,
  type CallHandler,
  serveCalls,
  createDiscovery,
  discoverySocketOf,
  openChangeLog,
  defineCall,
  SocketInUseError,
  sweepChanges,
} from './index.ts'
import { noteChanges } from './changes.ts'

const log = pino({ level: 'silent' })
const DOUBLE = defineCall<{ n: number }, { twice: number }>('double')

let folder: string
let socketPath: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'corkboard-discovery-'))
  socketPath = discoverySocketOf(folder)
  makeSocketFolder(path.dirname(socketPath))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const serve = async (...handlers: CallHandler[]) => {
  const server = await serveCalls(socketPath, handlers, log)
  return { [Symbol.asyncDispose]: () => server.close() }
}
const connected = () => {
  const discovery = createDiscovery(socketPath)
  return Object.assign(discovery, { [Symbol.dispose]: () => discovery.close() })
}

describe('asking the discovery process', () => {
  it('returns each caller’s result when several calls run in parallel', async () => {
    await using _ = await serve(
      handleCall(DOUBLE, async ({ n }) => {
        await sleep(5 - n)
        return { twice: 2 * n }
      }),
    )
    using discovery = connected()
    expect(await Promise.all([1, 2, 3].map((n) => discovery.query(DOUBLE, { n })))).toEqual([
      { twice: 2 },
      { twice: 4 },
      { twice: 6 },
    ])
  })

  it('reports the progress of long work', async () => {
    await using _ = await serve(
      handleCall(DOUBLE, ({ n }, soFar) => {
        soFar('half')
        return { twice: 2 * n }
      }),
    )
    using discovery = connected()
    const reported: unknown[] = []
    await discovery.query(DOUBLE, { n: 1 }, { soFar: (progress) => reported.push(progress) })
    expect(reported).toEqual(['half'])
  })

  it('returns nothing while no process runs, and a result once one does', async () => {
    using discovery = connected()
    expect(await discovery.query(DOUBLE, { n: 1 })).toBeUndefined()
    await using _ = await serve(handleCall(DOUBLE, ({ n }) => ({ twice: 2 * n })))
    await expect.poll(() => discovery.query(DOUBLE, { n: 1 })).toEqual({ twice: 2 })
  })

  it('returns nothing for unknown calls, failures and work that takes too long', async () => {
    await using _ = await serve(
      handleCall(defineCall<null, null>('fails'), () => {
        throw new Error('No.')
      }),
      handleCall(defineCall<null, null>('slow'), () => sleep(10_000, null, { ref: false })),
    )
    using discovery = connected()
    expect(await discovery.query(DOUBLE, { n: 1 })).toBeUndefined()
    expect(await discovery.query(defineCall('fails'), null)).toBeUndefined()
    expect(await discovery.query(defineCall('slow'), null, { withinMs: 10 })).toBeUndefined()
  })

  it('pauses asking for a moment after a response was late', async () => {
    let requests = 0
    await using _ = await serve(
      handleCall(DOUBLE, () => {
        requests += 1
        return sleep(10_000, { twice: 0 }, { ref: false })
      }),
    )
    using discovery = connected()
    await discovery.query(DOUBLE, { n: 1 }, { withinMs: 20 })
    await Promise.all([2, 3, 4].map((n) => discovery.query(DOUBLE, { n })))
    expect(requests).toBe(1)
  })

  it('is accessible only to our own user, and only one process listens', async () => {
    await using _ = await serve()
    expect(statSync(path.dirname(socketPath)).mode & 0o777).toBe(0o700)
    await expect(serveCalls(socketPath, [], log)).rejects.toThrow(SocketInUseError)
    expect(existsSync(socketPath)).toBe(true)
  })
})

describe('the change log', () => {
  it('returns each change once, including changes that commit late', async () => {
    await using test = await createTestCtx()
    const { db, transaction } = test.site.database
    const changes = await openChangeLog(db)
    const [isOpen, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = transaction(async (tx) => {
      await noteChanges(tx, 'pin', ['1'])
      isOpen.resolve()
      await mayCommit.promise
    })
    await isOpen.promise
    await noteChanges(db, 'board', ['2', '3'])
    expect(await changes.next()).toEqual([
      { kind: 'board', id: '2' },
      { kind: 'board', id: '3' },
    ])
    mayCommit.resolve()
    await late
    expect(await changes.next()).toEqual([{ kind: 'pin', id: '1' }])
    expect(await changes.next()).toEqual([])
  })

  it('gives a new reader the changes of the last moments, and deletes changes after a day', async () => {
    await using test = await createTestCtx()
    const { db } = test.site.database
    await noteChanges(db, 'pin', ['1'])
    expect(await (await openChangeLog(db)).next()).toEqual([{ kind: 'pin', id: '1' }])
    await sweepChanges(db, new Date(Date.now() + 2 * 86_400_000))
    const changes = await openChangeLog(db)
    expect(await changes.next()).toEqual([])
    await noteChanges(db, 'pin', ['2'])
    expect(await changes.next()).toEqual([{ kind: 'pin', id: '2' }])
  })
})
