import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OpenedPages } from './open-built-pages.ts'
import { pagesPlugin, type PagesOptions } from './plugin.ts'
import type { PageRenderer } from './renderer.ts'

/** The app's development server, as opened by `@corkboard/web/dev`. */
export interface DevelopmentServer {
  readonly createRenderer: () => Promise<unknown>
  readonly serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly paths: readonly string[]
  readonly close: () => Promise<void>
}

/** Pages from the source as it is at each request. Nothing is cached. */
export const openDevelopmentPages = async (
  web: DevelopmentServer,
  options: Omit<PagesOptions, 'renderer' | 'defaults' | 'isDevelopment'> & { readonly country: string },
): Promise<OpenedPages> => {
  const { country, ...rest } = options
  const newest = async () => (await web.createRenderer()) as PageRenderer
  const atStart = await newest()
  const renderer: PageRenderer = { ...atStart, render: async (input) => (await newest()).render(input) }
  return {
    plugin: pagesPlugin({
      ...rest,
      renderer,
      defaults: { country, appVersion: 'development', stage: 'development' },
      isDevelopment: true,
    }),
    files: async (app) => {
      app.addHook('onClose', () => web.close())
      for (const path of web.paths) {
        app.get(path, (request, reply) => {
          reply.hijack()
          web.serve(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
        })
      }
    },
    appVersion: 'development',
  }
}
