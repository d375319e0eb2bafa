export { deleteSensitiveSearches } from './delete-sensitive.ts'
export { parseQuery } from './parse-query.ts'
export { deleteSearches, listRecents, storeSearch } from './recents.ts'
export { search } from './search.ts'
export { searchParts } from './search-parts.ts'
export {
  BUILD_SEARCH_TASK,
  buildSearchOnce,
  indexBoardWithPins,
  indexPerson,
  indexPersonWithAll,
  indexPins,
  rebuildSearch,
  SWEEP_SEARCH_TASK,
  sweepSearch,
  WEIGH_SEARCH_TASK,
  weighSearch,
} from './search-events.ts'
export type { RebuildProgress, SearchEngine } from './search-engine.ts'
export type { SearchInput } from './search-options.ts'
export { recommendSearches } from './recommend-searches.ts'
export { typeahead } from './typeahead.ts'
export { createPostgresSearch } from './postgres/postgres-engine.ts'
