import { fail, type Id, LIMITS, type VerifiedMerchant } from '@corkboard/contract'
import { cleanLine } from '../../kernel/index.ts'
import { COUNTRIES } from './countries.ts'

export interface StoredStorefront {
  readonly country: string
  readonly language: string
  readonly feed_profile_id: Id
  readonly url: string
}

/** PEOPLE-05: the verified facts about a merchant, as stored with their account. */
export interface StoredMerchant {
  readonly domain: string
  readonly verified_at: string
  readonly storefronts: readonly StoredStorefront[]
}

export interface MerchantInput {
  readonly domain: string
  readonly storefronts?: readonly { readonly country: string; readonly language: string; readonly url?: string }[]
}

/** The same, checked. */
export interface CheckedMerchant {
  readonly domain: string
  readonly storefronts: readonly Omit<StoredStorefront, 'feed_profile_id'>[]
}

const webPage = (text: string): URL | undefined => {
  const typed = cleanLine(text)
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  const isPage =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    // A host that ends in digits is a machine, not a shop.
    /\.[^.\d]+[^.]*$/.test(url.hostname) &&
    url.username === '' &&
    url.password === '' &&
    url.href.length <= LIMITS.pinLink
  return isPage ? url : undefined
}

/** @throws 'merchant.domain_invalid', 'merchant.storefront_invalid' */
export const checkMerchant = ({ domain: typed, storefronts = [] }: MerchantInput): CheckedMerchant => {
  const home = webPage(typed)
  if (!home) throw fail('merchant.domain_invalid', { field: 'domain' })
  const invalid = () => fail('merchant.storefront_invalid', { field: 'storefronts' })
  const checked = storefronts.map(({ country, language, url = '' }) => {
    const page = cleanLine(url) === '' ? home : webPage(url)
    const place = { country: country.toUpperCase(), language: language.toLowerCase() }
    if (!page || !COUNTRIES.has(place.country) || !/^[a-z]{2,3}$/.test(place.language)) throw invalid()
    return { ...place, url: page.href }
  })
  if (new Set(checked.map(({ country, language }) => `${country}/${language}`)).size < checked.length) throw invalid()
  return { domain: home.hostname.replace(/^www\./, ''), storefronts: checked }
}

export const presentMerchant = (userId: Id, merchant: StoredMerchant): VerifiedMerchant => ({
  user_id: userId,
  domain_url: merchant.domain,
  verified_at: merchant.verified_at,
  storefronts: [...merchant.storefronts],
})
