import Type, { type Static } from 'typebox'
import { IdText, Moment } from '../../scalars.ts'

/** PEOPLE-05: the audience of a merchant's storefront, and the product feed it shows. */
export const StorefrontLocale = Type.Object({
  /** ISO 3166-1 alpha-2. */
  country: Type.String(),
  /** ISO 639-1. */
  language: Type.String(),
  feed_profile_id: IdText,
})
export type StorefrontLocale = Static<typeof StorefrontLocale>

export const Storefront = Type.Object({
  ...StorefrontLocale.properties,
  /** URL of the shop itself. */
  url: Type.String(),
})
export type Storefront = Static<typeof Storefront>

/** PEOPLE-05: what staff have verified about a merchant. */
export const VerifiedMerchant = Type.Object({
  user_id: IdText,
  /** `shop.example`: products sold there are theirs. */
  domain_url: Type.String(),
  verified_at: Moment,
  /** The default storefront first; never empty. */
  storefronts: Type.Array(Storefront),
})
export type VerifiedMerchant = Static<typeof VerifiedMerchant>
