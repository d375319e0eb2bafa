type Cases = Readonly<Record<string, readonly Token[]>>

/** Text, or a placeholder: a value as it is, a number in a style, or cases of which the value chooses one. */
export type Token =
  | string
  | readonly [name: string, type?: undefined, more?: undefined]
  | readonly [name: string, type: 'number', style?: string]
  | readonly [name: string, type: 'plural' | 'select', cases: Cases]

/** A compiled ICU message; a plain text is a string. */
export type Message = string | readonly Token[]

/** Compiled messages by id. */
export type Messages = Readonly<Record<string, Message>>

type Values = Readonly<Record<string, unknown>>

/** Returns a function that fills the values into compiled messages of one locale. */
export const createFormat = (locale: string) => {
  const numbers = new Map<string, Intl.NumberFormat>()
  let rules: Intl.PluralRules | undefined
  const number = (value: number, style = 'decimal'): string => {
    const format = numbers.get(style) ?? new Intl.NumberFormat(locale, { style: style as 'decimal' })
    numbers.set(style, format)
    return format.format(value)
  }
  // NOTE: own cases only: a value may be "constructor".
  const caseOf = (cases: Cases, name: string) => (Object.hasOwn(cases, name) ? cases[name] : undefined)
  const fill = (tokens: readonly Token[], values: Values, count?: number): string =>
    tokens
      .map((token) => {
        if (typeof token === 'string') return token === '#' && count !== undefined ? number(count) : token
        const [name, type, more] = token
        const value = values[name]
        if (type === undefined) return value ?? ''
        if (type === 'number') return number(value as number, more)
        const key = String(value)
        if (type === 'select') return fill(caseOf(more, key) ?? more['other'] ?? [], values, count)
        rules ??= new Intl.PluralRules(locale)
        const found = caseOf(more, key) ?? caseOf(more, rules.select(value as number))
        return fill(found ?? more['other'] ?? [], values, value as number)
      })
      .join('')
  return fill
}
