import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { DEFAULT_LOCALE } from './texts.ts'

/** The source of one locale: ICU messages by id. */
export type TextSource = Readonly<Record<string, string>>

/** A folder `texts` with the sources of its locales. */
export interface TextFolder {
  /** Relative to the root that was searched. */
  readonly folder: string
  readonly locales: Readonly<Record<string, TextSource>>
}

type Compiled = string | readonly CompiledToken[]
type CompiledToken = string | readonly [name: string, type?: string, options?: unknown]

/** All folders named `texts` below a root, in order; each has one file a locale that exports its `texts`. */
export const readTextFolders = async (root: string): Promise<readonly TextFolder[]> => {
  const files = globSync(`**/texts/${DEFAULT_LOCALE}.ts`, { cwd: root }).map((file) => file.split(path.sep).join('/'))
  return Promise.all(
    files.toSorted().map(async (file) => {
      const folder = path.posix.dirname(file)
      const sources = globSync('*.ts', { cwd: path.join(root, folder) }).filter((name) => !name.includes('.generated.'))
      const locales = await Promise.all(
        sources.toSorted().map(async (name) => {
          const module = (await import(pathToFileURL(path.join(root, folder, name)).href)) as { texts: TextSource }
          return [name.slice(0, -'.ts'.length), module.texts] as const
        }),
      )
      return { folder, locales: Object.fromEntries(locales) }
    }),
  )
}

/** Compiles an ICU message. @throws if it uses what `message.ts` does not implement */
export const compileText = (text: string): Compiled => {
  const message = compileMessageOrThrow(text) as readonly CompiledToken[]
  refuseUnknown(message, text)
  const [only, ...others] = message
  return others.length === 0 && typeof only === 'string' ? only : message
}

const refuseUnknown = (message: readonly CompiledToken[], text: string): void => {
  for (const token of message) {
    if (typeof token === 'string') continue
    const [, type, options] = token
    if (type !== undefined && !(type in TYPES)) throw new Error(`Texts have no ${type}: ${text}`)
    if (type !== 'plural' && type !== 'select') continue
    const { offset, ...cases } = options as { offset?: number } & Record<string, readonly CompiledToken[]>
    if (offset) throw new Error(`Texts have no offset: ${text}`)
    for (const part of Object.values(cases)) refuseUnknown(part, text)
  }
}

const compileSource = (source: TextSource): Record<string, Compiled> =>
  Object.fromEntries(Object.entries(source).map(([id, text]) => [id, compileText(text)]))

const TYPES: Readonly<Record<string, string>> = {
  plural: 'number',
  number: 'number',
  select: 'string',
}

/** Placeholders of a compiled message by name, with the type each takes; the narrowest where one is used twice. */
const placeholders = (message: Compiled, found: Map<string, string> = new Map()): Map<string, string> => {
  for (const token of typeof message === 'string' ? [] : message) {
    if (typeof token === 'string') continue
    const [name, type, options] = token
    if (type !== undefined || !found.has(name)) found.set(name, TYPES[type ?? ''] ?? 'string | number')
    if (type === 'plural' || type === 'select') {
      // Besides its cases, it may have an empty offset.
      for (const part of Object.values(options as Record<string, Compiled | number | undefined>)) {
        if (Array.isArray(part)) placeholders(part as Compiled, found)
      }
    }
  }
  return found
}

const valuesLine = ([id, message]: [string, Compiled]): string => {
  const fields = [...placeholders(message)].map(([name, type]) => `readonly ${name}: ${type}`)
  return `  ${JSON.stringify(id)}: ${fields.length === 0 ? 'null' : `{ ${fields.join('; ')} }`}`
}

const json = (messages: Record<string, Compiled>): string =>
  Object.entries(messages)
    .map(([id, message]) => `  ${JSON.stringify(id)}: ${JSON.stringify(message)},`)
    .join('\n')

/** Returns the files that `npm run gen` writes next to the sources of one folder, by name. */
export const compileFolder = ({ folder, locales }: TextFolder): Readonly<Record<string, string>> => {
  const { [DEFAULT_LOCALE]: source = {}, ...translations } = locales
  const messages = compileSource(source)
  const i18n = `${'../'.repeat(folder.split('/').length)}i18n`
  const names = Object.keys(translations)
  const loaders = names.map((locale) => `    ${JSON.stringify(locale)}: () => import('./${locale}.generated.ts'),`)
  const head = `// Made by \`npm run gen\` from the sources next to it.\n`
  return {
    'texts.generated.ts': [
      head + `import type { Catalog } from '${i18n}/texts.ts'`,
      ...(names.length > 0 ? [`import { loadTranslations } from '${i18n}/translations.ts'`] : []),
      `\ninterface Values {\n${Object.entries(messages).map(valuesLine).join('\n')}\n}\n`,
      `const messages = {\n${json(messages)}\n}\n`,
      names.length === 0
        ? `export const texts = { '${DEFAULT_LOCALE}': messages } as unknown as Catalog<Values>\n`
        : `export const texts = {\n  '${DEFAULT_LOCALE}': messages,\n  ...(await loadTranslations({\n${loaders.join('\n')}\n  })),\n} as unknown as Catalog<Values>\n`,
    ].join('\n'),
    ...Object.fromEntries(
      names.map((locale) => [
        `${locale}.generated.ts`,
        `${head}import type { Messages } from '${i18n}/message.ts'\n\nexport const messages = {\n${json(compileSource(translations[locale]!))}\n} as unknown as Messages\n`,
      ]),
    ),
  }
}

/**
 * Writes the compiled catalogs of all folders. With `check`, only returns whether the committed ones are up to date.
 */
export const generateTexts = async (root: string, { check = false } = {}): Promise<boolean> => {
  const files = (await readTextFolders(root)).flatMap((texts) =>
    Object.entries(compileFolder(texts)).map(([name, text]) => [path.join(root, texts.folder, name), text] as const),
  )
  const same = await Promise.all(
    files.map(async ([file, text]) => {
      if (!check) await writeFile(file, text)
      return !check || (await readFile(file, 'utf8').catch(() => '')) === text
    }),
  )
  return same.every(Boolean)
}
