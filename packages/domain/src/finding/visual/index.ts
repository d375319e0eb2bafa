export { DESCRIBE_TASK, describeMissing, describeNewPicture, rebuildDescriptors } from './describe-pictures.ts'
export type { VisualFilters } from './filters.ts'
export { startVisualIndex, type VisualIndexHolder } from './start-visual-index.ts'
export { REBUILD_VISUAL } from './questions.ts'
export {
  picturesLike,
  searchByFrame,
  searchByPicture,
  type SearchedBy,
  visualFilters,
  type VisualQuery,
  type VisualResults,
} from './search-by-picture.ts'
