import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { createContext, useContext, useMemo } from 'react'
import { useRequestContext } from '../services.tsx'
import type { MessageId } from './en-US.ts'

export type MessageValues = Readonly<Record<string, string | number | Date>>
/** A text by its id, with its values filled in: `t('board.pins', { count })`. */
export type Translate = (id: MessageId, values?: MessageValues) => string

/** Texts of one locale. */
export const createMessages = (locale: string, messages: Messages): I18n =>
  setupI18n({ locale, messages: { [locale]: messages } })

/** A plain text as it stands; only one with placeholders goes through the library. */
export const translate = (i18n: I18n, id: MessageId, values?: MessageValues): string => {
  const message = i18n.messages[id] as string | unknown[] | undefined
  return typeof message === 'string' ? message : i18n._(id, values)
}

export const MessagesContext = createContext<I18n | null>(null)

const useI18n = (): I18n => {
  const i18n = useContext(MessagesContext)
  if (!i18n) throw new Error('Texts are used outside the app.')
  return i18n
}

export const useMessages = (): Translate => {
  const i18n = useI18n()
  return useMemo(() => (id, values) => translate(i18n, id, values), [i18n])
}

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

/** A text as an element's content. */
export const T = ({ id, values }: { readonly id: MessageId; readonly values?: MessageValues }) =>
  useMessages()(id, values)
