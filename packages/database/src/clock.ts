/** The product's clock; tests bring their own. */
export interface Clock {
  now(): Date
  /** Milliseconds since some fixed time; never jumps. For measuring durations. */
  monotonicMs(): number
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
}
