import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, type GraphQLSchema, type OperationDefinitionNode, parse, print, validate } from 'graphql/index.js'
import { dataType, type Fragments, variablesType } from './persisted-types.ts'

const CONTRACT = path.resolve(import.meta.dirname, '../../../contract')
const DOCUMENTS = path.join(CONTRACT, 'graphql')
const MANIFEST = path.join(CONTRACT, 'src/persisted.generated.json')
const TYPES = path.join(CONTRACT, 'src/persisted.generated.ts')
const SCHEMA = path.join(import.meta.dirname, 'schema.generated.ts')

type Manifest = Record<string, { name: string; document: string }>

interface Query {
  readonly name: string
  readonly hash: string
  readonly document: string
  readonly operation: OperationDefinitionNode
  readonly fragments: Fragments
}

/** The files `npm run gen` writes from `packages/contract/graphql`, by path. */
export const persistedFiles = (): ReadonlyMap<string, string> => {
  // Printed again, so that the file's layout makes no difference.
  const sdl = print(parse(readFileSync(path.join(DOCUMENTS, 'schema.graphql'), 'utf8')))
  const schema = buildSchema(sdl)
  const queries = readdirSync(DOCUMENTS)
    .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
    .sort()
    .map((file) => readQuery(schema, file))
  return new Map([
    [MANIFEST, `${JSON.stringify(manifestOf(schema, queries), null, 2)}\n`],
    [TYPES, typesOf(schema, queries)],
    [
      SCHEMA,
      `// Made by \`npm run gen\` from schema.graphql. Do not edit.\nexport const SCHEMA_SDL = ${JSON.stringify(sdl)}\n`,
    ],
  ])
}

export const generatePersisted = (): void => {
  for (const [file, text] of persistedFiles()) writeFileSync(file, text)
}

const readQuery = (schema: GraphQLSchema, file: string): Query => {
  const parsed = parse(readFileSync(path.join(DOCUMENTS, file), 'utf8'))
  const [problem] = validate(schema, parsed)
  if (problem) throw new Error(`${file}: ${problem.message}`)
  const [operation, ...more] = parsed.definitions
  const fragments = more.filter((it) => it.kind === 'FragmentDefinition')
  const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined
  if (operation?.kind !== 'OperationDefinition' || fragments.length < more.length || `${name}.graphql` !== file) {
    throw new Error(`${file}: one operation a file, named as the file is, and its fragments below it`)
  }
  const document = print(parsed)
  return {
    name: path.basename(file, '.graphql'),
    hash: createHash('sha256').update(document).digest('hex'),
    document,
    operation,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
  }
}

/**
 * Queries of earlier releases remain executable as long as they fit the schema, so that a deploy breaks no open tab. To
 * retire one, delete its entry.
 */
const manifestOf = (schema: GraphQLSchema, queries: readonly Query[]): Manifest => {
  const earlier = existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest) : {}
  const fitting = Object.entries(earlier).filter(([, { document }]) => validate(schema, parse(document)).length === 0)
  const current = queries.map(({ hash, name, document }) => [hash, { name, document }] as const)
  const byHash = Object.fromEntries([...fitting, ...current])
  return Object.fromEntries(
    Object.entries(byHash).sort(([a, x], [b, y]) => x.name.localeCompare(y.name) || a.localeCompare(b)),
  )
}

const typesOf = (schema: GraphQLSchema, queries: readonly Query[]): string => {
  const types = queries.map(
    ({ name, operation, fragments }) =>
      `export interface ${name}Variables ${variablesType(operation)}\n\n` +
      `export interface ${name}Data ${dataType(schema, operation, fragments)}\n`,
  )
  const hashes = queries.map(({ name, hash }) => `  ${name}: '${hash}',`)
  const shapes = queries.map(
    ({ name }) => `  readonly ${name}: { readonly variables: ${name}Variables; readonly data: ${name}Data }`,
  )
  return [
    '// Made by `npm run gen` from the documents of packages/contract/graphql. Do not edit.',
    '',
    types.join('\n'),
    '/** What a client sends as `queryHash`, by the name of the query. */',
    'export const QUERY_HASHES = {',
    ...hashes,
    '} as const',
    '',
    'export interface Queries {',
    ...shapes,
    '}',
    '',
  ].join('\n')
}
