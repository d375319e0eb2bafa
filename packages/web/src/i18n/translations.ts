import type { Messages } from '@lingui/core'

type Load = () => Promise<{ readonly messages: Messages }>

/**
 * The translations of one catalog: in the browser that of the document's language, on the server all of them. The catalog
 * waits for it, and with it the code that imports the catalog: no text is missing when that code runs.
 */
export const loadTranslations = async (loaders: Readonly<Record<string, Load>>): Promise<Record<string, Messages>> => {
  const locales = Object.keys(loaders)
  const wanted =
    typeof document === 'undefined' ? locales : locales.filter((locale) => locale === document.documentElement.lang)
  return Object.fromEntries(
    await Promise.all(wanted.map(async (locale) => [locale, (await loaders[locale]!()).messages] as const)),
  )
}
