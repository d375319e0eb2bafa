import Type, { type Static } from 'typebox'
import { Board } from '../../content/wire/board.ts'
import { Pin } from '../../content/wire/pin.ts'
import { Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** FIND-05: what to search for: pins, products, the viewer's own pins, videos, boards, users, stories. */
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

/** A term that narrows a search down, with a color of its results. */
export const SearchGuide = Type.Object({
  term: Type.String(),
  display: Type.String(),
  /** The query including the term. */
  query: Type.String(),
  dominant_color: Type.String(),
})
export type SearchGuide = Static<typeof SearchGuide>

/** The corrected query that was searched, because one of the original terms has no results. */
export const SearchTypo = Type.Object({ original_query: Type.String(), corrected_query: Type.String() })
export type SearchTypo = Static<typeof SearchTypo>

/** Topics on which users may need help more than pictures. */
export const SensitiveTopic = Type.Union([
  Type.Literal('self_harm'),
  Type.Literal('eating_disorder'),
  Type.Literal('low_mood'),
])
export type SensitiveTopic = Static<typeof SensitiveTopic>

/** A search on a sensitive topic. `is_withheld`: no results are shown. */
export const SearchSensitivity = Type.Object({ topic: SensitiveTopic, is_withheld: Type.Boolean() })
export type SearchSensitivity = Static<typeof SearchSensitivity>

/** A notice above the results: where to find help. */
export const SearchNag = Type.Object({ kind: Type.Literal('help'), topic: SensitiveTopic })
export type SearchNag = Static<typeof SearchNag>

export const SearchFilterKey = Type.Union([Type.Literal('content'), Type.Literal('sort'), Type.Literal('skin_tone')])
export type SearchFilterKey = Static<typeof SearchFilterKey>

/** A filter for results: one of its options at a time. */
export const SearchFilter = Type.Object({
  key: SearchFilterKey,
  options: Type.Array(Type.Object({ value: Type.String(), is_applied: Type.Boolean() })),
})
export type SearchFilter = Static<typeof SearchFilter>

export const SearchTab = Type.Object({ scope: SearchScope, is_selected: Type.Boolean() })
export type SearchTab = Static<typeof SearchTab>

/** FIND-09: a module of the bar above the results, which are in this order. */
export const OneBarModule = Type.Object({
  type: Type.Literal('module'),
  id: Type.Union([
    Type.Literal('filters'),
    Type.Literal('skin_tone'),
    Type.Literal('product_filters'),
    Type.Literal('guides'),
  ]),
})
export type OneBarModule = Static<typeof OneBarModule>

/** The price range of the products found and the sites that sell them. */
export const ProductFilters = Type.Object({
  price: Type.Object({ min: Type.Number(), max: Type.Number() }),
  domains: Type.Array(Type.String()),
})
export type ProductFilters = Static<typeof ProductFilters>

/** FIND-05: everything in a search response except the results. */
export const SearchParts = Type.Object({
  /** The query as searched. */
  query: Type.String(),
  scope: SearchScope,
  guides: Type.Array(SearchGuide),
  typo: Nullable(SearchTypo),
  nag: Nullable(SearchNag),
  sensitivity: Nullable(SearchSensitivity),
  filters: Type.Array(SearchFilter),
  tabs: Type.Array(SearchTab),
  /** The icon for the kind of search. */
  modeIcon: Type.Union([Type.Literal('search'), Type.Literal('shop'), Type.Literal('video'), Type.Literal('person')]),
  oneBarModules: Type.Array(OneBarModule),
  productFilters: Nullable(ProductFilters),
})
export type SearchParts = Static<typeof SearchParts>

/** FIND-06: one suggestion for a partial query. */
export const TypeaheadItem = Type.Object({
  type: Type.Union([Type.Literal('query'), Type.Literal('user'), Type.Literal('board'), Type.Literal('topic')]),
  /** A username for users. */
  id: Type.String(),
  label: Type.String(),
  /** Shown below the label: the board's owner, or the user's name. */
  detail: Nullable(Type.String()),
  /** For a query: what to search for. */
  query: Nullable(Type.String()),
  url: Type.String(),
  image_url: Nullable(Type.String()),
  /** True when the viewer has searched for it before. */
  is_recent: Type.Boolean(),
})
export type TypeaheadItem = Static<typeof TypeaheadItem>

export const RecentSearch = Type.Object({ query: Type.String(), searched_at: Moment })
export type RecentSearch = Static<typeof RecentSearch>

/** A suggested first search. `dominant_color` is that of a picture it finds. */
export const RecommendedSearch = Type.Object({
  query: Type.String(),
  display: Type.String(),
  dominant_color: Nullable(Type.String()),
})
export type RecommendedSearch = Static<typeof RecommendedSearch>
