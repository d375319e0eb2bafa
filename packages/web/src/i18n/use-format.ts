import { useMemo } from 'react'
import { useRequestContext } from '../services.tsx'

/**
 * Formats numbers and dates in the viewer's locale, whatever the language of the texts. Times are in UTC, so that
 * server and browser render the same.
 */
export const useFormat = () => {
  const { locale } = useRequestContext()
  return useMemo(
    () => ({
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat(locale, options).format(value),
      date: (moment: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
        new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(moment)),
    }),
    [locale],
  )
}
