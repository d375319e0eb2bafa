import react from '@vitejs/plugin-react'
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite'
import { describeAssets, ENTRY } from './describe-assets.ts'
import { compressAssets } from './compress-assets.ts'
import { createClassNames, inlineClassNames, keepSheets } from './class-names.ts'
import { WEB_DIST } from './dist-paths.ts'
import type { DocumentAssets } from './src/shell/document-assets.ts'

const root = import.meta.dirname

/** Settings that the client, server and development builds share. */
export const webConfig = (): InlineConfig => ({
  root,
  configFile: false,
  appType: 'custom',
  plugins: [inlineClassNames, react(), keepSheets],
  css: { modules: { generateScopedName: createClassNames() } },
  build: {
    target: 'es2023',
    // Keeps light-dark() and nesting untransformed.
    cssTarget: 'chrome123',
    // Pages preload files from our own list. Any other split chunk is a single file, or shares files that are already
    // loaded.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})

const pageFiles = (): string[] =>
  globSync('src/pages/www/**/*.tsx', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    // Pages below `_` exist in development only.
    .filter((file) => !file.includes('.test.') && !file.startsWith('src/pages/www/_/'))
    .toSorted()

// Libraries that every page needs. Others go into the chunks that use them.
const EVERYWHERE = /node_modules\/(react|react-dom|scheduler|redux|@reduxjs\/toolkit|immer|reselect|@lingui)\//

const clientConfig = (pages: readonly string[], mode: BuildMode, shared: SharedSources): InlineConfig => ({
  ...webConfig(),
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  build: {
    ...webConfig().build,
    outDir: WEB_DIST.client,
    emptyOutDir: true,
    manifest: true,
    minify: mode === 'production',
    rolldownOptions: {
      input: [ENTRY, ...pages],
      // The loader finds a page by its module's export name.
      preserveEntrySignatures: 'allow-extension',
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        entryFileNames: 'assets/[hash].mjs',
        chunkFileNames: 'assets/[hash].mjs',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'vendor', test: EVERYWHERE, priority: 1 },
            { name: 'shell', test: (module: string) => shared.shell.has(module) },
            { name: 'pins', test: (module: string) => shared.pins.has(module) },
          ],
        },
      },
    },
  },
})

/** Sources that are always loaded together. One file of them compresses better than thirty small ones. */
interface SharedSources {
  /** Every page loads these with the entry. */
  readonly shell: ReadonlySet<string>
  /**
   * Pages that show pins load these as well: modules the closeup shares with other pages or with what they load later.
   */
  readonly pins: ReadonlySet<string>
}

const CLOSEUP = 'src/pages/www/pin/[id].tsx'

/** Finds the shared sources with a trial build that writes no files. */
const findSharedSources = async (pages: readonly string[], mode: BuildMode): Promise<SharedSources> => {
  const config = clientConfig(pages, mode, { shell: new Set(), pins: new Set() })
  const { output } = (await build({
    ...config,
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const chunkOf = (module: string) => [...chunks.values()].find(({ facadeModuleId: id }) => id?.endsWith(module))
  const sourcesOf = (module: string): ReadonlySet<string> => {
    const sources = new Set<string>()
    const seen = new Set<string>()
    const walk = (name: string): void => {
      const chunk = chunks.get(name)
      if (!chunk || seen.has(name)) return
      seen.add(name)
      for (const source of chunk.moduleIds) sources.add(source)
      for (const imported of chunk.imports) walk(imported)
    }
    walk(chunkOf(module)?.fileName ?? '')
    return sources
  }
  const own = new Set(chunkOf(CLOSEUP)?.moduleIds)
  return { shell: sourcesOf(ENTRY), pins: new Set([...sourcesOf(CLOSEUP)].filter((source) => !own.has(source))) }
}

const buildClient = async (pages: readonly string[], mode: BuildMode): Promise<Manifest> => {
  await build(clientConfig(pages, mode, await findSharedSources(pages, mode)))
  const file = path.join(WEB_DIST.client, '.vite/manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  await rm(path.dirname(file), { recursive: true })
  return manifest
}

const buildServer = (mode: BuildMode): Promise<unknown> =>
  build({
    ...webConfig(),
    logLevel: 'warn',
    // Inlined at build time: otherwise every element pays for a slow environment lookup.
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    ssr: { noExternal: true },
    build: {
      ...webConfig().build,
      target: 'node22',
      ssr: true,
      outDir: path.dirname(WEB_DIST.server),
      emptyOutDir: true,
      rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.mjs' } },
    },
  })

/** Copies the icons of the installable app next to the hashed files. */
const copyBrand = async (): Promise<void> => {
  const brand = path.resolve(root, '../design-system/src/brand')
  await mkdir(path.join(WEB_DIST.client, 'brand'), { recursive: true })
  for (const name of ['favicon.svg', 'icon-maskable.svg', 'logo.svg']) {
    await writeFile(path.join(WEB_DIST.client, 'brand', name), await readFile(path.join(brand, name)))
  }
}

/** `development` keeps names and React's own warnings, for debugging. */
export type BuildMode = 'production' | 'development'

/** Builds the browser files and the server renderer into `dist`. */
export const buildWeb = async ({
  mode = 'production',
}: { readonly mode?: BuildMode } = {}): Promise<DocumentAssets> => {
  const pages = pageFiles()
  const manifest = await buildClient(pages, mode)
  await buildServer(mode)
  await copyBrand()
  await compressAssets(WEB_DIST.client)
  const assets = describeAssets(manifest, pages, '/brand/favicon.svg')
  await writeFile(WEB_DIST.assets, JSON.stringify(assets))
  return assets
}
