import { useMemo } from 'react'
import { useRequestContext } from '../services.tsx'

/**
 * Numbers and dates as the reader's locale writes them, whatever language the texts are in; in UTC, so that server and
 * browser write the same.
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
