import path from 'node:path'
import type { EventDefinition } from '@corkboard/contract/events'
import type { ModuleDefinition } from '@corkboard/domain/kernel'
import { readImports, withoutComments } from './import-graph.ts'
import { eventsIn, tablesWrittenIn } from './module-sources.ts'

/** What the rules compare: the manifests, and the code they describe. */
export interface Product {
  readonly modules: readonly ModuleDefinition[]
  /** The files below `packages/domain/src` by path, without tests. */
  readonly domain: ReadonlyMap<string, string>
  /** The other server files by path. They own no table. */
  readonly others: ReadonlyMap<string, string>
  /** Every table with its columns. */
  readonly tables: ReadonlyMap<string, readonly string[]>
  /** Tables that belong to the database package, each with the reason. */
  readonly databaseTables: Readonly<Record<string, string>>
  /** The names of the settings that users can change (IDENT-13). */
  readonly settings: readonly string[]
  /** The events of the contract by the name that code imports. */
  readonly events: Readonly<Record<string, EventDefinition>>
}

type Rule = (product: Product) => readonly string[]

const KERNEL = 'kernel'
const isManifest = (file: string): boolean => file.endsWith('/module.ts')

/** The module of a file, or the kernel; `undefined` for `modules.ts`. */
const moduleOf = ({ modules }: Product, file: string): string | undefined =>
  [KERNEL, ...modules.map(({ name }) => name)].find((name) => file.startsWith(`${name}/`))

const importsOf = (file: string, text: string): string[] =>
  readImports(text).map(({ specifier }) => path.posix.join(path.posix.dirname(file), specifier))

const importProblem = (product: Product, file: string, target: string): string | undefined => {
  const [from, to] = [moduleOf(product, file), moduleOf(product, target)]
  if (from === undefined || from === to) return undefined
  if (to === undefined) return `${file} imports ${target}, which is above all modules`
  const isIndex = target === `${to}/index.ts` || (isManifest(file) && target === `${to}/module.ts`)
  if (!isIndex) return `${file} imports ${target}: other modules enter ${to} through its index.ts`
  if (to === KERNEL) return undefined
  if (from === KERNEL) return `${file} imports ${to}: the kernel imports no module`
  const uses = product.modules.find(({ name }) => name === from)?.uses ?? []
  return uses.some(({ name }) => name === to) ? undefined : `${file} imports ${to}, which \`uses\` of ${from} lacks`
}

/** An import enters a module that `uses` names, through its index.ts. */
const imports: Rule = (product) =>
  [...product.domain].flatMap(([file, text]) =>
    importsOf(file, text).flatMap((target) => importProblem(product, file, target) ?? []),
  )

/** A module uses only modules that precede it in `modules.ts`. */
const order: Rule = ({ modules }) =>
  modules.flatMap(({ name, uses }, place) =>
    uses
      .filter((used) => modules.indexOf(used) === -1 || modules.indexOf(used) >= place)
      .map((used) => `${name}/module.ts uses ${used.name}, which does not come before ${name} in modules.ts`),
  )

/** Some file imports each module that `uses` names. */
const unusedUses: Rule = (product) => {
  const imported = new Set<string>()
  for (const [file, text] of product.domain) {
    for (const target of importsOf(file, text)) {
      if (!isManifest(target)) imported.add(`${moduleOf(product, file)} ${moduleOf(product, target)}`)
    }
  }
  return product.modules.flatMap(({ name, uses }) =>
    uses
      .filter((used) => !imported.has(`${name} ${used.name}`))
      .map((used) => `${name}/module.ts: \`uses\` names ${used.name}, which nothing in ${name} imports`),
  )
}

