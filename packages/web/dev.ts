import path from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { webConfig } from './build.ts'
import type { DocumentAssets } from './src/shell/document-assets.ts'

/** The app straight from its source: modules replaced as they change, every render with the newest code. */
export interface DevelopmentWeb {
  /** Makes a renderer of the code as it is now. */
  readonly createRenderer: () => Promise<unknown>
  /** Answers a request for a module. */
  readonly serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Paths that `serve` answers. */
  readonly paths: readonly string[]
  readonly close: () => Promise<void>
}

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>'

/** What the development server wants in the head of every document. */
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
    paths: ['/@vite/*', '/@id/*', '/@fs/*', '/@react-refresh', '/src/*', '/node_modules/*'],
    close: () => vite.close(),
  }
}
