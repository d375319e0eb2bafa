/**
 * The limit of P4: the build's own renderer, given all the data it needs from the start. No database, no HTTP, no compression:
 * what remains is rendering the same tree and the document around it.
 */
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { DataResponse, DataRequest, PageViewer, RenderInput, RequestContext } from '@corkboard/contract'
import { WEB_DIST } from '@corkboard/web/dist-paths'

/** A page that was served, with the data of its render. */
export interface ServedPage {
  readonly viewer: PageViewer
  readonly context: RequestContext
  readonly responses: readonly { readonly request: DataRequest; readonly response: DataResponse }[]
}

/** Renders these pages in turn for this long. */
export interface RenderOrder {
  readonly pages: readonly ServedPage[]
  readonly ms: number
}

interface Renderer {
  readonly render: (input: RenderInput) => Promise<{ readonly status: number; readonly html: unknown }>
}

const { createRenderer } = (await import(pathToFileURL(WEB_DIST.server).href)) as {
  createRenderer: (assets: unknown) => Renderer
}
const renderer = createRenderer(JSON.parse(await readFile(WEB_DIST.assets, 'utf8')))

const keyOf = (request: DataRequest): string =>
  request.kind === 'resource'
    ? `${request.name} ${JSON.stringify(request.options)}`
    : `${request.queryHash} ${JSON.stringify(request.variables)}`

const inputOf = ({ viewer, context, responses }: ServedPage): RenderInput => {
  const known = new Map(responses.map(({ request, response }) => [keyOf(request), response]))
  return {
    viewer,
    context,
    load: async (request) => {
      const response = known.get(keyOf(request))
      if (!response) throw new Error(`The page did not bring a response to ${keyOf(request)}`)
      return response
    },
  }
}

const drawFor = async ({ pages, ms }: RenderOrder): Promise<number> => {
  const inputs = pages.map(inputOf)
  const until = performance.now() + ms
  let drawn = 0
  for (; performance.now() < until; drawn += 1) {
    const { status } = await renderer.render(inputs[drawn % inputs.length]!)
    if (status !== 200) throw new Error(`A page was drawn with status ${status}`)
  }
  return drawn
}

process.on('message', (order: RenderOrder) => {
  drawFor(order).then(
    (drawn) => process.send?.({ drawn }),
    (error: unknown) => process.send?.({ error: String(error instanceof Error ? error.stack : error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ port: 0 })