/** Every table has one owner. */
const owners: Rule = ({ modules, tables, databaseTables }) => {
  const ownersOf = Map.groupBy(
    [
      ...modules.flatMap(({ name, tables: owned = [] }) => owned.map((table) => ({ table, name }))),
      ...Object.keys(databaseTables).map((table) => ({ table, name: 'packages/database' })),
    ],
    ({ table }) => table,
  )
  const namesOf = (table: string) => (ownersOf.get(table) ?? []).map(({ name }) => name)
  return [
    ...[...tables.keys()].filter((table) => namesOf(table).length === 0).map((table) => `no module owns ${table}`),
    ...[...ownersOf.keys()]
      .filter((table) => namesOf(table).length > 1)
      .map((table) => `${namesOf(table).join(' and ')} both own ${table}`),
    ...[...ownersOf.keys()]
      .filter((table) => !tables.has(table))
      .map((table) => `${namesOf(table)[0]} owns ${table}, which is no table`),
  ]
}

/** SQL writes only to tables of its own module. */
const writes: Rule = (product) => {
  const names = [...product.tables.keys()]
  const owned = new Map(product.modules.map(({ name, tables = [] }) => [name, new Set(tables)] as const))
  const problems = (file: string, text: string, own: ReadonlySet<string>) =>
    tablesWrittenIn(text, names)
      .filter((table) => !own.has(table))
      .map((table) => `${file} writes ${table}, which another module owns`)
  return [
    ...[...product.domain].flatMap(([file, text]) =>
      problems(file, text, owned.get(moduleOf(product, file) ?? '') ?? new Set()),
    ),
    ...[...product.others].flatMap(([file, text]) => problems(file, text, new Set())),
  ]
}

const namesOfEvents = ({ events }: Product, kinds: readonly EventDefinition[]): Set<string> =>
  new Set(
    Object.entries(events)
      .filter(([, event]) => kinds.includes(event))
      .map(([name]) => name),
  )

/** A module lists exactly the events that its code emits. */
const emits: Rule = (product) => {
  const names = Object.keys(product.events)
  const files = [...product.domain].map(([file, text]) => ({ file, named: eventsIn(text, names, isManifest(file)) }))
  return product.modules.flatMap(({ name, emits: listed = [] }) => {
    const declared = namesOfEvents(product, listed)
    const own = files.filter(({ file }) => moduleOf(product, file) === name)
    const emitted = new Set(own.flatMap(({ named }) => named))
    return [
      ...own.flatMap(({ file, named }) =>
        named
          .filter((event) => !declared.has(event))
          .map((event) => `${file} emits ${event}, which \`emits\` of ${name} lacks`),
      ),
      ...[...declared]
        .filter((event) => !emitted.has(event))
        .map((event) => `${name}/module.ts: \`emits\` names ${event}, which nothing in ${name} emits`),
    ]
  })
}

/** Every event of the contract is emitted, and handled or known to need no handler. */
const eventHandlers: Rule = (product) => {
  const emitted = namesOfEvents(
    product,
    product.modules.flatMap(({ emits: listed = [] }) => listed),
  )
  const handled = namesOfEvents(
    product,
    product.modules.flatMap(({ on = [] }) => on.map(({ event }) => event)),
  )
  const unhandled = new Set(product.modules.flatMap(({ unhandled: reasons = {} }) => Object.keys(reasons)))
  return Object.entries(product.events).flatMap(([name, { kind }]) => [
    ...(emitted.has(name) ? [] : [`no module emits ${name}`]),
    ...(handled.has(name) && !emitted.has(name) ? [`a module handles ${name}, which no module emits`] : []),
    ...(emitted.has(name) && !handled.has(name) && !unhandled.has(kind)
      ? [`no module handles ${name}, and no \`unhandled\` says why`]
      : []),
    ...(handled.has(name) && unhandled.has(kind) ? [`\`unhandled\` names ${kind}, which a module handles`] : []),
  ])
}

/** Columns with ids of other things. Every other column `…_id` holds the id of a user. */
const THINGS =
  /^(?:(?:cover|origin|parent)_pin|pin|board|section|topic|comment|parent|content|conversation|last_message|article|action|result|transfer|experience|upload|news|source|target|first)_id$/

const namesUsers = (columns: readonly string[]): boolean =>
  columns.some((column) => column.endsWith('_id') && !THINGS.test(column))

