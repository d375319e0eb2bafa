import '@corkboard/design-system/tokens.css'
import '@corkboard/design-system/base.css'
import { boot, type HandlerSource } from './boot.tsx'
import { loadHandler } from './router/chunk-loader.ts'
import type { Page } from './router/define-page.ts'
import type { HandlerManifest } from '@corkboard/contract/platform/wire/handler-manifest'
import type { HandlerId } from './router/routes.ts'
import { createReporter } from './report.ts'
import { readHandlers } from './shell/embedded.ts'
import { wait } from './shell/environment.ts'

/** Of an app that did not start: its version is in the data that may be what it lacks. */
const UNKNOWN_RELEASE = 'unknown'

/** SHELL-03: the manifest embedded in the document, otherwise the server's. */
const openManifest = async (): Promise<HandlerManifest> => {
  const embedded = readHandlers<HandlerManifest>(document)
  if (embedded) return embedded
  const response = await fetch('/pageHandlers/www/')
  if (!response.ok) throw new Error(`The handler list answered ${response.status}.`)
  return ((await response.json()) as { data: HandlerManifest }).data
}

/** Loads each handler once. A failed load can be retried. */
const once = (load: (id: HandlerId) => Promise<Page>) => {
  const loaded = new Map<HandlerId, Promise<Page>>()
  return (id: HandlerId): Promise<Page> => {
    const known = loaded.get(id)
    if (known) return known
    const loading = load(id)
    loaded.set(id, loading)
    loading.catch(() => loaded.delete(id))
    return loading
  }
}

const openBuilt = async (): Promise<HandlerSource> => {
  const manifest = await openManifest()
  const env = {
    fetch: (input: string | URL | Request) => fetch(input),
    document,
    wait,
    importModule: (href: string): Promise<unknown> => import(/* @vite-ignore */ href),
  }
  return { ids: Object.keys(manifest.handlers), load: once((id) => loadHandler(env, manifest, id)) }
}

/** In development, modules are found by path and replaced as they change. */
const openSource = async (): Promise<HandlerSource> => {
  const { developmentHandlers } = await import('./development-handlers.ts')
  return { ...developmentHandlers, load: once(developmentHandlers.load) }
}

// No top-level await: pages import modules they share with this one and would wait for it forever.
boot(import.meta.env.DEV ? openSource : openBuilt).catch((error: unknown) =>
  createReporter(UNKNOWN_RELEASE)({ kind: 'error', error, where: 'start' }),
)
