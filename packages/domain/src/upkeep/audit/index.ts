export { findHalfMade } from './half-made.ts'
export { findUnlistedPictures } from './unlisted-pictures.ts'
export { findWrongCounters } from './wrong-counters.ts'
