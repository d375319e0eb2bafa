import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface SeenProcess {
  readonly pid: number
  readonly parent: number
  /** Its program and arguments, separated by spaces. */
  readonly command: string
}

const look = (pid: number): SeenProcess | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Dead, and only waiting for its parent to reap it.
    if (state === 'Z') return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent: Number(parent), command }
  } catch {
    return undefined
  }
}

/** Returns all processes; empty when the system does not list them. */
const all = (): SeenProcess[] =>
  (existsSync('/proc') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => look(Number(name)) ?? [])

/**
 * Kills one process with `kill -9`. NOTE: for the kernel, pid 0 means this process and everything in its process group.
 */
export const killHard = (pid: number | undefined): number => {
  if (pid === undefined || pid <= 0) throw new Error('There is no such process to kill')
  process.kill(pid, 'SIGKILL')
  return pid
}

export const isRunning = (pid: number): boolean => look(pid) !== undefined

/** Returns the process and all its descendants. Linux only. */
export const familyOf = (root: number): SeenProcess[] => {
  const everyone = all()
  const family = everyone.filter(({ pid }) => pid === root)
  for (const member of family) family.push(...everyone.filter(({ parent }) => parent === member.pid))
  return family
}

const environmentOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

/** Returns all processes of the site in this folder: ours by their environment, PostgreSQL by its arguments. */
export const processesOn = (dataDir: string): SeenProcess[] =>
  all().filter(({ pid, command }) => command.includes(dataDir) || environmentOf(pid).includes(`DATA_DIR=${dataDir}\0`))
