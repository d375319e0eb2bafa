// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../i18n/texts.ts'

interface Values {
  "site.name": null
  "shell.loading": null
  "shell.waiting": null
  "shell.toasts": null
  "shell.dismiss": null
  "error.default": null
  "error.offline.title": null
  "error.offline.text": null
  "error.retry": null
  "error.home": null
  "error.notFound.title": null
  "error.notFound.text": null
  "error.gone.title": null
  "error.gone.text": null
}

const messages = {
  "site.name": "Corkboard",
  "shell.loading": "Loading....",
  "shell.waiting": "Loading",
  "shell.toasts": "Messages",
  "shell.dismiss": "Dismiss",
  "error.default": "Sorry! Something went wrong on our end!",
  "error.offline.title": "This page isn’t here yet",
  "error.offline.text": "It loads as soon as you’re back online.",
  "error.retry": "Try again",
  "error.home": "Back home",
  "error.notFound.title": "This pin fell off the board",
  "error.notFound.text": "The link may be wrong or the page was removed.",
  "error.gone.title": "This page is gone",
  "error.gone.text": "Whatever was here has been removed.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
