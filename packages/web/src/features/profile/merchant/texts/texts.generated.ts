// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "merchant.title": null
  "merchant.text": { readonly name: string | number; readonly domain: string | number }
  "merchant.dismiss": null
  "merchant.storefront": null
  "merchant.storefront.option": { readonly country: string | number; readonly language: string | number }
  "merchant.shop.named": { readonly domain: string | number }
}

const messages = {
  "merchant.title": "Verified merchant.",
  "merchant.text": ["The site’s admins verified that ",["name"]," runs ",["domain"],"."],
  "merchant.dismiss": "Got it, don’t show again",
  "merchant.storefront": "Store",
  "merchant.storefront.option": [["country"]," · ",["language"]],
  "merchant.shop.named": ["Shop at ",["domain"]," (opens in a new tab)"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
