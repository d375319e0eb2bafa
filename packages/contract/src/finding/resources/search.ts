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

/** FIND-05: everything a search can be asked with. */
const options = {
  query: Type.String({ maxLength: 500 }),
  /** `pins` where left out. */
  scope: Type.Optional(SearchScope),
  /** `name:value` with commas between: `content:video`, `sort:newest`, `skin_tone:2`. */
  filters: Type.Optional(Type.String({ maxLength: 500 })),
  /** The same, as chosen in the results; it counts above `filters`. */
  applied_filters: Type.Optional(Type.String({ maxLength: 500 })),
  /** `price:10-50`, `domain:shop.example`, with commas between. */
  appliedProductFilters: Type.Optional(Type.String({ maxLength: 500 })),
  auto_correction_disabled: Type.Optional(Type.Boolean()),
  /** Where the search came from; `direct_navigation` where left out. */
  rs: Type.Optional(Type.String({ maxLength: 100 })),
  source_id: Type.Optional(Type.String({ maxLength: 100 })),
  /** An article's id: the search was begun there. */
  article: Type.Optional(Type.String({ maxLength: 100 })),
  /** A username: only what they pinned. */
  user: Type.Optional(Type.String({ maxLength: 100 })),
  /** Pictures the search began from; they are not among the results. */
  query_pin_sigs: Type.Optional(Type.Array(Type.String({ pattern: '^[0-9a-f]{32}$' }), { maxItems: 50 })),
  corpus: Type.Optional(Type.String({ maxLength: 100 })),
  /** `newest` or `popular`: what counts above the words. */
  customized_rerank_type: Type.Optional(Type.String({ maxLength: 100 })),
  /** (ours) Of whoever searches, where they are not signed in: `en`. */
  language: Type.Optional(Type.String({ maxLength: 20 })),
  field_set_key: FieldSetKey,
}

/** FIND-05: results with all that an answer says beside them. */
export const BaseSearchResource = defineResource('BaseSearchResource', {
  get: { signedOut: true, list: true, options: Type.Object(options), data: SearchResult, beside: SearchParts },
})

/** FIND-05: results alone. */
export const SearchResource = defineResource('SearchResource', {
  get: { changesWith: 'search:all', signedOut: true, list: true, options: Type.Object(options), data: SearchResult },
})

/** FIND-05: what there is to say of a search beside its results. */
export const SearchTabResource = defineResource('SearchTabResource', {
  get: { changesWith: 'search:all', signedOut: true, options: Type.Object(options), data: SearchParts },
})

/** FIND-06: what typed words may become: searches, people, boards, topics. */
export const AdvancedTypeaheadResource = defineResource('AdvancedTypeaheadResource', {
  get: {
    signedOut: true,
    options: Type.Object({
      term: Type.String({ maxLength: 200 }),
      /** Searches of before, as the client remembers them; those that begin so come first. */
      recent_queries_tags: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 })),
      language: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    data: Type.Object({ items: Type.Array(TypeaheadItem) }),
  },
})

/** FIND-06: what one searched, newest first; `personal` among one's own pins. Without a query `delete` forgets them all. */
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

/** FIND-06: searches to begin with. */
export const RecommendedSearchesResource = defineResource('RecommendedSearchesResource', {
  get: {
    changesWith: 'search:all',
    signedOut: true,
    options: Type.Object({ language: Type.Optional(Type.String({ maxLength: 20 })) }),
    data: Type.Array(RecommendedSearch),
  },
})
