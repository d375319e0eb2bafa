import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MODULES } from './modules.ts'

const TABLES = readFileSync(new URL('../../database/src/tables.generated.ts', import.meta.url), 'utf8')

/** Columns that may hold a signature: by their names, or because JSON may hold anything. */
const MAY_HOLD_A_PICTURE = /signature|picture|image|photo|cover|avatar|logo|poster|thumbnail/
const HOLDS_TEXT = /\b(?:string|Json|Buffer)\b/

/** Tables of the database package itself. Values in them are not read as pictures. */
const OF_NO_MODULE = ['idempotency_keys', 'instance_settings', 'outbox']

/** The columns in the generated tables that may hold a signature, as `table.column`. */
const suspectsIn = (source: string): string[] => {
  const names = new Map([...source.matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, table, type]) => [type, table]))
  return [...source.matchAll(/^export interface (\w+) \{\n([^}]*)\n\}/gm)].flatMap(([, type, body]) => {
    const table = names.get(type)
    if (table === undefined || type === 'DB' || OF_NO_MODULE.includes(table)) return []
    return [...body!.matchAll(/^ {2}(\w+): (.+);$/gm)]
      .filter(([, column, kind]) => isSuspect(column!, kind!))
      .map(([, column]) => `${table}.${column}`)
  })
}

const isSuspect = (column: string, kind: string): boolean =>
  column.includes('signature') || /\bJson\b/.test(kind) || (MAY_HOLD_A_PICTURE.test(column) && HOLDS_TEXT.test(kind))

type Declaring = readonly { readonly pictures?: readonly { readonly columns: readonly string[] }[] }[]

const declaredBy = (modules: Declaring): string[] =>
  modules.flatMap(({ pictures = [] }) => pictures.flatMap(({ columns }) => columns))

const undeclared = (source: string, modules: Declaring): string[] => {
  const declared = new Set(declaredBy(modules))
  return suspectsIn(source).filter((column) => !declared.has(column))
}

const withTable = (columns: string): string =>
  TABLES.replace('export interface DB {', `export interface Ads {\n${columns}\n}\n\nexport interface DB {\n  ads: Ads;`)

describe('pictures that tables hold', () => {
  it('each belong to a use that a module declares, or the module says why they need none', () => {
    expect(undeclared(TABLES, MODULES)).toEqual([])
  })

  it('are declared once each, in columns that exist', () => {
    const declared = declaredBy(MODULES)
    expect(declared.toSorted()).toEqual([...new Set(declared)].toSorted())
    expect(declared.filter((column) => !suspectsIn(TABLES).includes(column))).toEqual([])
  })

  it.each([
    ['  banner_signature: string;', ['ads.banner_signature']],
    ['  id: Int8;\n  signature: string | null;\n  title: string;', ['ads.signature']],
    ['  document: Json;\n  id: Int8;', ['ads.document']],
    ['  logo: Generated<string>;\n  picture_count: number;', ['ads.logo']],
    ['  id: Int8;\n  title: string;', []],
  ])('are reported by name when a new table is forgotten: %j', (columns, names) => {
    expect(undeclared(withTable(columns), MODULES)).toEqual(names)
  })

  it.each(['content/pins', 'content/comments', 'accounts/accounts', 'media'])(
    'are reported when %s leaves out its declaration',
    (name) => {
      const forgetful = MODULES.filter((module) => module.name !== name)
      expect(undeclared(TABLES, forgetful)).toEqual(
        suspectsIn(TABLES).filter((it) => declaredBy(MODULES.filter((module) => module.name === name)).includes(it)),
      )
    },
  )
})
