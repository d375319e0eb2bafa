import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4_096
/** Asking another program takes milliseconds. */
const ASK_EVERY_MS = 500

/** Linux: pages, the second number. Throws elsewhere. */
const fromProc = (pid: number): number => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES

/** In any POSIX system; kilobytes. */
const fromPs = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1_024

/** The resident memory of the program that runs at the moment. */
export const createResidentMemory = () => {
  let pid: number | undefined
  let asked = { at: -Infinity, bytes: 0 }
  return {
    watch: (started: number): void => {
      pid = started
    },
    bytes: (): number => {
      if (pid === undefined) return 0
      try {
        if (process.platform === 'linux') return fromProc(pid)
        if (performance.now() - asked.at > ASK_EVERY_MS) asked = { at: performance.now(), bytes: fromPs(pid) }
        return asked.bytes
      } catch {
        // It has ended.
        return 0
      }
    },
  }
}
