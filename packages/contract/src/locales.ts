/**
 * Locales that users can choose (SHELL-20): the specification's two lists, which it shows only in part, merged; BCP 47.
 * Texts missing in a language appear in `en-US`.
 */
export const LOCALES = [
  'af-ZA',
  'ar-SA',
  'bg-BG',
  'bn-IN',
  'cs-CZ',
  'da-DK',
  'de',
  'el-GR',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IN',
  'en-US',
  'es',
  'es-419',
  'es-AR',
  'es-MX',
  'fi-FI',
  'fr',
  'fr-CA',
  'he-IL',
  'hi-IN',
  'hr-HR',
  'hu-HU',
  'id-ID',
  'it',
  'ja',
  'ko-KR',
  'ms-MY',
  'nb-NO',
  'nl',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ro-RO',
  'ru-RU',
  'sk-SK',
  'sv-SE',
  'te-IN',
  'th-TH',
  'tl-PH',
  'tr',
  'uk-UA',
  'vi-VN',
  'zh-CN',
  'zh-TW',
] as const
export type Locale = (typeof LOCALES)[number]

const languageOf = (locale: string): string => locale.split('-', 1)[0] ?? locale

/** Languages that the product's texts exist in; users of others read them in English. */
const SPOKEN: readonly string[] = ['en']
export const isSpoken = (locale: string): boolean => SPOKEN.includes(languageOf(locale))

/** Among the available ones (SHELL-20). */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he']
export const textDirectionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(languageOf(locale)) ? 'rtl' : 'ltr'
