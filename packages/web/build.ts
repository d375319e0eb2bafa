import react from '@vitejs/plugin-react'
import reactDom from 'react-dom/package.json' with { type: 'json' }
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite'
import { describeAssets, ENTRY } from './describe-assets.ts'
import { noteImports, planGroups } from './plan-groups.ts'
import { compactServer, WITHOUT_COMMENTS } from './compact-server.ts'
import { compressAssets } from './compress-assets.ts'
import { minifyScripts } from './minify-scripts.ts'
import { retryingImports } from './retry-imports.ts'
import { trimmingReact } from './trim-react.ts'
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

// Libraries that every page needs, and the bundler's own helpers. Others go into the chunks that use them.
const EVERYWHERE =
  /node_modules\/(react|react-dom|scheduler|redux|@reduxjs\/toolkit|immer|reselect)\/|rolldown\/runtime/

/** Returns the name of the group of files that a source is built into, if it has one. */
type GroupOf = (source: string) => string | null

const clientConfig = (pages: readonly string[], mode: BuildMode, groupOf: GroupOf): InlineConfig => ({
  ...webConfig(),
  plugins: [...webConfig().plugins!, retryingImports, trimmingReact(reactDom.version)],
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
          // The groups are complete, and import one another in one direction only.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: EVERYWHERE, priority: 1 },
            { debugName: 'first loads', name: groupOf },
          ],
        },
      },
    },
  },
})

const buildClient = async (pages: readonly string[], mode: BuildMode): Promise<Manifest> => {
  const trial = clientConfig(pages, mode, () => null)
  const imports = new Map<string, readonly string[]>()
  const { output } = (await build({
    ...trial,
    plugins: [...trial.plugins!, noteImports(imports)],
    build: { ...trial.build, write: false },
  })) as Rolldown.RolldownOutput
  const groups = planGroups({ output, imports, pages, isLibrary: (source) => EVERYWHERE.test(source) })
  await build(clientConfig(pages, mode, (source) => groups.get(source) ?? null))
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
      copyPublicDir: false,
      outDir: path.dirname(WEB_DIST.server),
      emptyOutDir: true,
      rolldownOptions: {
        input: 'src/entry-server.tsx',
        plugins: [compactServer()],
        output: { entryFileNames: 'entry-server.mjs', ...WITHOUT_COMMENTS },
      },
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
  if (mode === 'production') await minifyScripts(WEB_DIST.client)
  await compressAssets(WEB_DIST.client)
  const assets = describeAssets(manifest, pages, '/brand/favicon.svg')
  await writeFile(WEB_DIST.assets, JSON.stringify(assets))
  return assets
}
