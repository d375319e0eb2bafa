import type { MailCatalog } from '../catalog.ts'
import { enUs } from './en-us.ts'

/** By locale, in lower case. The first is complete, and what everybody gets whose language is missing. */
const CATALOGS: Readonly<Record<string, MailCatalog>> = { 'en-us': enUs }

export interface FoundCatalog {
  readonly locale: string
  readonly catalog: MailCatalog
}

/** The words for a person's locale, or for its language, or the complete ones. */
export const catalogFor = (locale: string): FoundCatalog => {
  const wanted = locale.toLowerCase()
  const [language = ''] = wanted.split('-')
  const found = [wanted, language].find((name) => Object.hasOwn(CATALOGS, name)) ?? 'en-us'
  return { locale: new Intl.Locale(found).toString(), catalog: CATALOGS[found]! }
}
