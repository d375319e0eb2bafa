import type { ArticleKind, ArticleType } from './wire/editorial.ts'

/** FIND-03: locales with their own edition of Today. Everyone else gets the closest one. */
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

/** Used when there is nothing in the reader's own locale. */
export const FALLBACK_TODAY_LOCALE: TodayLocale = 'en-US'

export const isTodayLocale = (locale: unknown): locale is TodayLocale =>
  (TODAY_LOCALES as readonly unknown[]).includes(locale)

const languageOf = (locale: string): string => locale.split('-', 1)[0]!.toLowerCase()

/**
 * Picks the locale of Today for a reader: their own, the English of their country, one in their language, or the
 * fallback.
 */
export const todayLocaleFor = (locale: string, country?: string): TodayLocale => {
  if (isTodayLocale(locale) && locale !== FALLBACK_TODAY_LOCALE) return locale
  const language = languageOf(locale)
  const ofCountry = `${language}-${country ?? ''}`
  if (isTodayLocale(ofCountry)) return ofCountry
  return TODAY_LOCALES.find((known) => languageOf(known) === language) ?? FALLBACK_TODAY_LOCALE
}

/** True for an existing day as written in URLs: `2026-11-22`. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** FIND-03: the kind in an article's URL. */
export const articleKind = (isShopping: boolean, type: ArticleType): ArticleKind => {
  if (isShopping) return 'shop'
  if (type === 0 || type === 2) return 'trending'
  return type === 1 ? 'best' : 'article'
}

/** For titles that consist of punctuation only. */
const UNTITLED = 'untitled'

/** FIND-03: the title in lower case, without punctuation, with each run of spaces replaced by one hyphen. */
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

/** What a collection shows, as a title: the first keeps its capital. With only one subject there is none. */
export const subjectsTitle = (subjects: readonly { readonly name: string }[], locale: string): string | undefined => {
  const [first, ...others] = subjects
  if (!first || others.length === 0) return undefined
  return [first.name, ...others.map(({ name }) => name.charAt(0).toLocaleLowerCase(locale) + name.slice(1))].join(', ')
}

/**
 * The English title and description of an automatic collection, about some subjects of a topic or anything. Its slug
 * comes from them.
 */
export const collectionTexts = (
  topic: { readonly name: string; readonly sentence: string } | undefined,
  subjects: readonly { readonly name: string }[],
): { readonly title: string; readonly description: string } =>
  topic
    ? { title: subjectsTitle(subjects, 'en-US') ?? `Popular in ${topic.name}`, description: topic.sentence }
    : { title: 'What people are saving', description: 'The pins people saved most lately.' }
