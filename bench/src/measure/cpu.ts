import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts process time in hundredths of a second (USER_HZ). */
const MS_A_TICK = 10

/** One line of `/proc/<pid>/stat`. */
export interface ProcessStat {
  readonly pid: number
  readonly parent: number
  /** User and system time, of itself and of the children it has buried, in ms. */
  readonly cpuMs: number
}

const readStat = (pid: number): ProcessStat | undefined => {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // It ended while we looked.
    return undefined
  }
  // The name may hold spaces and brackets; fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0)
  return { pid, parent: Number(fields[1]), cpuMs: ticks * MS_A_TICK }
}

export const allProcesses = (): ProcessStat[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? [])

/** These processes and all below them: a postmaster's backends, a web process's picture processes. */
export const withDescendants = (roots: readonly number[], processes = allProcesses()): ProcessStat[] => {
  const wanted = new Set(roots)
  for (let before = 0; before !== wanted.size;) {
    before = wanted.size
    for (const { pid, parent } of processes) if (wanted.has(parent)) wanted.add(pid)
  }
  return processes.filter(({ pid }) => wanted.has(pid))
}

/**
 * CPU time that processes and all they started have used so far, in ms. A child that ends moves into what its parent
 * has buried, so nothing is lost or counted twice.
 */
export const cpuMsOf = (roots: readonly number[]): number =>
  withDescendants(roots).reduce((sum, { cpuMs }) => sum + cpuMs, 0)

/** Proportional share of memory in bytes: pages that several processes use are divided among them. */
export const memoryOf = (pid: number): { readonly pss: number; readonly rss: number } => {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1_024
  return { pss: field('Pss'), rss: field('Rss') }
}
