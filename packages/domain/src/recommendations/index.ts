export { applyChanges } from './follow-changes.ts'
export { type GraphKeeper, keepGraph } from './keep-graph.ts'
export { KEY_DIGITS } from './key-index.ts'
export { loadGraph } from './load-graph.ts'
export {
  type AskedStart,
  type GraphFacts,
  type GraphProgress,
  REBUILD_GRAPH,
  type RelatedPicture,
} from './questions.ts'
export { askRelated, listNumber, recommendFor, type Recommended, type RecommendedList } from './recommend.ts'
