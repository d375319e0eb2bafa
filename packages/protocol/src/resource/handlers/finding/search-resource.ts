import { SearchResource } from '@corkboard/contract'
import { search } from '@corkboard/domain/finding/search'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'
import { searchInputOf } from './search-input.ts'

export const searchResource = implement(SearchResource, {
  get: (ctx, options, page) => search(ctx, searchInputOf(options), fieldSetOf(options), page),
})
