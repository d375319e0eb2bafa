import { fail, LIMITS, type OptionsOf, type VisualFilters, type VisualSearchPinsResource } from '@corkboard/contract'
import type { SearchedBy, VisualQuery, VisualResults } from '@corkboard/domain/finding/visual'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { pinIdOf } from '../../../product/content/pin-id.ts'

type Options = OptionsOf<typeof VisualSearchPinsResource.actions.get>

const searchedBy = (options: Options): SearchedBy => {
  if (options.media_upload_id !== undefined) return { uploadId: options.media_upload_id }
  if (options.pin_id !== undefined) return { pinId: pinIdOf(options.pin_id, 'pin_id'), place: options.place }
  throw fail('request.missing', { field: 'pin_id' })
}

/** The query of a visual search, from the options that all its resources share. */
export const visualQueryOf = (options: Options): VisualQuery => ({
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
})

export const toFiltersWire = ({ price, domains, categories }: VisualResults['offered']): VisualFilters => ({
  price_filters: price,
  domain_filters: domains,
  category_filters: categories,
})
