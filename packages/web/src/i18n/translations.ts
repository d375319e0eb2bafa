import type { Messages } from './message.ts'

type Load = () => Promise<{ readonly messages: Messages }>

/**
 * Loads the translations of one catalog: only the document's language in the browser, all of them on the server. The
 * catalog awaits this, and so does the code that imports the catalog: no text is missing when that code runs.
 */
export const loadTranslations = async (loaders: Readonly<Record<string, Load>>): Promise<Record<string, Messages>> => {
  const locales = Object.keys(loaders)
  const wanted =
    typeof document === 'undefined' ? locales : locales.filter((locale) => locale === document.documentElement.lang)
  return Object.fromEntries(
    await Promise.all(wanted.map(async (locale) => [locale, (await loaders[locale]!()).messages] as const)),
  )
}
