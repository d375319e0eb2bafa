import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { texts as savingTexts } from '../product/saving/texts/texts.generated.ts'
import { texts as shellTexts } from '../shell/texts/texts.generated.ts'
import { compileFolder, generateTexts, readTextFolders } from './compile.ts'
import { pseudoCatalog } from './pseudo.ts'
import { createTexts } from './texts.ts'

const src = path.resolve(import.meta.dirname, '..')

describe('the texts of the app', async () => {
  const folders = await readTextFolders(src)
  const ids = folders.flatMap(({ locales }) => Object.keys(locales['en-US']!))

  it('are compiled from the sources as they are', async () => {
    expect(await generateTexts(src, { check: true })).toBe(true)
  })

  it('have ids of their own: all catalogs share one table', () => {
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([])
  })

  it('are all used, by an id written out in the code', () => {
    const code = globSync('**/*.{ts,tsx}', { cwd: src })
      .filter((file) => !/\/texts\/|\.test\./.test(file))
      .map((file) => readFileSync(path.join(src, file), 'utf8'))
      .join('\n')
    expect(ids.filter((id) => !code.includes(`'${id}'`))).toEqual([])
  })

  it('are given as they are, or with values filled in', () => {
    const texts = createTexts('en-US')
    expect(texts(shellTexts)('shell.loading')).toBe('Loading....')
    expect(texts(savingTexts, shellTexts)('pin.save.board', { board: 'Kitchens' })).toBe(
      'Board: Kitchens. Choose another',
    )
  })

  it('are refused by the compiler when their catalog is not opened, or when a value is missing', () => {
    const t = createTexts('en-US')(savingTexts)
    // @ts-expect-error: a text of another catalog
    expect(t('shell.loading')).toBe('shell.loading')
    // @ts-expect-error: it needs a board
    expect(t('pin.save.board')).toContain('Choose another')
  })

  it('[SHELL-19 b] tell of an id that no opened catalog has', () => {
    const missed: string[] = []
    const t = createTexts('en-US', (id) => void missed.push(id))(shellTexts) as unknown as (id: string) => string
    expect([t('error.retry'), t('error.nothing')]).toEqual(['Try again', 'error.nothing'])
    expect(missed).toEqual(['error.nothing'])
  })

  it('have a pseudo-language that reveals texts missing from the catalog', () => {
    const texts = createTexts('en-XA')
    expect(texts(pseudoCatalog(shellTexts))('shell.loading')).toBe('[Lóádíng....]')
    expect(texts(pseudoCatalog(savingTexts))('pin.save.board', { board: 'Kitchens' })).toBe(
      '[Bóárd: Kitchens. Chóósé ánóthér]',
    )
  })
})

describe('a second language', () => {
  it('is a file next to the English one, loaded with the catalog; texts that it lacks stay English', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'texts-'))
    try {
      await mkdir(path.join(root, 'feature/texts'), { recursive: true })
      const write = (name: string, text: string) => writeFile(path.join(root, 'feature/texts', name), text)
      await write(
        'en-US.ts',
        `export const texts = { pins: '{count, plural, one {# pin} other {# pins}}', save: 'Save' }`,
      )
      await write('de.ts', `export const texts = { pins: '{count, plural, one {# Pin} other {# Pins}}' }`)
      const [folder] = await readTextFolders(root)
      const files = compileFolder(folder!)
      expect(files['texts.generated.ts']).toContain(`"de": () => import('./de.generated.ts')`)
      expect(files['texts.generated.ts']).toContain(`"pins": { readonly count: number }`)
      // The helper that the catalog imports is the app's own.
      const i18n = path.join(src, 'i18n')
      for (const [name, text] of Object.entries(files)) await write(name, text.replaceAll('../../i18n', i18n))
      const { texts } = (await import(path.join(root, 'feature/texts/texts.generated.ts'))) as {
        texts: typeof savingTexts
      }
      const t = createTexts('de')(texts) as unknown as (id: string, values?: object) => string
      expect([t('pins', { count: 2 }), t('save')]).toEqual(['2 Pins', 'Save'])
    } finally {
      await rm(root, { recursive: true })
    }
  })
})
