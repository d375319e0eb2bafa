import { cleanQuery } from '@corkboard/contract/finding/search-query'
import type { SearchParts, SearchScope } from '@corkboard/contract/finding/wire/search'
import type { PageContext } from '../../router/define-page.ts'
import { SEARCH_SOURCES, type SearchAddress } from '../../product/search/search-address.ts'
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

const MAX_FILTERS_LENGTH = 500
const MAX_NAME_LENGTH = 100

/** Returns the scope in an address, or undefined if there is no such page. */
export const searchScope = (text: string): SearchScope | undefined =>
  Object.hasOwn(SCOPES, text) ? (text as SearchScope) : undefined

/** The parameters of a search's address. */
export const SEARCH_QUERY = ['q', 'filters', 'products', 'exact', 'user', 'rs'] as const

/** Longer values do not come from any page of ours. */
const atMost = (length: number, text: string | undefined): string | undefined =>
  text !== undefined && text.length <= length ? text : undefined

/** Returns the search for any address. Values that no search accepts are left out. */
export const addressOf = (scope: SearchScope, search: PageContext['search']): SearchAddress => ({
  scope,
  query: cleanQuery(search['q'] ?? ''),
  filters: atMost(MAX_FILTERS_LENGTH, search['filters']),
  products: atMost(MAX_FILTERS_LENGTH, search['products']),
  isExact: search['exact'] === '1',
  user: atMost(MAX_NAME_LENGTH, search['user']),
  rs: SEARCH_SOURCES.find((source) => source === search['rs']),
})

const optionsOf = ({ scope, query, filters, products, isExact, user }: SearchAddress) => ({
  query,
  scope,
  ...(filters && { applied_filters: filters }),
  ...(products && { appliedProductFilters: products }),
  ...(isExact && { auto_correction_disabled: true }),
  ...(user && { user }),
})

/** True if filters are set. */
export const isNarrowed = ({ filters, products }: SearchAddress): boolean => Boolean(filters || products)

/** FIND-05: requests the results of a search. */
export const resultsOf = (address: SearchAddress) =>
  list('SearchResource', {
    ...optionsOf(address),
    ...(address.rs && { rs: address.rs }),
    // Product cards show prices.
    ...(address.scope !== 'buyable_pins' && { field_set_key: 'grid' }),
  })

/** Requests what is shown around the results. */
export const partsOf = (address: SearchAddress) => resource('SearchTabResource', optionsOf(address))

export type Parts = SearchParts

/**
 * Returns what recent searches get: with a typo, what was searched instead. A search that the site answers with help leaves
 * no trace.
 */
export const queryToStore = ({ query }: SearchAddress, parts: Parts | undefined): string | undefined =>
  query === '' || parts === undefined || parts.sensitivity !== null ? undefined : (parts.typo?.corrected_query ?? query)
