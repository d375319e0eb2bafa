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
    // Dead, and only waiting for its parent to notice.
    if (state === 'Z') return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent: Number(parent), command }
  } catch {
    return undefined
  }
}

/** Nobody, where the system does not tell. */
const all = (): SeenProcess[] =>
  (existsSync('/proc') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => look(Number(name)) ?? [])

/** `kill -9` of one process. NOTE: to the kernel 0 means ourselves and everyone who was started with us. */
export const killHard = (pid: number | undefined): number => {
  if (pid === undefined || pid <= 0) throw new Error('There is no such process to kill')
  process.kill(pid, 'SIGKILL')
  return pid
}

export const isRunning = (pid: number): boolean => look(pid) !== undefined

/** The process and all below it. Linux only. */
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

/** Everything that runs for the site of this folder: ours by their environment, PostgreSQL by its arguments. */
export const processesOn = (dataDir: string): SeenProcess[] =>
  all().filter(({ pid, command }) => command.includes(dataDir) || environmentOf(pid).includes(`DATA_DIR=${dataDir}\0`))
