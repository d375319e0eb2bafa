import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts process time in hundredths of a second (USER_HZ). */
const MS_A_TICK = 10

/** One line of `/proc/<pid>/stat`. */
export interface ProcessStat {
  readonly pid: number
  readonly parent: number
  /** User and system time of the process itself and of its reaped children, in ms. */
  readonly cpuMs: number
}

const readStat = (pid: number): ProcessStat | undefined => {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // It ended during the check.
    return undefined
  }
  // The name may contain spaces and parentheses; fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0)
  return { pid, parent: Number(fields[1]), cpuMs: ticks * MS_A_TICK }
}

export const allProcesses = (): ProcessStat[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? [])

/** Returns these processes and all their descendants: a postmaster's backends, a web process's picture processes. */
export const withDescendants = (roots: readonly number[], processes = allProcesses()): ProcessStat[] => {
  const wanted = new Set(roots)
  for (let before = 0; before !== wanted.size;) {
    before = wanted.size
    for (const { pid, parent } of processes) if (wanted.has(parent)) wanted.add(pid)
  }
  return processes.filter(({ pid }) => wanted.has(pid))
}

/**
 * Returns the CPU time that processes and everything they started have used so far, in ms. The time of a child that
 * ends is added to its parent's reaped children, so nothing is lost or counted twice.
 */
export const cpuMsOf = (roots: readonly number[]): number =>
  withDescendants(roots).reduce((sum, { cpuMs }) => sum + cpuMs, 0)

/** Returns the proportional share of memory in bytes: pages used by several processes are divided among them. */
export const memoryOf = (pid: number): { readonly pss: number; readonly rss: number } => {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1_024
  return { pss: field('Pss'), rss: field('Rss') }
}
