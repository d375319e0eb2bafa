// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../i18n/texts.ts'

interface Values {
  "header.label": null
  "header.home": null
  "header.search": null
  "header.search.clear": null
  "header.search.picture": null
  "header.logIn": null
  "header.signUp": null
  "header.skip": null
}

const messages = {
  "header.label": "Site",
  "header.home": "Home",
  "header.search": "Search",
  "header.search.clear": "Clear search",
  "header.search.picture": "Search with your photo",
  "header.logIn": "Log in",
  "header.signUp": "Sign up",
  "header.skip": "Skip to content",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
