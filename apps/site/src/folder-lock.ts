import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A lock held by this process. */
export interface FolderLock {
  release(): void
}

/** The living process that holds the lock. */
export interface Holder {
  readonly pid: number
}

/**
 * Several processes that start at the same time need at most one turn each; more means that something creates locks as
 * fast as we check.
 */
const ATTEMPTS = 100

/**
 * Takes the lock `at` for this process, or returns its holder. Takes over a lock left by a dead process, even if its
 * pid belongs to another program by now.
 *
 * The lock is a folder with one empty file in it, named after its holder. So the kernel decides every step: a
 * folder can be renamed onto a missing or empty one but never onto one with content, and removing a dead holder's file
 * by name cannot remove anyone else's.
 */
export const takeLock = (at: string): FolderLock | Holder => {
  const name = nameOf(process.pid)
  const draft = `${at}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  try {
    writeFileSync(path.join(draft, name), '')
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (moveOnto(draft, at)) return { release: () => release(at, name) }
      const holder = findHolder(at)
      if (holder) return holder
    }
    throw new Error(`${at} changes hands without end`)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

export const isHeld = (lock: FolderLock | Holder): lock is Holder => 'pid' in lock

const moveOnto = (draft: string, at: string): boolean => {
  try {
    renameSync(draft, at)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Windows moves no folder onto another, not even an empty one.
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || (code === 'EPERM' && process.platform === 'win32')) return false
    throw error
  }
}

/** Returns the holder of the lock; removes what dead processes left, so that otherwise it is free. */
export const findHolder = (at: string): Holder | undefined => {
  for (const name of quietly(() => readdirSync(at)) ?? []) {
    const pid = Number(/^\d+/.exec(name)?.[0])
    if (pid > 0 && isAlive(pid, name)) return { pid }
    rmSync(path.join(at, name), { force: true })
  }
  quietly(() => rmdirSync(at))
  return undefined
}

const release = (at: string, name: string): void => {
  rmSync(path.join(at, name), { force: true })
  quietly(() => rmdirSync(at))
}

/** Ignores errors caused by other processes changing the folder at the same time: the next check sees the result. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) return undefined
    throw error
  }
}

/** Indexes of fields of /proc/{pid}/stat after the command's name, which may itself contain spaces. */
const STATE = 0
const STARTED_AT = 19

interface ProcessFacts {
  readonly isDead: boolean
  /** Distinguishes a process from a later one with the same pid, also after a reboot. */
  readonly birth: string
}

/** What the kernel reports about a process, if anything. */
const factsOf = (pid: number): ProcessFacts | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)
    // A dead process keeps its pid until its parent reaps it.
    return { isDead: fields[STATE] === 'Z', birth: `${fields[STARTED_AT]}-${boot}` }
  } catch {
    return undefined
  }
}

const nameOf = (pid: number): string => {
  const facts = factsOf(pid)
  return facts ? `${pid}-${facts.birth}` : String(pid)
}

const isAlive = (pid: number, name: string): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const facts = factsOf(pid)
  return facts === undefined || (!facts.isDead && name === `${pid}-${facts.birth}`)
}
