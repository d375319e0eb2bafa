const PERIOD_MS = 10_000
/** The part of a core below which a process has had nothing to do but its own timers. */
const IDLE_PART = 0.02
const PERIODS_AFTER_START = 1
const PERIODS_AFTER_WORK = 12

/**
 * Returns a function to call every 10 seconds with the process's CPU time so far, in ms. It returns true once the process
 * has been idle for 10 seconds after its start, and once for each time that it is idle for two minutes after work.
 */
export const idleAfterWork = (): ((cpuMs: number) => boolean) => {
  let before = 0
  let idlePeriods = 0
  let needed: number | undefined = PERIODS_AFTER_START
  return (cpuMs) => {
    const isIdle = cpuMs - before < PERIOD_MS * IDLE_PART
    before = cpuMs
    idlePeriods = isIdle ? idlePeriods + 1 : 0
    if (!isIdle) needed ??= PERIODS_AFTER_WORK
    if (needed === undefined || idlePeriods < needed) return false
    needed = undefined
    return true
  }
}

/**
 * Gives back the memory that starting and working leave behind, once a process is idle: schemas, compiled code, garbage.
 * V8 alone would only do so when the heap has grown far beyond it. Never under load: the heap would have to grow again,
 * which costs a fifth of the CPU time of the next seconds. Needs `--expose-gc`: making `gc` known later, in a new context,
 * has V8 shrink the heap in every pause of 8 seconds, with the same cost.
 */
export const giveBackMemory = (): void => {
  const isDue = idleAfterWork()
  const check = (): void => {
    const { user, system } = process.cpuUsage()
    if (isDue((user + system) / 1_000)) gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
  setInterval(check, PERIOD_MS).unref()
}
