import Type, { type Static } from 'typebox'
import { IdText, Moment } from '../../scalars.ts'

/** PEOPLE-05: where a merchant's storefront is meant for, and which of their product feeds it shows. */
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
  /** Of the shop itself. */
  url: Type.String(),
})
export type Storefront = Static<typeof Storefront>

/** PEOPLE-05: what whoever runs the site has verified of a merchant. */
export const VerifiedMerchant = Type.Object({
  user_id: IdText,
  /** `shop.example`: what is sold there is theirs. */
  domain_url: Type.String(),
  verified_at: Moment,
  /** The one for everybody else first; never empty. */
  storefronts: Type.Array(Storefront),
})
export type VerifiedMerchant = Static<typeof VerifiedMerchant>
