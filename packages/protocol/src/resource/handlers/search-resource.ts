import { SearchResource } from '@corkboard/contract'
import { search } from '@corkboard/domain/search'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'
import { searchInputOf } from '../search-input.ts'

export const searchResource = implement(SearchResource, {
  get: (ctx, options, page) => search(ctx, searchInputOf(options), fieldSetOf(options), page),
})
