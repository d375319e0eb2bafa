export { findHalfMade } from './half-made.ts'
export { findWrongCounters, type WrongCounter } from './wrong-counters.ts'
