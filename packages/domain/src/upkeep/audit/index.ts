export { findHalfMade } from './half-made.ts'
export { findWrongCounters } from './wrong-counters.ts'
