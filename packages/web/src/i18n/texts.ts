import { createFormat, type Message, type Messages } from './message.ts'

export const DEFAULT_LOCALE = 'en-US'

declare const VALUES: unique symbol

/**
 * The compiled texts next to a feature's code, by locale. `Values` maps each id to the values of its placeholders, or
 * to `null` for a plain text. `npm run gen` makes it from the folder's `en-US.ts`.
 */
export type Catalog<Values extends object = object> = Readonly<Record<string, Messages>> & {
  readonly [VALUES]?: Values
}

type ValuesOf<C> = C extends Catalog<infer Values> ? Values : never
type Intersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never

/** Ids of the plain texts of a catalog. */
export type PlainTextId<C extends Catalog> = {
  [Id in keyof Intersection<ValuesOf<C>>]: Intersection<ValuesOf<C>>[Id] extends null ? Id & string : never
}[keyof Intersection<ValuesOf<C>>]

/** The arguments of a text, or of any of several texts: none, or the values of all of them. */
type Arguments<Value> = [Exclude<Value, null>] extends [never] ? [] : [values: Intersection<Exclude<Value, null>>]

/** Texts by id, of the catalogs it was made for alone: `t('board.pins', { count })`. */
export type Translate<C extends Catalog> = <Id extends string & keyof Intersection<ValuesOf<C>>>(
  id: Id,
  ...values: Arguments<Intersection<ValuesOf<C>>[Id]>
) => string

/** Opens catalogs in the locale of the app. */
export type Texts = <C extends readonly Catalog[]>(...catalogs: C) => Translate<C[number]>

/**
 * Creates the texts of one locale. Untranslated texts stay English. All catalogs share one table, so no id may be in
 * two.
 * @param onMiss called with an id that no opened catalog has, which is then shown instead of a text
 */
export const createTexts = (locale: string, onMiss?: (id: string) => void): Texts => {
  const format = createFormat(locale)
  const messages = new Map<string, Message>()
  const loaded = new Set<Catalog>()
  const translate = (id: string, values: Readonly<Record<string, unknown>> = {}): string => {
    const message = messages.get(id)
    if (message === undefined) onMiss?.(id)
    return typeof message === 'object' ? format(message, values) : (message ?? id)
  }
  return (...catalogs: readonly Catalog[]) => {
    for (const catalog of catalogs) {
      if (loaded.has(catalog)) continue
      loaded.add(catalog)
      const all = { ...catalog[DEFAULT_LOCALE], ...catalog[locale] }
      for (const id in all) messages.set(id, all[id]!)
    }
    return translate as Translate<never>
  }
}
