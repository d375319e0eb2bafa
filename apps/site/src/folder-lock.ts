import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A lock held by this process. */
export interface FolderLock {
  release(): void
}

/** Whoever holds the lock, and lives. */
export interface Holder {
  readonly pid: number
}

/** Several starters at once need a turn each at most; more means that something makes locks as fast as we look. */
const ATTEMPTS = 100

/**
 * Takes the lock `at` for this process, or answers with who has it. What a dead process left is taken over, also when
 * its number belongs to another program by now.
 *
 * The lock is a folder with one empty file in it, named after its holder. That makes every step one that the kernel
 * decides: a folder can be renamed onto a missing or an empty one and never onto one that holds something, and removing
 * a dead holder's file by its name cannot remove anyone else's.
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
    // Windows moves no folder onto another, not even onto an empty one.
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || (code === 'EPERM' && process.platform === 'win32')) return false
    throw error
  }
}

/** Who holds it; what the dead left is removed, so that otherwise it is free. */
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

/** What another process does to the folder at the same time is no failure: the next look tells how things stand. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) return undefined
    throw error
  }
}

/** Of the fields of /proc/{pid}/stat after the command's name, which may itself hold spaces. */
const STATE = 0
const STARTED_AT = 19

interface ProcessFacts {
  readonly isDead: boolean
  /** Tells a process from a later one with the same number, also after a reboot. */
  readonly birth: string
}

/** What the kernel says of a process, where it says anything. */
const factsOf = (pid: number): ProcessFacts | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)
    // A dead process whose parent never looks keeps its number.
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
