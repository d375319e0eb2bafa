import type { MailCatalog } from '../catalog.ts'
import { enUs } from './en-us.ts'

/** Messages by locale, in lower case. The first one is complete and the fallback for missing languages. */
const CATALOGS: Readonly<Record<string, MailCatalog>> = { 'en-us': enUs }

export interface FoundCatalog {
  readonly locale: string
  readonly catalog: MailCatalog
}

/** Returns the catalog of the user's locale, or of its language, or the complete one. */
export const catalogFor = (locale: string): FoundCatalog => {
  const wanted = locale.toLowerCase()
  const [language = ''] = wanted.split('-')
  const found = [wanted, language].find((name) => Object.hasOwn(CATALOGS, name)) ?? 'en-us'
  return { locale: new Intl.Locale(found).toString(), catalog: CATALOGS[found]! }
}
