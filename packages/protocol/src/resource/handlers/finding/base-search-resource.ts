import { BaseSearchResource } from '@corkboard/contract'
import { search, searchParts } from '@corkboard/domain/finding/search'
import { fieldSetOf } from '../../engine/field-set.ts'
import { implement } from '../../engine/implement.ts'
import { searchInputOf } from '../../engine/search-input.ts'

export const baseSearchResource = implement(BaseSearchResource, {
  get: async (ctx, options, page) => {
    const input = searchInputOf(options)
    const found = await search(ctx, input, fieldSetOf(options), page)
    return { ...found, extra: await searchParts(ctx, input) }
  },
})
