import { LOCALES, type SettingOption } from '@corkboard/contract'
import { COUNTRIES } from '../accounts/index.ts'

const namesIn = (locale: string, type: 'region' | 'language'): Intl.DisplayNames =>
  new Intl.DisplayNames([locale, 'en-US'], { type })

const cached = new Map<string, readonly SettingOption[]>()

const isLocale = (text: string): boolean => LOCALES.some((locale) => locale === text)

/** Countries named and sorted in this language; in `en-US` if we do not offer it. */
export const countryOptions = (wanted: string): readonly SettingOption[] => {
  const locale = isLocale(wanted) ? wanted : 'en-US'
  const known = cached.get(locale)
  if (known) return known
  const names = namesIn(locale, 'region')
  const options = [...COUNTRIES]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  cached.set(locale, options)
  return options
}

let languages: readonly SettingOption[] | undefined

/** The languages users may choose, each in its own name. Loading the names of all takes a tenth of a second. */
export const localeOptions = (): readonly SettingOption[] => (languages ??= namedLanguages())

const namedLanguages = (): readonly SettingOption[] =>
  LOCALES.map((value) => {
    const label = namesIn(value, 'language').of(value) ?? value
    return { value, label: label.charAt(0).toLocaleUpperCase(value) + label.slice(1) }
  }).toSorted((a, b) => a.label.localeCompare(b.label, 'en-US'))
