import type { VisualCrop, VisualPriceFilter } from '@corkboard/contract/finding/wire/visual-search'
import type { PageContext } from '../../router/define-page.ts'
import { list, resource } from '../../store/requests.ts'
import { readCrop, writeCrop } from './crop-box.ts'

/** The picture to search with: a pin's, or an upload of the user. */
export type VisualSubject =
  | {
      readonly kind: 'pin'
      readonly id: string
      /** The slot of a carousel or page of a story. */
      readonly place?: number | undefined
    }
  | { readonly kind: 'upload'; readonly id: string }

type Price = Pick<VisualPriceFilter, 'currency' | 'min' | 'max'>

/** A visual search as stored in its address, so that the filters survive reloads and links. */
export interface VisualAddress {
  readonly subject: VisualSubject
  readonly crop: VisualCrop | undefined
  readonly isShopping: boolean
  readonly domain: string | undefined
  readonly category: string | undefined
  readonly price: Price | undefined
}

/** The query parameters of visual search pages. */
export const VISUAL_QUERY = ['place', 'crop', 'shopping', 'domain', 'category', 'price'] as const

const readPrice = (text: string | undefined): Price | undefined => {
  const [, min, max, currency] = /^(\d{1,9}(?:\.\d+)?)-(\d{1,9}(?:\.\d+)?)-([A-Z]{3})$/.exec(text ?? '') ?? []
  return min !== undefined && max !== undefined && currency !== undefined
    ? { min: Number(min), max: Number(max), currency }
    : undefined
}

export const writePrice = ({ min, max, currency }: Price): string => `${min}-${max}-${currency}`

/** Returns the slot or page in an address. */
export const readPlace = (text: string | undefined): number | undefined =>
  /^\d{1,3}$/.test(text ?? '') ? Number(text) : undefined

export const readVisualAddress = (subject: VisualSubject, search: PageContext['search']): VisualAddress => ({
  subject,
  crop: readCrop(search['crop']),
  isShopping: search['shopping'] === '1',
  domain: search['domain'] || undefined,
  category: search['category'] || undefined,
  price: readPrice(search['price']),
})

/** Returns the path of a visual search. */
export const visualPath = (address: VisualAddress): string => {
  const { subject, crop, isShopping, domain, category, price } = address
  const search = new URLSearchParams()
  if (subject.kind === 'upload') search.set('upload', subject.id)
  if (subject.kind === 'pin' && subject.place !== undefined) search.set('place', String(subject.place))
  if (crop) search.set('crop', writeCrop(crop))
  if (isShopping) search.set('shopping', '1')
  if (domain !== undefined) search.set('domain', domain)
  if (category !== undefined) search.set('category', category)
  if (price) search.set('price', writePrice(price))
  const text = search.toString().replaceAll('%2C', ',')
  const path = subject.kind === 'pin' ? `/pin/${subject.id}/visual-search/` : '/search/visual/'
  return text === '' ? path : `${path}?${text}`
}

const subjectOptions = ({ subject, crop }: VisualAddress) => ({
  ...(subject.kind === 'pin' ? { pin_id: subject.id } : { media_upload_id: subject.id }),
  ...(subject.kind === 'pin' && subject.place !== undefined && { place: subject.place }),
  ...(crop && { crop }),
})

/** FIND-08: requests the results, limited to 50 on phones. */
export const visualPins = (address: VisualAddress, isMobile: boolean) => {
  const { isShopping, domain, category, price } = address
  return list('VisualSearchPinsResource', {
    ...subjectOptions(address),
    ...(isShopping && { is_shopping: true }),
    ...(domain !== undefined && { domains: [domain] }),
    ...(category !== undefined && { categories: [category] }),
    ...(price && { price_min: price.min, price_max: price.max, price_currency: price.currency }),
    ...(isMobile && { is_mobile: true }),
    field_set_key: 'grid',
  })
}

/** Requests the available filters, whichever are applied. */
export const visualFilters = (address: VisualAddress) =>
  resource('VisualSearchFiltersResource', subjectOptions(address))
