import type { Manifest } from 'vite'
import type { HandlerManifest } from '@corkboard/contract/platform/wire/handler-manifest'
import { toRoute } from './src/router/routes.ts'
import type { DocumentAssets } from './src/shell/document-assets.ts'

export const ENTRY = 'src/entry-client.tsx'
export const SIGNED_IN = 'src/frame/signed-in/SignedInControls.tsx'

/** The files of a module, its own first, and of everything it imports. */
const closure = (
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): { modules: string[]; styles: string[] } => {
  if (seen.has(key)) return { modules: [], styles: [] }
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build made no file of ${key}`)
  const parts = (chunk.imports ?? []).map((imported) => closure(manifest, imported, seen))
  return {
    modules: [chunk.file, ...parts.flatMap(({ modules }) => modules)],
    styles: [...parts.flatMap(({ styles }) => styles), ...(chunk.css ?? [])],
  }
}

/** The assets that documents link to, read from the build's manifest. */
export const describeAssets = (manifest: Manifest, pages: readonly string[], icon: string): DocumentAssets => {
  const address = (file: string) => `/${file}`
  const entry = closure(manifest, ENTRY)
  const started = entry.modules
  const signedIn = closure(manifest, SIGNED_IN)
  const isNew = (file: string) => !started.includes(file) && !entry.styles.includes(file)
  const files: string[] = []
  const indexOf = (file: string) => {
    const name = `file:${file}`
    const index = files.indexOf(name)
    return index >= 0 ? index : files.push(name) - 1
  }
  const own = (key: string) => {
    const { modules, styles } = closure(manifest, key)
    return [...modules, ...styles].filter(isNew).map(indexOf)
  }
  const handlers: HandlerManifest['handlers'] = Object.fromEntries(
    pages.map((file) => [toRoute(file).handlerId, own(file)] as const),
  )
  return {
    entry: address(entry.modules[0]!),
    entryImports: started.slice(1).map(address),
    styles: entry.styles.map(address),
    signedIn: {
      modules: signedIn.modules.filter(isNew).map(address),
      styles: signedIn.styles.filter(isNew).map(address),
    },
    handlers: { base: '/', files, handlers },
    icon,
  }
}
