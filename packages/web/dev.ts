import path from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { webConfig } from './build.ts'
import type { DocumentAssets } from './src/shell/document-assets.ts'

/** Serves the app straight from source: modules are replaced as they change, and every render uses the newest code. */
export interface DevelopmentWeb {
  /** Creates a renderer from the current code. */
  readonly createRenderer: () => Promise<unknown>
  /** Responds to a request for a module. */
  readonly serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Paths that `serve` handles. */
  readonly paths: readonly string[]
  readonly close: () => Promise<void>
}

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>'

/** The markup that the development server needs in every document's head. */
const headOf = (html: string): string => /<head>([^]*)<\/head>/.exec(html)?.[1] ?? ''

export const openDevelopmentWeb = async (): Promise<DevelopmentWeb> => {
  const vite = await createServer({ ...webConfig(), server: { middlewareMode: true } })
  const environment = vite.environments['ssr']
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the server entry.')
  const assets: DocumentAssets = {
    entry: '/src/entry-client.tsx',
    entryImports: [],
    styles: [],
    signedIn: { modules: [], styles: [] },
    extraHead: headOf(await vite.transformIndexHtml('/', EMPTY_PAGE)),
    icon: `/@fs${path.resolve(import.meta.dirname, '../design-system/src/brand/favicon.svg')}`,
  }
  return {
    createRenderer: async () => {
      const entry = (await environment.runner.import('/src/entry-server.tsx')) as {
        createRenderer: (assets: DocumentAssets) => unknown
      }
      return entry.createRenderer(assets)
    },
    serve: (request, response, next) => vite.middlewares(request, response, next),
    paths: ['/@vite/*', '/@id/*', '/@fs/*', '/@react-refresh', '/src/*', '/node_modules/*', '/fonts/*'],
    close: () => vite.close(),
  }
}
