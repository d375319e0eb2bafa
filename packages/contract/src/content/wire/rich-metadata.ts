import Type, { type Static } from 'typebox'
import { Moment, Nullable } from '../../scalars.ts'

/** Stars out of five, whatever scale the page uses. */
export const Rating = Type.Object({ value: Type.Number(), count: Type.Integer() })
export type Rating = Static<typeof Rating>

/** The price of a product, in units of `currency`; `null` for values its page does not give. */
export const OfferSummary = Type.Object({
  price: Nullable(Type.Number()),
  /** Lowest price among variants with different prices. */
  min_price: Nullable(Type.Number()),
  max_price: Nullable(Type.Number()),
  /** Price before a reduction; higher than `price`. */
  standard_price: Nullable(Type.Number()),
  /** ISO 4217. */
  currency: Nullable(Type.String()),
  in_stock: Nullable(Type.Boolean()),
})
export type OfferSummary = Static<typeof OfferSummary>

export const ShippingInfo = Type.Object({
  /** The lowest shipping cost; 0 for free shipping. */
  price: Type.Number(),
  currency: Nullable(Type.String()),
  /** ISO 3166-1 codes of the destinations; empty when the page names none. */
  countries: Type.Array(Type.String()),
})
export type ShippingInfo = Static<typeof ShippingInfo>

export const RichProduct = Type.Object({
  name: Type.String(),
  brand: Nullable(Type.String()),
  offer_summary: OfferSummary,
  shipping_info: Nullable(ShippingInfo),
  rating: Nullable(Rating),
})
export type RichProduct = Static<typeof RichProduct>

export const RichRecipe = Type.Object({
  name: Type.String(),
  ingredients: Type.Array(Type.String()),
  /** In minutes. */
  cook_times: Type.Object({
    prep: Nullable(Type.Integer()),
    cook: Nullable(Type.Integer()),
    total: Nullable(Type.Integer()),
  }),
  /** As written on the page: `4 servings`. */
  servings: Nullable(Type.String()),
  rating: Nullable(Rating),
})
export type RichRecipe = Static<typeof RichRecipe>

export const RichArticle = Type.Object({
  name: Type.String(),
  description: Type.String(),
  authors: Type.Array(Type.String()),
  date_published: Nullable(Moment),
})
export type RichArticle = Static<typeof RichArticle>

/**
 * What the page that a pin links to says about itself (PIN-05), as plain text. A page is a product, a recipe or an
 * article, checked in this order, or none of them.
 */
export const RichMetadata = Type.Object({
  title: Type.String(),
  description: Type.String(),
  site_name: Type.String(),
  /** URL of the page after redirects. */
  url: Type.String(),
  products: Type.Array(RichProduct),
  recipe: Nullable(RichRecipe),
  article: Nullable(RichArticle),
})
export type RichMetadata = Static<typeof RichMetadata>

/** The same in one line, for tight spaces. */
export const RichSummary = Type.Object({
  type_name: Type.Union([
    Type.Literal('product'),
    Type.Literal('recipe'),
    Type.Literal('article'),
    Type.Literal('page'),
  ]),
  display_name: Type.String(),
  display_description: Type.String(),
  site_name: Type.String(),
  url: Type.String(),
})
export type RichSummary = Static<typeof RichSummary>
