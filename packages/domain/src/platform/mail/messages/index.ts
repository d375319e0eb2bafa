import type { MailCatalogue } from '../catalogue.ts'
import { enUs } from './en-us.ts'

/** By locale, in lower case. The first is complete, and what everybody gets whose language is missing. */
const CATALOGUES: Readonly<Record<string, MailCatalogue>> = { 'en-us': enUs }

export interface FoundCatalogue {
  readonly locale: string
  readonly catalogue: MailCatalogue
}

/** The words for a person's locale, or for its language, or the complete ones. */
export const catalogueFor = (locale: string): FoundCatalogue => {
  const wanted = locale.toLowerCase()
  const [language = ''] = wanted.split('-')
  const found = [wanted, language].find((name) => Object.hasOwn(CATALOGUES, name)) ?? 'en-us'
  return { locale: new Intl.Locale(found).toString(), catalogue: CATALOGUES[found]! }
}
