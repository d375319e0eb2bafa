import type { Clock } from '../clock.ts'

export interface HandClock extends Clock {
  /** Advances both the wall clock and the steady one. */
  pass(ms: number): void
  /** Sets the wall clock, which may jump, without touching the steady one. */
  set(ms: number): void
}

/** A clock that moves only when a test moves it. */
export const handClock = (startMs: number = Date.UTC(2026, 0, 1)): HandClock => {
  let wallMs = startMs
  let steadyMs = 0
  return {
    now: () => new Date(wallMs),
    monotonicMs: () => steadyMs,
    pass: (ms) => {
      wallMs += ms
      steadyMs += ms
    },
    set: (ms) => {
      wallMs = ms
    },
  }
}
