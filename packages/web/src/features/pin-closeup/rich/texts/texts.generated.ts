// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "rich.product": null
  "rich.product.inStock": null
  "rich.product.outOfStock": null
  "rich.product.range": { readonly from: string | number; readonly to: string | number }
  "rich.product.before": { readonly price: string | number }
  "rich.product.brand": { readonly brand: string | number }
  "rich.product.old": null
  "rich.shipping.free": null
  "rich.shipping.here": null
  "rich.shipping.notHere": null
  "rich.shipping.from": { readonly price: string | number }
  "rich.shipping.price": { readonly price: string | number }
  "rich.rating": { readonly value: string | number; readonly count: number }
  "rich.recipe": null
  "rich.recipe.total": { readonly time: string | number }
  "rich.recipe.prep": { readonly time: string | number }
  "rich.recipe.cook": { readonly time: string | number }
  "rich.recipe.hours": { readonly hours: string | number }
  "rich.recipe.minutes": { readonly minutes: string | number }
  "rich.recipe.both": { readonly hours: string | number; readonly minutes: string | number }
  "rich.recipe.servings": { readonly servings: string | number }
  "rich.recipe.servings.number": { readonly count: number }
  "rich.recipe.ingredients": null
  "rich.recipe.all": { readonly count: number }
  "rich.article": null
  "rich.article.by": { readonly authors: string | number }
  "rich.visit.product": { readonly domain: string | number }
  "rich.visit.recipe": { readonly domain: string | number }
  "rich.visit.article": { readonly domain: string | number }
  "products.page": null
}

const messages = {
  "rich.product": "Product",
  "rich.product.inStock": "In stock",
  "rich.product.outOfStock": "Out of stock",
  "rich.product.range": [["from"]," – ",["to"]],
  "rich.product.before": ["Was ",["price"]],
  "rich.product.brand": ["by ",["brand"]],
  "rich.product.old": "The price may have changed since we last checked.",
  "rich.shipping.free": "Free shipping",
  "rich.shipping.here": "Ships to your country",
  "rich.shipping.notHere": "Doesn’t ship to your country",
  "rich.shipping.from": ["Shipping from ",["price"]],
  "rich.shipping.price": ["Shipping ",["price"]],
  "rich.rating": [["value"]," out of 5 stars, ",["count","plural",{"one":["#"," rating"],"other":["#"," ratings"]}]],
  "rich.recipe": "Recipe",
  "rich.recipe.total": ["Ready in ",["time"]],
  "rich.recipe.prep": [["time"]," to prep"],
  "rich.recipe.cook": [["time"]," to cook"],
  "rich.recipe.hours": [["hours"]," h"],
  "rich.recipe.minutes": [["minutes"]," min"],
  "rich.recipe.both": [["hours"]," h ",["minutes"]," min"],
  "rich.recipe.servings": ["Makes ",["servings"]],
  "rich.recipe.servings.number": [["count","plural",{"one":["#"," serving"],"other":["#"," servings"]}]],
  "rich.recipe.ingredients": "Ingredients",
  "rich.recipe.all": [["count","plural",{"one":["#"," more ingredient"],"other":["#"," more ingredients"]}]],
  "rich.article": "Article",
  "rich.article.by": ["By ",["authors"]],
  "rich.visit.product": ["See it at ",["domain"]],
  "rich.visit.recipe": ["Make it at ",["domain"]],
  "rich.visit.article": ["Read it at ",["domain"]],
  "products.page": "On this page",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
