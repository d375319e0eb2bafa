import type { SearchParts, SearchScope } from '@corkboard/contract/wire/search'
import type { PageContext } from '../../router/define-page.ts'
import type { SearchAddress } from '../../shell/searching/search-address.ts'
import { list, resource } from '../../store/requests.ts'

const SCOPES: Readonly<Record<SearchScope, true>> = {
  pins: true,
  buyable_pins: true,
  my_pins: true,
  videos: true,
  boards: true,
  users: true,
  idea_pins: true,
}

/** A scope of an address; others are no page. */
export const searchScope = (text: string): SearchScope | undefined =>
  Object.hasOwn(SCOPES, text) ? (text as SearchScope) : undefined

export const addressOf = (scope: SearchScope, search: PageContext['search']): SearchAddress => ({
  scope,
  query: search['q']?.trim() ?? '',
  filters: search['filters'],
  products: search['products'],
  isExact: search['exact'] === '1',
  user: search['user'],
})

const optionsOf = ({ scope, query, filters, products, isExact, user }: SearchAddress) => ({
  query,
  scope,
  ...(filters && { applied_filters: filters }),
  ...(products && { appliedProductFilters: products }),
  ...(isExact && { auto_correction_disabled: true }),
  ...(user && { user }),
})

/** FIND-05: the results of a search. */
export const resultsOf = (address: SearchAddress) =>
  list('SearchResource', { ...optionsOf(address), field_set_key: 'grid' })

/** What is said beside them. */
export const partsOf = (address: SearchAddress) => resource('SearchTabResource', optionsOf(address))

export const recommendedSearches = () => resource('RecommendedSearchesResource', {})

export type Parts = SearchParts
