import type { OptionsOf, SearchResource } from '@corkboard/contract'
import type { SearchInput } from '@corkboard/domain/finding/search'

/** FIND-05: a search from the options of the resources. Options that only say where it came from have no effect. */
export const searchInputOf = (options: OptionsOf<(typeof SearchResource)['actions']['get']>): SearchInput => ({
  query: options.query,
  scope: options.scope ?? 'pins',
  filters: [options.filters, options.applied_filters].filter(Boolean).join(','),
  productFilters: options.appliedProductFilters ?? '',
  corrects: options.auto_correction_disabled !== true,
  username: options.user,
  withoutPictures: options.query_pin_sigs,
  rerank: options.customized_rerank_type,
  language: options.language,
})
