import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, '..')
const TARGET = path.join(import.meta.dirname, 'endpoints.generated.ts')
/** Each file exports its endpoint, or a list of them, under its own name: `flag-comment.ts` exports `flagComment`. */
const FOLDERS = ['v3', 'vx', 'mail']

const nameOf = (file: string): string =>
  path.basename(file, '.ts').replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(FOLDER, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => `${folder}/${file}`)

/** The list of endpoints, from the files of `endpoint/{v3,vx,mail}/`. */
export const endpointIndex = (): string => {
  const files = FOLDERS.flatMap(filesOf)
  return [
    '// Made by `npm run gen` from the files of endpoint/. Do not edit.',
    ...files.map((file) => `import { ${nameOf(file)} } from '../${file}'`),
    "import type { EndpointImplementation } from './implement.ts'",
    '',
    'export const endpoints: readonly EndpointImplementation[] = [',
    ...files.map((file) => `  ${nameOf(file)},`),
    '].flat()',
    '',
  ].join('\n')
}

export const generateEndpointIndex = (): void => writeFileSync(TARGET, endpointIndex())
