import { fail, LIMITS, VisualSearchFlashlightUnifiedResource } from '@corkboard/contract'
import { searchByPicture, type SearchedBy } from '@corkboard/domain/visual'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'
import { pinIdOf } from '../pin-id.ts'

const searchedBy = (options: { readonly pin_id?: string; readonly media_upload_id?: string }): SearchedBy => {
  if (options.media_upload_id !== undefined) return { uploadId: options.media_upload_id }
  if (options.pin_id !== undefined) return { pinId: pinIdOf(options.pin_id, 'pin_id') }
  throw fail('request.missing', { field: 'pin_id' })
}

/** FIND-08. */
export const visualSearchFlashlightUnifiedResource = implement(VisualSearchFlashlightUnifiedResource, {
  get: async (ctx, options, page) => {
    const { items, next, offered } = await searchByPicture(
      ctx,
      {
        by: searchedBy(options),
        crop: options.crop,
        filters: {
          isShopping: options.is_shopping === true,
          domains: options.domains ?? [],
          categories: options.categories ?? [],
          price: { min: options.price_min, max: options.price_max, currency: options.price_currency },
        },
        fieldSet: fieldSetOf(options),
        most: options.is_mobile === true ? LIMITS.mobileImageResults : undefined,
      },
      page,
    )
    return {
      items,
      next,
      beside: {
        price_filters: offered.price,
        domain_filters: offered.domains,
        category_filters: offered.categories,
      },
    }
  },
})
