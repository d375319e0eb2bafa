import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { FastifyPluginAsync } from 'fastify'
import { assetsPlugin, loadAssets } from './assets.ts'
import { pagesPlugin, type PagesOptions } from './plugin.ts'
import type { PageRenderer } from './renderer.ts'

/**
 * Where the build put the app: the folder of browser files, the renderer's module, and the manifest of linked files.
 */
export interface BuiltApp {
  readonly client: string
  readonly server: string
  readonly assets: string
}

export interface OpenedPages {
  /** The pages. Register them where requests have a visit. */
  readonly plugin: FastifyPluginAsync
  /** The browser's files, which need no viewer. */
  readonly files: FastifyPluginAsync
  /** Changes whenever the build differs. */
  readonly appVersion: string
}

/** Opens the built app for serving. */
export const openBuiltPages = async (
  built: BuiltApp,
  options: Omit<PagesOptions, 'renderer' | 'defaults'> & { readonly country: string },
): Promise<OpenedPages> => {
  const text = await readFile(built.assets, 'utf8')
  const appVersion = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const { createRenderer } = (await import(pathToFileURL(built.server).href)) as {
    createRenderer: (assets: unknown) => PageRenderer
  }
  const renderer = createRenderer(JSON.parse(text))
  const { country, ...rest } = options
  return {
    plugin: pagesPlugin({ ...rest, renderer, defaults: { country, appVersion, stage: 'production' } }),
    files: assetsPlugin(await loadAssets(built.client)),
    appVersion,
  }
}
