/** By then the process has served what waited for it. */
const FIRST_AFTER_MS = 5_000
const EVERY_MS = 120_000
/** The part of a core below which a process has had nothing to do but its own timers. */
const IDLE_PART = 0.02

/**
 * Returns a function to call once a period with the process's CPU time so far, in ms. It returns true when a period with
 * little work follows one with more, counting the start as work.
 */
export const idleAfterWork = (periodMs: number): ((cpuMs: number) => boolean) => {
  let before = 0
  let hasWorked = true
  return (cpuMs) => {
    const isIdle = cpuMs - before < periodMs * IDLE_PART
    const isDue = isIdle && hasWorked
    before = cpuMs
    hasWorked = !isIdle
    return isDue
  }
}

/**
 * Collects garbage once after the start, which leaves schemas and compiled code behind, and whenever two minutes with
 * little work follow others, and gives the memory back. V8 alone would only do so when the heap has grown far beyond it.
 * Needs `--expose-gc`: making `gc` known later, in a new context, has V8 shrink the heap in every pause of 8 seconds, and
 * then each burst of requests pays for its growth (saves cost 12 % more).
 */
export const giveBackMemory = (): void => {
  const collect = (): void => gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const isDue = idleAfterWork(EVERY_MS)
  const check = (): void => {
    const { user, system } = process.cpuUsage()
    if (isDue((user + system) / 1_000)) collect()
  }
  setTimeout(collect, FIRST_AFTER_MS).unref()
  setInterval(check, EVERY_MS).unref()
}
