import Type, { type Static } from 'typebox'
import { Board } from '../../content/wire/board.ts'
import { Pin } from '../../content/wire/pin.ts'
import { Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** FIND-05: what is looked for: pins, those that can be bought, one's own, videos, boards, people, stories. */
export const SearchScope = Type.Union([
  Type.Literal('pins'),
  Type.Literal('buyable_pins'),
  Type.Literal('my_pins'),
  Type.Literal('videos'),
  Type.Literal('boards'),
  Type.Literal('users'),
  Type.Literal('idea_pins'),
])
export type SearchScope = Static<typeof SearchScope>

export const SearchResult = Type.Union([Pin, Board, User])
export type SearchResult = Static<typeof SearchResult>

/** A word that narrows a search down, in a color of what it leads to. */
export const SearchGuide = Type.Object({
  term: Type.String(),
  display: Type.String(),
  /** The search with the word. */
  query: Type.String(),
  dominant_color: Type.String(),
})
export type SearchGuide = Static<typeof SearchGuide>

/** What was searched instead of what was written, because nothing has one of its words. */
export const SearchTypo = Type.Object({ original_query: Type.String(), corrected_query: Type.String() })
export type SearchTypo = Static<typeof SearchTypo>

/** Matters on which people may need other help than pictures. */
export const SensitiveTopic = Type.Union([
  Type.Literal('self_harm'),
  Type.Literal('eating_disorder'),
  Type.Literal('low_mood'),
])
export type SensitiveTopic = Static<typeof SensitiveTopic>

/** A search on such a matter. `is_withheld`: nothing is shown for it. */
export const SearchSensitivity = Type.Object({ topic: SensitiveTopic, is_withheld: Type.Boolean() })
export type SearchSensitivity = Static<typeof SearchSensitivity>

/** Something said above the results: where to find help. */
export const SearchNag = Type.Object({ kind: Type.Literal('help'), topic: SensitiveTopic })
export type SearchNag = Static<typeof SearchNag>

export const SearchFilterKey = Type.Union([Type.Literal('content'), Type.Literal('sort'), Type.Literal('skin_tone')])
export type SearchFilterKey = Static<typeof SearchFilterKey>

/** A way to narrow results: one of its options at a time. */
export const SearchFilter = Type.Object({
  key: SearchFilterKey,
  options: Type.Array(Type.Object({ value: Type.String(), is_applied: Type.Boolean() })),
})
export type SearchFilter = Static<typeof SearchFilter>

export const SearchTab = Type.Object({ scope: SearchScope, is_selected: Type.Boolean() })
export type SearchTab = Static<typeof SearchTab>

/** What stands in the bar above the results, in this order. */
export const OneBarModule = Type.Object({
  type: Type.Union([
    Type.Literal('filters'),
    Type.Literal('skin_tone'),
    Type.Literal('product_filters'),
    Type.Literal('guides'),
  ]),
})
export type OneBarModule = Static<typeof OneBarModule>

/** What the products found cost and where they are sold. */
export const ProductFilters = Type.Object({
  price: Type.Object({ min: Type.Number(), max: Type.Number() }),
  domains: Type.Array(Type.String()),
})
export type ProductFilters = Static<typeof ProductFilters>

/** FIND-05: what an answer to a search says beside its results. */
export const SearchParts = Type.Object({
  /** As it was searched. */
  query: Type.String(),
  scope: SearchScope,
  guides: Type.Array(SearchGuide),
  typo: Nullable(SearchTypo),
  nag: Nullable(SearchNag),
  sensitivity: Nullable(SearchSensitivity),
  filters: Type.Array(SearchFilter),
  tabs: Type.Array(SearchTab),
  /** What the search is for at a glance. */
  modeIcon: Type.Union([Type.Literal('search'), Type.Literal('shop'), Type.Literal('video'), Type.Literal('person')]),
  oneBarModules: Type.Array(OneBarModule),
  productFilters: Nullable(ProductFilters),
})
export type SearchParts = Static<typeof SearchParts>

/** FIND-06: one line of what a typed word may become. */
export const TypeaheadItem = Type.Object({
  type: Type.Union([Type.Literal('query'), Type.Literal('user'), Type.Literal('board'), Type.Literal('topic')]),
  /** A username for people. */
  id: Type.String(),
  label: Type.String(),
  /** Below the label: whose board, which name. */
  detail: Nullable(Type.String()),
  /** Of a query: what to search for. */
  query: Nullable(Type.String()),
  url: Type.String(),
  image_url: Nullable(Type.String()),
  /** The viewer has searched it before. */
  is_recent: Type.Boolean(),
})
export type TypeaheadItem = Static<typeof TypeaheadItem>

export const RecentSearch = Type.Object({ query: Type.String(), searched_at: Moment })
export type RecentSearch = Static<typeof RecentSearch>

/** A search to begin with. `dominant_color` is that of a picture found with it. */
export const RecommendedSearch = Type.Object({
  query: Type.String(),
  display: Type.String(),
  dominant_color: Nullable(Type.String()),
})
export type RecommendedSearch = Static<typeof RecommendedSearch>
