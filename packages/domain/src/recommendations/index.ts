export { applyChanges } from './follow-changes.ts'
export { type GraphKeeper, keepGraph } from './keep-graph.ts'
export { loadGraph } from './load-graph.ts'
export {
  type GraphFacts,
  type GraphProgress,
  REBUILD_GRAPH,
  RELATED,
  type RelatedAnswer,
  type RelatedAsked,
  type RelatedPicture,
  type WalkPreference,
} from './questions.ts'
