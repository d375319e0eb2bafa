import { BaseSearchResource } from '@corkboard/contract'
import { search, searchParts } from '@corkboard/domain/finding/search'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'
import { searchInputOf } from './search-input.ts'

export const baseSearchResource = implement(BaseSearchResource, {
  get: async (ctx, options, page) => {
    const input = searchInputOf(options)
    const found = await search(ctx, input, fieldSetOf(options), page)
    return { ...found, extra: await searchParts(ctx, input) }
  },
})
