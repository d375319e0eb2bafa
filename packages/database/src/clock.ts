/** Time as the product sees it; tests bring their own. */
export interface Clock {
  now(): Date
  /** Milliseconds from some fixed moment, which never jump: for measuring how long something took. */
  monotonicMs(): number
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
}
