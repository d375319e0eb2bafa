// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "line.offline": null
  "line.backOnline": null
  "line.missing": null
  "line.toast": null
  "renewed.text": null
  "renewed.reload": null
}

const messages = {
  "line.offline": "You're offline! Check your internet connection.",
  "line.backOnline": "You're back online!",
  "line.missing": "Sorry! Something went wrong on our end!",
  "line.toast": "Hmm...you're not connected to the internet",
  "renewed.text": "Corkboard was updated. Reload the page to continue.",
  "renewed.reload": "Reload",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
