export { createExactSpace, type ExactSpace } from './exact-space.ts'
export { searchViews } from './search-views.ts'
export type { Neighbor, Space } from './space.ts'
export { EXACT_UP_TO, type GraphSpace, openUsearch, type Usearch } from './usearch-space.ts'
