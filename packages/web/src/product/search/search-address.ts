import type { SearchScope } from '@corkboard/contract/finding/wire/search'

/** (ours) The places on our pages that start searches. */
export const SEARCH_SOURCES = ['typed', 'autocomplete', 'recent', 'recommended', 'guide'] as const
export type SearchSource = (typeof SEARCH_SOURCES)[number]

/** A search as stored in its address. Missing values are defaults. */
export interface SearchAddress {
  readonly scope: SearchScope
  readonly query: string
  /** `content:video,sort:newest` */
  readonly filters?: string | undefined
  /** `price:10-50,domain:shop.example` */
  readonly products?: string | undefined
  /** True to search for exactly these words. */
  readonly isExact?: boolean | undefined
  /** A username: searches only their pins. */
  readonly user?: string | undefined
  /** Where the search was started; a link from elsewhere does not say. */
  readonly rs?: SearchSource | undefined
}

export const searchPath = ({ scope, query, filters, products, isExact, user, rs }: SearchAddress): string => {
  const given = { q: query, filters, products, exact: isExact ? '1' : undefined, user, rs }
  const search = new URLSearchParams(Object.entries(given).filter(([, value]) => value) as [string, string][])
  return `/search/${scope}/${search.size > 0 ? `?${search}` : ''}`
}

/** Returns the chosen option of each filter in an address. */
export const filtersIn = (text: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (text ?? '').split(',').flatMap((pair) => {
      const at = pair.indexOf(':')
      return at < 1 ? [] : [[pair.slice(0, at), pair.slice(at + 1)]]
    }),
  )

/** Returns the filters with one changed, or removed if its value is `undefined`. */
export const withFilter = (text: string | undefined, key: string, value: string | undefined): string | undefined => {
  const filters = { ...filtersIn(text), [key]: value }
  const pairs = Object.entries(filters).filter(([, it]) => it)
  return pairs.length === 0 ? undefined : pairs.map(([name, it]) => `${name}:${it}`).join(',')
}
