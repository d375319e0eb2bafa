import { isSpoken } from '@corkboard/contract/locales'
import type { DataResponse, Pieces, RenderInput, RenderResult } from '@corkboard/contract/page'
import { prepackSource } from '@corkboard/design-system/prepack'
import { setAutoFreeze } from 'immer'
import { renderToString } from 'react-dom/server'
import { createTexts, DEFAULT_LOCALE, type Texts } from './i18n/texts.ts'
import { readSearch, type Page, type PageRequest } from './router/define-page.ts'
import { toLocation } from './router/location.ts'
import { serverNavigator } from './router/navigator.ts'
import { pageOutcome, type PageOutcome } from './router/page-outcome.ts'
import { createPlaces } from './router/places.ts'
import { laterRequests, pageRequests, resolveVisit, type Visit } from './router/resolve-page.ts'
import { createRoutes, matchRoute, toRoute, type HandlerId } from './router/routes.ts'
import type { Services } from './services.tsx'
import { App } from './frame/App.tsx'
import { serverFailure } from './frame/server-failure.tsx'
import { hideDismissedSource } from './features/profile/merchant/browser-memory.ts'
import { showFaceSource } from './shell/display-face.ts'
import { holdInputSource } from './shell/early-input.ts'
import { firstPicturesSource, startAfterPicturesSource } from './shell/start-after-pictures.ts'
import { OFFLINE_HEADERS, offlinePage } from './shell/offline/page/offline-page.ts'
import { offlineWorkerSource } from './shell/offline/page/offline-worker.ts'
import { createDialogs } from './shell/dialogs.ts'
import { closeDocument, openDocument, type PageMarkup, splitContent, writeDocument } from './shell/document.ts'
import type { DocumentAssets } from './shell/document-assets.ts'
import type { EmbeddedResponse, EmbeddedError } from './shell/embedded.ts'
import { loadSignedInParts } from './lazy/signed-in-parts.ts'
import { loadLaterParts } from './shell/later-part.tsx'
import type { PageServer } from './shell/page-server.ts'
import { createToasts } from './shell/toasts.ts'
import { changeTags } from './shell/change-tags.ts'
import { receiveResponse } from './store/data.ts'
import { createStore, injectSlices, type AppStore } from './store/root.ts'

export type { DocumentAssets } from './shell/document-assets.ts'

const files = import.meta.glob<{ page: Page }>('./pages/www/**/*.tsx', { eager: true })
const pages = new Map<HandlerId, Page>(
  Object.entries(files).map(([file, { page }]) => [toRoute(file).handlerId, page] as const),
)
const servers = new Map<HandlerId, PageServer>(
  Object.entries(import.meta.glob<PageServer>('./pages/www/**/*.server.ts', { eager: true, import: 'server' })).map(
    ([file, server]) => [toRoute(file.replace('.server.ts', '.ts')).handlerId, server],
  ),
)
const routes = createRoutes(Object.keys(files))
for (const page of pages.values()) injectSlices(page.slices)

await Promise.all([loadSignedInParts(), loadLaterParts()])
// A store lives for one render, which does not change it. Freezing it would only take time.
setAutoFreeze(false)

const textsByLocale = new Map<string, Texts>()

/** Texts in the language of the document; a locale that the site does not speak has the default one. */
const textsIn = (locale: string): Texts => {
  const spoken = isSpoken(locale) ? locale : DEFAULT_LOCALE
  const texts = textsByLocale.get(spoken) ?? createTexts(spoken)
  textsByLocale.set(spoken, texts)
  return texts
}

/** Returns the ids of all page handlers, the most specific route first (SHELL-03). */
export const handlerIds = (): readonly HandlerId[] => routes.map(({ handlerId }) => handlerId)

const visitOf = (fullPath: string): Visit => {
  const location = toLocation(fullPath, 'start')
  const match = matchRoute(routes, location.pathname)
  return resolveVisit(location, match, match && pages.get(match.route.handlerId))
}

/**
 * Returns the path and the query parameters that decide what the page shows, in a fixed order, or undefined if there is
 * no such page. Two addresses with the same key show the same visitor the same content.
 */
export const pageKey = (fullPath: string): string | undefined => {
  const { location, page } = visitOf(fullPath)
  if (!page) return undefined
  const search = new URLSearchParams(readSearch(page, location.search) as Record<string, string>).toString()
  return search === '' ? location.pathname : `${location.pathname}?${search}`
}

/** On the server, effects load no data, and no requests are sent. */
const refuse = () => Promise.reject(new Error('The server renders from what it has loaded.'))
const serverServices = (store: AppStore, visit: Visit, nonce: string | undefined): Services => ({
  store,
  drawn: store.getState,
  data: { load: refuse, loadMore: refuse, prefill: () => {}, write: refuse, outdate: () => {} },
  uploads: {
    upload: refuse,
    inParts: refuse,
    fromWeb: refuse,
    state: refuse,
    crop: refuse,
    trim: refuse,
    still: refuse,
    cover: refuse,
    cancel: refuse,
  },
  navigator: serverNavigator(visit),
  places: createPlaces(undefined),
  dialogs: createDialogs(),
  toasts: createToasts(),
  texts: textsIn(store.getState().session.context.locale),
  report: () => {},
  nonce,
})

const loadAll = (input: RenderInput, requests: readonly PageRequest[]): Promise<EmbeddedResponse[]> =>
  Promise.all(
    requests.map(async (request) => ({ request, response: (await input.load(request)) satisfies DataResponse })),
  )

