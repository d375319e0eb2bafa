import type { ArticleKind, ArticleType } from './wire/editorial.ts'

/** FIND-03: locales that today is edited for. Everyone else reads the one nearest to theirs. */
export const TODAY_LOCALES = [
  'en-US',
  'en-GB',
  'en-CA',
  'en-IN',
  'en-AU',
  'en-ID',
  'es',
  'pt-BR',
  'de',
  'fr',
  'id',
  'ja',
  'it',
  'sv',
] as const
export type TodayLocale = (typeof TODAY_LOCALES)[number]

/** Read where nothing was written in a reader's own. */
export const FALLBACK_TODAY_LOCALE: TodayLocale = 'en-US'

export const isTodayLocale = (locale: unknown): locale is TodayLocale =>
  (TODAY_LOCALES as readonly unknown[]).includes(locale)

const languageOf = (locale: string): string => locale.split('-', 1)[0]!.toLowerCase()

/**
 * The locale of today for a reader: their own, English as it is written in their country, one of their language, or the
 * fallback.
 */
export const todayLocaleFor = (locale: string, country?: string): TodayLocale => {
  if (isTodayLocale(locale) && locale !== FALLBACK_TODAY_LOCALE) return locale
  const language = languageOf(locale)
  const ofCountry = `${language}-${country ?? ''}`
  if (isTodayLocale(ofCountry)) return ofCountry
  return TODAY_LOCALES.find((known) => languageOf(known) === language) ?? FALLBACK_TODAY_LOCALE
}

/** A day that there is, as addresses have it: `2026-11-22`. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** FIND-03: the word in an article's address. */
export const articleKind = (isShopping: boolean, type: ArticleType): ArticleKind => {
  if (isShopping) return 'shop'
  if (type === 0 || type === 2) return 'trending'
  return type === 1 ? 'best' : 'article'
}

/** Of titles of which nothing but punctuation is left. */
const UNTITLED = 'untitled'

/** FIND-03: the lowercased title with punctuation removed and spaces turned to hyphens, one for several in a row. */
export const articleSlug = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{C}]+/gu, '')
    .trim()
    .replace(/\s+/gu, '-') || UNTITLED

/** FIND-03: /today/{kind}/{slug}/{id}/ */
export const articlePath = (article: {
  readonly kind: ArticleKind
  readonly slug: string
  readonly id: string
}): string => `/today/${article.kind}/${encodeURIComponent(article.slug)}/${article.id}/`
