import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { WEB_DIST } from '@corkboard/web/dist-paths'

/** The files that documents link to, as listed by the build; has the shape of the web package's `DocumentAssets`. */
interface BuiltAssets {
  readonly entry: string
  readonly entryImports: readonly string[]
  readonly styles: readonly string[]
  readonly signedIn: { readonly modules: readonly string[]; readonly styles: readonly string[] }
  readonly handlers: {
    readonly files: readonly string[]
    readonly handlers: Readonly<Record<string, readonly number[]>>
  }
}

/**
 * P10, P14 and architecture §7; kB of brotli of what the document links to. Pages load a little more by themselves: see
 * p10 for the whole.
 */
const BUDGETS = [
  { page: 'www/pin/[id]', isSignedIn: false, jsKb: 95, cssKb: 12 },
  { page: 'www/index', isSignedIn: true, jsKb: 130, cssKb: 12 },
] as const
/** Issue 17; kB of brotli that a page of the builder adds to what every signed-in page has. */
const BEYOND_SHELL = [
  { page: 'www/pin/create', jsKb: 60 },
  { page: 'www/pin/create/story', jsKb: 60 },
] as const
/** The pages that people land on; others may have a few files more. */
const LANDINGS = ['www/pin/[id]', 'www/index', 'www/search/[scope]', 'www/[username]', 'www/[username]/[slug]']
const MOST_SCRIPTS = { landing: 8, other: 10 }
const MOST_SHEETS = 2

const isStyle = (address: string): boolean => address.endsWith('.css')

/** Returns the size of a file as sent: with the best brotli compression. */
const sentBytes = (address: string): number =>
  brotliCompressSync(readFileSync(path.join(WEB_DIST.client, address))).length

const firstLoad = (assets: BuiltAssets, page: string, isSignedIn: boolean): string[] => {
  const own = assets.handlers.handlers[page]
  if (!own) throw new Error(`There is no page ${page}`)
  return [
    ...new Set([
      assets.entry,
      ...assets.entryImports,
      ...assets.styles,
      ...(isSignedIn ? [...assets.signedIn.modules, ...assets.signedIn.styles] : []),
      ...own.map((index) => assets.handlers.files[index]!.replace('file:', '/')),
    ]),
  ]
}

/** What these pages load beyond the shell, and whether the builder does without the code of the story editor. */
const beyondShell = (assets: BuiltAssets): boolean => {
  const shell = new Set([assets.entry, ...assets.entryImports, ...assets.styles])
  for (const file of [...assets.signedIn.modules, ...assets.signedIn.styles]) shell.add(file)
  const filesOf = (page: string) => firstLoad(assets, page, true).filter((file) => !shell.has(file) && !isStyle(file))
  const rows = BEYOND_SHELL.map(({ page, jsKb }) => {
    const js = filesOf(page).reduce((bytes, file) => bytes + sentBytes(file), 0) / 1000
    return { 'beyond the shell': page, 'JS kB': Number(js.toFixed(1)), 'of ': jsKb, within: js <= jsKb }
  })
  console.table(rows)
  const [builder, story] = BEYOND_SHELL.map(({ page }) => new Set(filesOf(page)))
  const hasOwnChunk = [...story!].some((file) => !builder!.has(file))
  if (!hasOwnChunk) console.log('The builder loads all of the story editor.')
  return hasOwnChunk && rows.every(({ within }) => within)
}

/** P10: prints the size of first loads against their budgets; returns true when all are within them. */
export const run = async (): Promise<boolean> => {
  const assets = JSON.parse(readFileSync(WEB_DIST.assets, 'utf8')) as BuiltAssets
  const rows = BUDGETS.map(({ page, isSignedIn, jsKb, cssKb }) => {
    const files = firstLoad(assets, page, isSignedIn)
    const total = (wanted: string[]) => wanted.reduce((bytes, file) => bytes + sentBytes(file), 0) / 1000
    const js = total(files.filter((file) => !isStyle(file)))
    const css = total(files.filter(isStyle))
    return {
      'first load': `${page} ${isSignedIn ? 'signed in' : 'signed out'}`,
      'JS kB': Number(js.toFixed(1)),
      'of ': jsKb,
      'CSS kB': Number(css.toFixed(1)),
      of: cssKb,
      within: js <= jsKb && css <= cssKb,
    }
  })
  console.table(rows)
  const crowded = Object.keys(assets.handlers.handlers).flatMap((page) =>
    [false, true].flatMap((isSignedIn) => {
      const files = firstLoad(assets, page, isSignedIn)
      const sheets = files.filter(isStyle).length
      const scripts = files.length - sheets
      const most = LANDINGS.includes(page) ? MOST_SCRIPTS.landing : MOST_SCRIPTS.other
      if (scripts <= most && sheets <= MOST_SHEETS) return []
      return [`${page} ${isSignedIn ? 'signed in' : 'signed out'}: ${scripts} scripts, ${sheets} style sheets`]
    }),
  )
  if (crowded.length > 0) console.log(`First loads of too many files:\n${crowded.join('\n')}`)
  const isBuilderSmall = beyondShell(assets)
  return isBuilderSmall && crowded.length === 0 && rows.every(({ within }) => within)
}
