import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import {
  RecentSearch,
  RecommendedSearch,
  SearchParts,
  SearchResult,
  SearchScope,
  TypeaheadItem,
} from '../wire/search.ts'
import { FieldSetKey } from '../../content/resources/boards.ts'

/** FIND-05: all options of a search. */
const options = {
  query: Type.String({ maxLength: 500 }),
  /** Defaults to `pins`. */
  scope: Type.Optional(SearchScope),
  /** `name:value`, separated by commas: `content:video`, `sort:newest`, `skin_tone:2`. */
  filters: Type.Optional(Type.String({ maxLength: 500 })),
  /** The same, as chosen in the results; overrides `filters`. */
  applied_filters: Type.Optional(Type.String({ maxLength: 500 })),
  /** `price:10-50`, `domain:shop.example`, separated by commas. */
  appliedProductFilters: Type.Optional(Type.String({ maxLength: 500 })),
  auto_correction_disabled: Type.Optional(Type.Boolean()),
  /** Where the search was started, for the log: `typed`, `guide`; defaults to `direct_navigation`. */
  rs: Type.Optional(Type.String({ maxLength: 100 })),
  /** Id of the pin, board or user where the search was started; excluded from the results, with the pin's picture. */
  source_id: Type.Optional(Type.String({ maxLength: 100 })),
  /** Id of a Today article: searches only its pins, or its boards. */
  article: Type.Optional(Type.String({ maxLength: 100 })),
  /** A username: searches only their pins. */
  user: Type.Optional(Type.String({ maxLength: 100 })),
  /** Pictures the search started from; excluded from the results. */
  query_pin_sigs: Type.Optional(Type.Array(Type.String({ pattern: '^[0-9a-f]{32}$' }), { maxItems: 50 })),
  /** `following`: searches only what the users and boards that the viewer follows have. Anything else: everything. */
  corpus: Type.Optional(Type.String({ maxLength: 100 })),
  /** `newest` or `popular`: ranks by this instead of by the terms. */
  customized_rerank_type: Type.Optional(Type.String({ maxLength: 100 })),
  /** (ours) Language of a signed-out searcher: `en`. */
  language: Type.Optional(Type.String({ maxLength: 20 })),
  field_set_key: FieldSetKey,
}

/** FIND-05: results together with everything else in the response. */
export const BaseSearchResource = defineResource('BaseSearchResource', {
  get: { signedOut: true, list: true, options: Type.Object(options), data: SearchResult, extra: SearchParts },
})

/** FIND-05: only the results. */
export const SearchResource = defineResource('SearchResource', {
  get: { changesWith: 'search:all', signedOut: true, list: true, options: Type.Object(options), data: SearchResult },
})

/** FIND-05: everything about a search except its results. */
export const SearchTabResource = defineResource('SearchTabResource', {
  get: { changesWith: 'search:all', signedOut: true, options: Type.Object(options), data: SearchParts },
})

/** FIND-06: suggestions for a partial query: searches, users, boards, topics. */
export const AdvancedTypeaheadResource = defineResource('AdvancedTypeaheadResource', {
  get: {
    signedOut: true,
    options: Type.Object({
      term: Type.String({ maxLength: 200 }),
      /** Earlier searches stored by the client; matching ones come first. */
      recent_queries_tags: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 })),
      language: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    data: Type.Object({ items: Type.Array(TypeaheadItem) }),
  },
})

/**
 * FIND-06: the viewer's searches, newest first; `personal`: those among their own pins. `delete` without a query
 * deletes all.
 */
export const RecentSearchesResource = defineResource('RecentSearchesResource', {
  get: {
    options: Type.Object({ personal: Type.Optional(Type.Boolean()) }),
    data: Type.Array(RecentSearch),
  },
  create: {
    options: Type.Object({ query: Type.String({ maxLength: 500 }), personal: Type.Optional(Type.Boolean()) }),
    data: Type.Array(RecentSearch),
  },
  delete: {
    options: Type.Object({
      query: Type.Optional(Type.String({ maxLength: 500 })),
      personal: Type.Optional(Type.Boolean()),
    }),
    data: Type.Array(RecentSearch),
  },
})

/** FIND-06: suggested first searches. */
export const RecommendedSearchesResource = defineResource('RecommendedSearchesResource', {
  get: {
    changesWith: 'search:all',
    signedOut: true,
    options: Type.Object({ language: Type.Optional(Type.String({ maxLength: 20 })) }),
    data: Type.Array(RecommendedSearch),
  },
})
