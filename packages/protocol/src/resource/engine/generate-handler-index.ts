import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, '..', 'handlers')
const TARGET = path.join(import.meta.dirname, 'handlers.generated.ts')

const nameOf = (file: string): string =>
  path.basename(file, '.ts').replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())

/** The list of resource handlers, from the files of `handlers/<area>/`: `board-resource.ts` exports `boardResource`. */
export const handlerIndex = (): string => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('-resource.ts'))
    .sort()
  const imports = files.map((file) => `import { ${nameOf(file)} } from '../handlers/${file}'`)
  const list = files.map((file) => `  ${nameOf(file)},`)
  return [
    '// Made by `npm run gen` from the files of handlers/. Do not edit.',
    ...imports,
    "import type { ResourceImplementation } from './implement.ts'",
    '',
    'export const handlers: readonly ResourceImplementation[] = [',
    ...list,
    ']',
    '',
  ].join('\n')
}

export const generateHandlerIndex = (): void => writeFileSync(TARGET, handlerIndex())
