import type { TodayLocale } from '@corkboard/contract/finding/editorial'

/** Each locale has the name its speakers use, so that they find it in any language of the page. */
export const LOCALE_NAMES: Readonly<Record<TodayLocale, string>> = {
  'en-US': 'English (United States)',
  'en-GB': 'English (United Kingdom)',
  'en-CA': 'English (Canada)',
  'en-IN': 'English (India)',
  'en-AU': 'English (Australia)',
  'en-ID': 'English (Indonesia)',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  de: 'Deutsch',
  fr: 'Français',
  id: 'Bahasa Indonesia',
  ja: '日本語',
  it: 'Italiano',
  sv: 'Svenska',
}

export const localeName = (locale: string): string => LOCALE_NAMES[locale as TodayLocale] ?? locale
