export { describeMissing, rebuildDescriptors } from './describe-pictures.ts'
export type { VisualFilters } from './filters.ts'
export { storeDescriptors } from './descriptor-store.ts'
export { createLooks, NO_LOOKS } from './look-alikes/looks.ts'
export { isAlike, type Look } from './look-alikes/look.ts'
export { openSpreadPage, type SpreadPage } from './look-alikes/spread-page.ts'
export { SCREEN, spreadLookAlikes } from './look-alikes/spread-look-alikes.ts'
export { startVisualIndex } from './start-visual-index.ts'
export { REBUILD_VISUAL } from './discovery-calls.ts'
export {
  picturesLike,
  searchByFrame,
  searchByPicture,
  type SearchedBy,
  visualFilters,
  type VisualQuery,
  type VisualResults,
} from './search-by-picture.ts'