/** PIN-11, FIND-03: returns what a page tells machines beyond its head. */
const markupOf = ({ handlerId, params }: Visit, store: AppStore, { context }: RenderInput): PageMarkup | undefined =>
  servers.get(handlerId ?? '')?.markup?.({
    params,
    state: store.getState(),
    origin: context.origin,
    texts: textsIn(context.locale),
  })

/** Returns the change tags that a cached copy of the render depends on. */
const dependsOnOf = (visit: Visit, store: AppStore, responses: readonly EmbeddedResponse[]): readonly string[] => [
  ...new Set([
    ...changeTags(visit, store.getState(), responses),
    ...(servers.get(visit.handlerId ?? '')?.tags?.(responses) ?? []),
  ]),
]

const statusOf = (outcome: PageOutcome): number =>
  outcome.kind === 'shown' ? 200 : outcome.kind === 'missing' || outcome.kind === 'failed' ? outcome.status : 500

/**
 * Renders one page after loading the data it declares. If more data follows and the caller accepts parts, the head is
 * sent as soon as the page is known to have content; refusals, missing pages and redirects are known by then. Without
 * more data, the parts would be sent a few milliseconds apart and cost more than one.
 * @param assets the build's assets, or the development server's
 */
export const renderDocument = async (input: RenderInput, assets: DocumentAssets): Promise<RenderResult> => {
  const visit = visitOf(input.context.full_path)
  const texts = textsIn(input.context.locale)
  const store = createStore(input.viewer, input.context, input.experiences)
  const responses: EmbeddedResponse[] = []
  const loadFor = async (requests: readonly PageRequest[]) => {
    const loaded = await loadAll(input, requests)
    for (const { request, response } of loaded) receiveResponse(store, request, response)
    responses.push(...loaded)
  }
  const outcomeNow = () => pageOutcome(visit, store.getState(), texts)
  const redirectTo = ({ to, isMoved }: PageOutcome & { kind: 'redirect' }): RenderResult => {
    const status = isMoved ? 301 : 302
    return { status, redirect: to, html: [], dependsOn: [], preload: [] }
  }

  await loadFor(pageRequests(visit, store.getState()))
  const early = outcomeNow()
  const { onLateFailure } = input
  if (onLateFailure && early.kind === 'redirect') return redirectTo(early)
  const later = laterRequests(visit, store.getState())
  const draw = async (): Promise<string> => {
    if (later.length > 0) await loadFor(later)
    return drawApp(store, visit, input.nonce)
  }
  if (onLateFailure && early.kind === 'shown' && later.length > 0) {
    const { html: head, preload } = openDocument({ input, assets, visit, outcome: early, texts })
    const html = inParts(
      head,
      draw,
      (drawn) => closeDocument({ input, assets, visit, content: drawn, responses }),
      (error) => closeDocument({ ...failureParts(input), assets, responses: [], failure: onLateFailure(error) }),
    )
    return { status: 200, html, dependsOn: [], preload }
  }

  const content = await draw()
  const outcome = outcomeNow()
  // Members' documents are neither cached nor read by machines.
  const isOfMember = onLateFailure !== undefined
  const dependsOn = isOfMember ? [] : dependsOnOf(visit, store, responses)
  if (outcome.kind === 'redirect') return { ...redirectTo(outcome), dependsOn }
  const isPublic = !isOfMember && outcome.kind === 'shown' && !outcome.head.isPrivate
  const markup = isPublic ? markupOf(visit, store, input) : undefined
  const { html, preload } = writeDocument({
    input,
    assets,
    visit,
    outcome,
    content,
    responses,
    texts,
    markup,
  })
  return { status: statusOf(outcome), html, dependsOn, preload }
}

/** Yields the head immediately, then the rest of the document or the error. */
async function* inParts(
  head: string,
  draw: () => Promise<string>,
  close: (content: string) => Pieces,
  closeFailed: (error: unknown) => Pieces,
): AsyncGenerator<Pieces> {
  yield [head]
  let rest: Pieces
  try {
    const { pictures, content } = splitContent(await draw())
    rest = [pictures, ...close(content)]
  } catch (error) {
    rest = closeFailed(error)
  }
  yield rest
}

const drawApp = (store: AppStore, visit: Visit, nonce: string | undefined): string =>
  renderToString(<App services={serverServices(store, visit, nonce)} />)

/** The shell with the default error text, which depends on nothing that could fail. */
const failureParts = (input: RenderInput) => {
  const visit: Visit = { ...visitOf(input.context.full_path), page: serverFailure }
  return { input, visit, content: drawApp(createStore(input.viewer, input.context), visit, input.nonce) }
}

/** Renders the shell with the default error text, and embeds the reason for developer tools. */
export const renderFailure = (input: RenderInput, assets: DocumentAssets, failure: EmbeddedError): RenderResult => {
  const outcome = { kind: 'failed', error: undefined, status: 500 } as const
  const texts = textsIn(input.context.locale)
  const parts = { ...failureParts(input), assets, outcome, responses: [], texts, failure }
  return { status: 500, dependsOn: [], ...writeDocument(parts) }
}

/** Everything the site's server needs from the app. */
export const createRenderer = (assets: DocumentAssets) => ({
  render: (input: RenderInput) => renderDocument(input, assets),
  renderFailure: (input: RenderInput, failure: EmbeddedError) => renderFailure(input, assets, failure),
  pageKey,
  handlers: () =>
    assets.handlers ?? { base: '/', files: [], handlers: Object.fromEntries(handlerIds().map((id) => [id, []])) },
  offlineWorker: (locale: string) => offlineWorkerSource(offlinePage(textsIn(locale), locale), OFFLINE_HEADERS),
  inlineScripts: [
    prepackSource,
    holdInputSource,
    showFaceSource,
    firstPicturesSource,
    startAfterPicturesSource,
    hideDismissedSource,
  ],
})