/** Every table with ids of users loses them when the user is erased, or says how else. */
const erased: Rule = ({ modules, tables }) =>
  modules.flatMap(({ name, tables: owned = [], erase = {} }) => {
    const { rows = {}, references = {}, tables: cleared = [], elsewhere = {} } = erase
    const declared = [...Object.keys(rows), ...Object.keys(references), ...cleared, ...Object.keys(elsewhere)]
    const columns = [...Object.entries(rows), ...Object.entries(references)]
    return [
      ...owned
        .filter((table) => namesUsers(tables.get(table) ?? []) && !declared.includes(table))
        .map((table) => `${table} of ${name} has ids of users, and its \`erase\` does not say how they go`),
      ...declared
        .filter((table) => !owned.includes(table))
        .map((table) => `${name}/module.ts: \`erase\` names ${table}, which ${name} does not own`),
      ...columns.flatMap(([table, names]) =>
        [names]
          .flat()
          .filter((column) => !tables.get(table)?.includes(column))
          .map((column) => `${name}/module.ts: \`erase\` names ${table}.${column}, which is no column`),
      ),
    ]
  })

/** The data download has every table with ids of users, or its module says why not. */
const copied: Rule = ({ modules, tables }) => {
  const inCopy = new Set(modules.flatMap(({ copy }) => copy?.tables ?? []))
  return modules.flatMap(({ name, tables: owned = [], notCopied = {} }) => [
    ...owned
      .filter((table) => namesUsers(tables.get(table) ?? []) && !inCopy.has(table) && !(table in notCopied))
      .map((table) => `${table} of ${name} has ids of users; it is in no \`copy\`, and no \`notCopied\` says why`),
    ...Object.keys(notCopied)
      .filter((table) => !owned.includes(table) || inCopy.has(table))
      .map((table) => `${name}/module.ts: \`notCopied\` names ${table}, which is copied or not owned by ${name}`),
  ])
}

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Every setting changes what some module does, whose code names it; or nobody can change it, and `unread` says why. */
const read: Rule = (product) => {
  const { modules, settings } = product
  const unread = new Set(modules.flatMap(({ unread: reasons = {} }) => Object.keys(reasons)))
  const readers = Map.groupBy(
    modules.flatMap(({ name, reads = [] }) => reads.map((setting) => ({ name, setting: setting as string }))),
    ({ setting }) => setting,
  )
  const isNamed = (setting: string, name: string): boolean =>
    [...product.domain].some(
      ([file, text]) =>
        !isManifest(file) &&
        moduleOf(product, file) === name &&
        new RegExp(`\\b(?:${setting}|${camelCase(setting)})\\b`).test(text),
    )
  return [
    ...settings
      .filter((setting) => !readers.has(setting) && !unread.has(setting))
      .map((setting) => `no module reads the setting ${setting}, and no \`unread\` says why`),
    ...[...readers.values()]
      .flat()
      .filter(({ name, setting }) => !isNamed(setting, name))
      .map(({ name, setting }) => `${name}/module.ts: \`reads\` names ${setting}, which nothing in ${name} reads`),
    ...[...unread]
      .filter((setting) => readers.has(setting))
      .map((setting) => `\`unread\` names the setting ${setting}, which a module reads`),
    ...[...readers.keys(), ...unread]
      .filter((setting) => !settings.includes(setting))
      .map((setting) => `a module names the setting ${setting}, which does not exist`),
  ]
}

const RULES: Readonly<Record<string, Rule>> = {
  imports,
  order,
  uses: unusedUses,
  owners,
  writes,
  emits,
  eventHandlers,
  read,
  erased,
  copied,
}

/** Returns what the manifests and the code disagree about, each with the name of its rule. */
export const findOmissions = (product: Product): string[] =>
  Object.entries(RULES).flatMap(([name, rule]) => rule(stripped(product)).map((problem) => `${name}: ${problem}`))

const stripped = (product: Product): Product => ({
  ...product,
  domain: new Map([...product.domain].map(([file, text]) => [file, withoutComments(text)])),
  others: new Map([...product.others].map(([file, text]) => [file, withoutComments(text)])),
})
