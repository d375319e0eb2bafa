export { seededDice } from './dice.ts'
export { EdgeList } from './edge-list.ts'
export { applyChanges } from './follow-changes.ts'
export { type GraphKeeper, keepGraph } from './keep-graph.ts'
export { KEY_DIGITS } from './key-index.ts'
export { loadGraph } from './load-graph.ts'
export { PinBoardGraph } from './pin-board-graph.ts'
export {
  type AskedStart,
  type GraphFacts,
  type GraphProgress,
  REBUILD_GRAPH,
  type RelatedPicture,
} from './questions.ts'
export { RESTART, walk, type WalkOptions, type WalkStart } from './random-walk.ts'
export { PRODUCT_WALK } from './related-lists.ts'
export {
  askRelated,
  FADING,
  listNumber,
  RECENT_PINS,
  recommendFor,
  type Recommended,
  type RecommendedList,
} from './recommend.ts'
