import type { Rating } from '@corkboard/contract'
import { cleanLine } from '../../../kernel/index.ts'
import { type Thing, thingsOf, valuesOf } from './json-ld.ts'
import { textOf } from './read-html.ts'

/** Pages may contain values of any kind and length. We store short plain text. */
const MAX_READ = 5_000

const cut = (text: string, most: number): string => {
  const characters = [...text]
  if (characters.length <= most) return text
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}

/** One line of plain text of at most `most` characters; empty if the value is not text. */
export const line = (value: unknown, most: number): string => {
  const [first] = valuesOf(value)
  const text = typeof first === 'number' ? String(first) : first
  // Markup inside JSON is often escaped one more time than its author realizes.
  return typeof text === 'string' ? cut(cleanLine(textOf(textOf(text.slice(0, MAX_READ)))), most) : ''
}

/** The same for a value that may also be an item with a name, such as a brand or an author. */
export const nameOf = (value: unknown, most: number): string => {
  const [first] = valuesOf(value)
  const [thing] = thingsOf(first)
  return thing ? line(thing['name'], most) : line(first, most)
}

export const orNull = (text: string): string | null => (text === '' ? null : text)

const MAX_PRICE = 1_000_000_000

/**
 * Parses `1299`, `"1,299.00"`, `"1.299,00 €"`. If both signs occur, the last one is the decimal separator; a lone comma
 * is one before one or two final digits.
 */
export const price = (value: unknown): number | null => {
  const [first] = valuesOf(value)
  if (typeof first !== 'number' && typeof first !== 'string') return null
  let text = String(first)
    .slice(0, 40)
    .replace(/[^\d.,-]/g, '')
  const isCommaDecimal = text.lastIndexOf(',') > text.lastIndexOf('.') && (text.includes('.') || /,\d{1,2}$/.test(text))
  text = isCommaDecimal ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  if (!/^\d+(?:\.\d*)?$|^\.\d+$/.test(text)) return null
  const amount = Number(text)
  return amount <= MAX_PRICE ? Math.round(amount * 1_000) / 1_000 : null
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

export const currency = (value: unknown): string | null => {
  const code = line(value, 10).toUpperCase()
  return CURRENCIES.has(code) ? code : null
}

const IN_STOCK = new Set([
  'instock',
  'instoreonly',
  'onlineonly',
  'limitedavailability',
  'preorder',
  'presale',
  'available',
  'backorder',
  'availablefororder',
  'madetoorder',
])
const OUT_OF_STOCK = new Set(['outofstock', 'soldout', 'discontinued', 'oos', 'reserved'])

/** Accepts `https://schema.org/InStock`, `in stock`, `oos`. */
export const inStock = (value: unknown): boolean | null => {
  const word = (line(value, 100).split(/[/#]/).at(-1) ?? '').toLowerCase().replace(/[\s_-]/g, '')
  if (IN_STOCK.has(word)) return true
  return OUT_OF_STOCK.has(word) ? false : null
}

const WEEK_MINUTES = 7 * 24 * 60
const DURATION = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})(?:\.\d+)?S)?)?$/i

/** Minutes of an ISO 8601 duration; `null` if it is missing, invalid, or longer than a week. */
export const minutes = (value: unknown): number | null => {
  const [, days, hours, mins, seconds] = DURATION.exec(line(value, 40)) ?? []
  const total = Math.round(
    Number(days ?? 0) * 24 * 60 + Number(hours ?? 0) * 60 + Number(mins ?? 0) + Number(seconds ?? 0) / 60,
  )
  return total > 0 && total <= WEEK_MINUTES ? total : null
}

const whole = (value: unknown): number => {
  const count = Number(line(value, 20).replace(/[,\s]/g, ''))
  return Number.isSafeInteger(count) && count >= 0 ? Math.min(count, 1_000_000_000) : 0
}

/** Stars out of five; `null` for a rating without votes. */
export const rating = (value: unknown): Rating | null => {
  const [thing] = thingsOf(value)
  if (!thing) return null
  const of = (name: string): number => Number(line(thing[name], 20).replace(',', '.') || Number.NaN)
  const best = of('bestRating') > 0 ? of('bestRating') : 5
  const stars = (of('ratingValue') / best) * 5
  const count = whole(thing['ratingCount']) || whole(thing['reviewCount'])
  if (!(stars > 0 && stars <= 5) || count === 0) return null
  return { value: Math.round(stars * 10) / 10, count }
}

/** An ISO timestamp in the past; `null` if it is invalid or older than any web page. */
export const moment = (value: unknown, now: Date): string | null => {
  const text = line(value, 40)
  if (!/^\d{4}-\d\d/.test(text)) return null
  const time = Date.parse(text)
  if (Number.isNaN(time) || time < Date.UTC(1970) || time > now.getTime() + 86_400_000) return null
  return new Date(time).toISOString()
}

/** The first non-empty value among these `<meta>` names. */
export const metaLine = (
  meta: ReadonlyMap<string, readonly string[]>,
  names: readonly string[],
  most: number,
): string => names.map((name) => line(meta.get(name)?.[0], most)).find((text) => text !== '') ?? ''

export type { Thing }
