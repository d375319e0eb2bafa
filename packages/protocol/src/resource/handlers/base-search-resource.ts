import { BaseSearchResource } from '@corkboard/contract'
import { search, searchParts } from '@corkboard/domain/search'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'
import { searchInputOf } from '../search-input.ts'

export const baseSearchResource = implement(BaseSearchResource, {
  get: async (ctx, options, page) => {
    const input = searchInputOf(options)
    const found = await search(ctx, input, fieldSetOf(options), page)
    return { ...found, beside: await searchParts(ctx, input) }
  },
})
