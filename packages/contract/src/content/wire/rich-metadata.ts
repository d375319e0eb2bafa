import Type, { type Static } from 'typebox'
import { Moment, Nullable } from '../../scalars.ts'

/** Stars of five, however many the page gives. */
export const Rating = Type.Object({ value: Type.Number(), count: Type.Integer() })
export type Rating = Static<typeof Rating>

/** What a product costs, in units of `currency`; `null` for what its page does not say. */
export const OfferSummary = Type.Object({
  price: Nullable(Type.Number()),
  /** Of the variants that differ in price. */
  min_price: Nullable(Type.Number()),
  max_price: Nullable(Type.Number()),
  /** Before a reduction; above `price`. */
  standard_price: Nullable(Type.Number()),
  /** ISO 4217. */
  currency: Nullable(Type.String()),
  in_stock: Nullable(Type.Boolean()),
})
export type OfferSummary = Static<typeof OfferSummary>

export const ShippingInfo = Type.Object({
  /** The least that shipping costs; 0 where it is free. */
  price: Type.Number(),
  currency: Nullable(Type.String()),
  /** ISO 3166-1 codes of where to; none where the page does not say. */
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
  /** Minutes. */
  cook_times: Type.Object({
    prep: Nullable(Type.Integer()),
    cook: Nullable(Type.Integer()),
    total: Nullable(Type.Integer()),
  }),
  /** As the page says it: `4 servings`. */
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
 * What the page says of itself that a pin links to (PIN-05), as plain text. A page is a product, a recipe or an article,
 * looked for in this order, or none of them.
 */
export const RichMetadata = Type.Object({
  title: Type.String(),
  description: Type.String(),
  site_name: Type.String(),
  /** Where the page is now, after redirects. */
  url: Type.String(),
  products: Type.Array(RichProduct),
  recipe: Nullable(RichRecipe),
  article: Nullable(RichArticle),
})
export type RichMetadata = Static<typeof RichMetadata>

/** The same in a line: where there is no room for more. */
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
