/** An item a page describes, with its properties under their schema.org names. */
export type Thing = Readonly<Record<string, unknown>>

const MAX_THINGS = 500
const MAX_DEPTH = 8

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values of a property. In schema.org each can be one value or a list. */
export const valuesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

export const thingsOf = (value: unknown): readonly Thing[] => valuesOf(value).filter(isThing)

/** Returns `Recipe` for `Recipe`, `https://schema.org/Recipe` or `schema:Recipe`. */
const typeName = (type: unknown): string => (typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? '') : '')

export const isA = (thing: Thing, types: ReadonlySet<string>): boolean =>
  valuesOf(thing['@type']).some((type) => types.has(typeName(type)))

/** Pages put comments, CDATA markers and line breaks into their JSON. A script that still does not parse is ignored. */
const parse = (script: string): unknown => {
  const text = script
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '')
  for (const tried of [text, text.replace(/[\r\n\t]+/g, ' ')]) {
    try {
      return JSON.parse(tried) as unknown
    } catch {
      continue
    }
  }
  return undefined
}

/** All items that a page's scripts describe, outer ones first, however deeply they are nested. */
export const readThings = (scripts: readonly string[]): readonly Thing[] => {
  const things: Thing[] = []
  let level: unknown[] = scripts.map(parse)
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const value of level) {
      if (things.length >= MAX_THINGS) return things
      if (Array.isArray(value)) next.push(...value.slice(0, MAX_THINGS))
      else if (isThing(value)) {
        if (value['@type'] !== undefined) things.push(value)
        for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) next.push(inner)
      }
    }
    level = next.slice(0, MAX_THINGS * MAX_DEPTH)
  }
  return things
}
