import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isHeld, takeLock } from './folder-lock.ts'
import { temporaryFolder } from './testing/site-process.ts'

const LOCK_MODULE = new URL('./folder-lock.ts', import.meta.url).href

let folder: ReturnType<typeof temporaryFolder>
let at: string

beforeEach(() => {
  folder = temporaryFolder()
  at = path.join(folder.path, 'corkboard.lock')
})
afterEach(() => folder[Symbol.dispose]())

/** Tries to take the lock at a given time in a separate process, reports the result, and runs until it is stopped. */
const SCRIPT = `
const { isHeld, takeLock } = await import(process.argv[1])
while (Date.now() < Number(process.argv[3]));
const lock = takeLock(process.argv[2])
console.log(isHeld(lock) ? 'held by ' + lock.pid : 'mine')
process.stdin.on('data', () => process.exit()).resume()
`

const starter = (moment = 0) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, LOCK_MODULE, at, String(moment)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const said = new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim())),
  )
  return {
    pid: child.pid ?? 0,
    said,
    leaves: async () => {
      child.stdin.end('go')
      await exited
    },
    isKilled: async () => {
      child.kill('SIGKILL')
      await exited
      await text(child.stdout)
    },
  }
}

describe('a folder lock', () => {
  it('is free again after its release, and leaves nothing behind', () => {
    for (const _ of [1, 2]) {
      const lock = takeLock(at)
      if (isHeld(lock)) throw new Error('No other process should hold the lock.')
      lock.release()
    }
    expect(readdirSync(folder.path)).toEqual([])
  })

  it('tells a second process which one holds it', async () => {
    const lock = takeLock(at)
    const second = starter()
    expect(await second.said).toBe(`held by ${process.pid}`)
    await second.leaves()
    // The second process's exit has not released it either.
    expect(takeLock(at)).toEqual({ pid: process.pid })
    if (!isHeld(lock)) lock.release()
  })

  it('is taken over from a killed process', async () => {
    const first = starter()
    expect(await first.said).toBe('mine')
    expect(takeLock(at)).toEqual({ pid: first.pid })
    await first.isKilled()
    expect(isHeld(takeLock(at))).toBe(false)
  })

  it.runIf(process.platform === 'linux').each([
    ['of an earlier process with the number of a living one', `${process.ppid}-1-00000000`],
    ['from before a reboot, with our own number', `${process.pid}-1-00000000`],
    ['with the number of no process', '4194304-5-00000000'],
    ['that is no lock of ours', 'holiday.txt'],
  ])('is taken over when it is %s', (_, name) => {
    mkdirSync(at)
    writeFileSync(path.join(at, name), '')
    expect(isHeld(takeLock(at))).toBe(false)
    expect(existsSync(path.join(at, name))).toBe(false)
  })

  it.each([
    ['free', 0],
    ['left by a dead process', 1],
  ])('goes to exactly one of six that start at the same moment when it is %s', async (_, left) => {
    if (left) {
      mkdirSync(at)
      writeFileSync(path.join(at, '4194304-5-00000000'), '')
    }
    const starters = Array.from({ length: 6 }, () => starter(Date.now() + 1_500))
    const said = await Promise.all(starters.map((one) => one.said))
    const winner = starters[said.indexOf('mine')]
    expect(said.toSorted()).toEqual([...Array.from({ length: 5 }, () => `held by ${winner?.pid}`), 'mine'])
    await Promise.all(starters.map((one) => one.leaves()))
  })

  it('explains the problem when a file is in its place', () => {
    writeFileSync(at, 'a letter')
    expect(() => takeLock(at)).toThrow('ENOTDIR')
  })
})
