import type { Page } from './define-page.ts'
import type { HandlerManifest } from '@corkboard/contract/platform/wire/handler-manifest'
import { tryAgain } from './load-again.ts'
import type { HandlerId } from './routes.ts'

export type LoaderErrorKind =
  | 'document head missing'
  | 'protocol unsupported'
  | 'handler module not loaded'
  | 'unsupported extension'

/** SHELL-11, consumer §8. */
export class LoaderError extends Error {
  override readonly name = 'LoaderError'
  readonly kind: LoaderErrorKind
  constructor(kind: LoaderErrorKind, subject: string, cause?: unknown) {
    super(`${kind}: ${subject}`, { cause })
    this.kind = kind
  }
}

/** The site does not have this file, or no longer has it: this window's app is from another build. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError'
}

type Extension = 'css' | 'js' | 'mjs'

/**
 * Returns the address of a manifest entry.
 * @throws LoaderError
 */
export const fileAddress = (
  manifest: Pick<HandlerManifest, 'base'>,
  entry: string,
): { href: string; extension: Extension } => {
  if (!entry.startsWith('file:')) throw new LoaderError('protocol unsupported', entry)
  const extension = /\.(\w+)$/.exec(entry)?.[1]
  if (extension !== 'css' && extension !== 'js' && extension !== 'mjs') {
    throw new LoaderError('unsupported extension', entry)
  }
  return { href: manifest.base + entry.slice('file:'.length), extension }
}

/** Prefers modern module files: leaves out `x.js` if there is an `x.mjs`. */
export const preferModern = (entries: readonly string[]): readonly string[] =>
  entries.filter((entry) => !entry.endsWith('.js') || !entries.includes(`${entry.slice(0, -2)}mjs`))

export interface LoaderEnvironment {
  readonly fetch: typeof fetch
  readonly document: Document
  wait(ms: number): Promise<void>
  importModule(href: string): Promise<unknown>
}

/**
 * Fetches a file into the browser's cache. Files never change, so each is loaded once however often it is requested.
 */
const fetchFile = (env: LoaderEnvironment, href: string): Promise<ArrayBuffer> =>
  tryAgain(async () => {
    const response = await env.fetch(href)
    const { ok, status } = response
    if (!ok) throw new (status === 404 ? FileGoneError : Error)(`${href} answered ${status}`)
    return response.arrayBuffer()
  }, env.wait)

const addStyleSheet = (env: LoaderEnvironment, href: string): Promise<void> => {
  const { head } = env.document
  if (!head) throw new LoaderError('document head missing', href)
  const absolute = new URL(href, env.document.baseURI).href
  if ([...env.document.styleSheets].some((sheet) => sheet.href === absolute)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = env.document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} could not be used`))
    head.append(link)
  })
}

/**
 * Loads the page of a handler: fetches all its files first, with retries, and only then imports the module, once.
 * Browsers cache a failed `import()` along with its dependencies, but not a failed `fetch`.
 * @throws LoaderError; after the last try, the failure itself
 */
export const loadHandler = async (env: LoaderEnvironment, manifest: HandlerManifest, id: HandlerId): Promise<Page> => {
  const indexes = manifest.handlers[id]
  if (!indexes) throw new LoaderError('handler module not loaded', id)
  const entries = preferModern(indexes.map((index) => manifest.files[index] ?? ''))
  const files = entries.map((entry) => fileAddress(manifest, entry))
  await Promise.all(
    files.map(async ({ href, extension }) => {
      await fetchFile(env, href)
      if (extension === 'css') await addStyleSheet(env, href)
    }),
  )
  const main = files.find(({ extension }) => extension !== 'css')
  const module = main && ((await env.importModule(main.href)) as { page?: Page })
  if (!module?.page) throw new LoaderError('handler module not loaded', id)
  return module.page
}
