import { useMemo } from 'react'
import { useRequestContext } from '../services.tsx'

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** Returns the known format of these options: creating one takes longer than all that it formats on a page. */
const formatOf = <Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  kind: new (locale: string, options?: object) => Format,
  locale: string,
  options?: object,
): Format => {
  const key = `${kind.name} ${locale} ${JSON.stringify(options)}`
  const format = (formats.get(key) as Format | undefined) ?? new kind(locale, options)
  formats.set(key, format)
  return format
}

/**
 * Formats numbers and dates in the viewer's locale, whatever the language of the texts. Times are in UTC, so that
 * server and browser render the same.
 */
export const useFormat = () => {
  const { locale } = useRequestContext()
  return useMemo(
    () => ({
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        formatOf(Intl.NumberFormat, locale, options).format(value),
      date: (moment: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
        formatOf(Intl.DateTimeFormat, locale, { timeZone: 'UTC', ...options }).format(new Date(moment)),
    }),
    [locale],
  )
}
