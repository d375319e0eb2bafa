import type { OptionsOf, SearchResource } from '@corkboard/contract'
import type { SearchInput } from '@corkboard/domain/finding/search'

/** Only names of places are logged, never a text that a client might have put there. */
const PLACE = /^[a-z_]{1,40}$/

/** FIND-05: a search from the options of the resources. */
export const searchInputOf = (options: OptionsOf<(typeof SearchResource)['actions']['get']>): SearchInput => ({
  query: options.query,
  scope: options.scope ?? 'pins',
  filters: [options.filters, options.applied_filters].filter(Boolean).join(','),
  productFilters: options.appliedProductFilters ?? '',
  corrects: options.auto_correction_disabled !== true,
  username: options.user,
  withoutPictures: options.query_pin_sigs,
  rerank: options.customized_rerank_type,
  startedFrom: PLACE.test(options.rs ?? '') ? options.rs : 'direct_navigation',
  // Clients send empty texts for what they do not have.
  sourceId: options.source_id || undefined,
  articleId: options.article || undefined,
  corpus: options.corpus || undefined,
  language: options.language,
})
