import { SearchTabResource } from '@corkboard/contract'
import { searchParts } from '@corkboard/domain/finding/search'
import { implement } from '../../engine/implement.ts'
import { searchInputOf } from './search-input.ts'

export const searchTabResource = implement(SearchTabResource, {
  get: (ctx, options) => searchParts(ctx, searchInputOf(options)),
})
