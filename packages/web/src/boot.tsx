import { createRoot, hydrateRoot } from 'react-dom/client'
import { callEndpoint } from './api/endpoint-client.ts'
import { createResourceClient } from './api/resource-client.ts'
import { createQueryClient } from './api/query-client.ts'
import type { UploadClient } from './api/upload-client.ts'
import type { ApiEnvironment } from './api/transport.ts'
import { createTexts, DEFAULT_LOCALE } from './i18n/texts.ts'
import { createReporter } from './report.ts'
import type { Page } from './router/define-page.ts'
import { followLinks } from './router/follow-links.ts'
import { toLocation } from './router/location.ts'
import { createNavigator, keyOf, newVisitKey, type Navigator } from './router/navigator.ts'
import { createPlaces } from './router/places.ts'
import { loadVisit, pageRequests, resolveVisit } from './router/resolve-page.ts'
import { createRoutes, matchRoute, type HandlerId } from './router/routes.ts'
import type { Services } from './services.tsx'
import { greetVisitor, watchPage } from './frame/after-start.ts'
import { createRenewal } from './shell/app-version.ts'
import { App } from './frame/App.tsx'
import { createDialogs } from './shell/dialogs.ts'
import { DRAWN_ATTRIBUTE, PlatformError, readEmbedded, ROOT_ID, STARTED_EVENT } from './shell/embedded.ts'
import { browserEnvironment, RENEWED } from './shell/environment.ts'
import { loadSignedInParts } from './lazy/signed-in-parts.ts'
import { createToasts } from './shell/toasts.ts'
import { createData, selectEntry, type Data } from './store/data.ts'
import { createStore, injectSlices, type AppStore } from './store/root.ts'
import { sessionStateReceived } from './store/session.ts'

/** Where page handlers come from: the manifest's files or, in development, the source. */
export interface HandlerSource {
  readonly ids: readonly HandlerId[]
  readonly load: (id: HandlerId) => Promise<Page>
}

/** SHELL-09: a page in a search engine's cache has a base URL that differs from its address. */
const isForeignCopy = (): boolean => new URL(document.baseURI).origin !== location.origin

/** SHELL-13: a cached render is shared between visitors, so it fetches the session and replaces its own with it. */
const learnSession = async (env: ApiEnvironment, store: AppStore, data: Data, navigator: Navigator): Promise<void> => {
  const state = await callEndpoint(env, 'GET /_/_/state', { query: { source_url: location.pathname } })
  if (state.viewer.kind === 'AUTH') await loadSignedInParts()
  store.dispatch(sessionStateReceived(state))
  if (state.viewer.kind !== 'AUTH') return
  // The data on the page was loaded for a signed-out visitor.
  data.outdate()
  void loadVisit(navigator.shown().visit, store, (request) => data.load(request, { force: true }))
}

/**
 * SHELL-10: starts the app on the server's document: hydrates what the server rendered, or renders the page itself.
 * @throws PlatformError when the server failed or the document lacks what the app needs
 */
export const boot = async (openSource: () => Promise<HandlerSource>): Promise<void> => {
  const { session: embedded, responses } = readEmbedded(document)
  const session = embedded ?? (await (await import('./shell/fetch-session.ts')).fetchSession())
  if (session.context.is_server_only || isForeignCopy()) return
  const root = document.getElementById(ROOT_ID)
  if (!root) throw new PlatformError(`The page lacks the element #${ROOT_ID}.`)

  const [source] = await Promise.all([openSource(), session.viewer.kind === 'AUTH' ? loadSignedInParts() : undefined])
  const routes = createRoutes(source.ids)
  const here = toLocation(location.pathname + location.search + location.hash, startKey())
  const match = matchRoute(routes, location.pathname)
  const page = match && (await source.load(match.route.handlerId))
  injectSlices(page?.slices)
  const start = resolveVisit(here, match, page)

  const store = createStore(session.viewer, session.context, session.experiences)
  const report = createReporter(session.context.app_version, () => navigator.shown().visit.handlerId)
  const env = browserEnvironment(store, () => navigator)
  const data = createData(store, createResourceClient(env), createQueryClient(env, report), env.now)
  // Without an embedded session, nothing says for whom the document was rendered.
  for (const { request, response } of embedded ? responses : []) data.prefill(request, response)

  const places = createPlaces(sessionStorageOrNothing())
  const renewal = createRenewal({
    now: env.now,
    lineKind: () => (window.navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType,
  })
  const onRenewed = () => {
    renewal.notice()
    report({ kind: 'count', name: 'new app version' })
  }
  window.addEventListener(RENEWED, onRenewed, { once: true })
  const navigator = createNavigator({
    window,
    routes,
    store,
    data,
    places,
    load: source.load,
    now: env.now,
    isReloadDue: renewal.isDue,
    start,
    onStarted: (listener) => document.addEventListener(STARTED_EVENT, listener, { once: true }),
  })
  const drawn = store.getState()
  const services: Services = {
    store,
    drawn: () => drawn,
    data,
    uploads: createUploads(env),
    navigator,
    places,
    dialogs: createDialogs(),
    toasts: createToasts(),
    texts: createTexts(document.documentElement.lang || DEFAULT_LOCALE, (id) => report({ kind: 'string miss', id })),
    report,
    // The browser hides nonces from scripts, and React compares with the value it can read.
    nonce: undefined,
  }

  const missing = pageRequests(start, store.getState()).filter((request) => !selectEntry(store.getState(), request))
  for (const request of missing) void data.load(request)
  const app = <App services={services} />
  const options = {
    onRecoverableError: (error: unknown) => report({ kind: 'hydration', error, where: 'hydration' }),
    // Error boundaries have already reported these.
    onCaughtError: () => {},
  }
  const isDrawn = embedded && root.getAttribute(DRAWN_ATTRIBUTE) === (start.handlerId ?? '') && root.firstChild !== null
  if (isDrawn) {
    if (missing.length > 0) report({ kind: 'page data miss', missing: missing.map(({ name }) => name) })
    hydrateRoot(root, app, options)
  } else {
    root.replaceChildren()
    createRoot(root, options).render(app)
  }
  followLinks(document, navigator)
  watchPage(window, services)
  if (session.context.is_cached_render) {
    // If this fails, the viewer stays signed out, which is what the page shows.
    await learnSession(env, store, data, navigator).catch((error: unknown) =>
      report({ kind: 'error', error, where: 'session state' }),
    )
  }
  greetVisitor(window, services)
}

/** Visitors upload no files, so the upload client loads with the first upload. */
const createUploads = (env: ApiEnvironment): UploadClient => {
  const client = async () => (await import('./api/upload-client.ts')).createUploadClient(env)
  return {
    upload: async (...file) => (await client()).upload(...file),
    inParts: async (...file) => (await client()).inParts(...file),
    state: async (...upload) => (await client()).state(...upload),
    cancel: async (id) => (await client()).cancel(id),
    still: async (...still) => (await client()).still(...still),
    cover: async (...cover) => (await client()).cover(...cover),
    crop: async (...part) => (await client()).crop(...part),
    trim: async (...part) => (await client()).trim(...part),
    fromWeb: async (...image) => (await client()).fromWeb(...image),
  }
}

/** A reload continues its visit. Any other start is a new visit, whatever the tab showed before. */
const startKey = (): string => keyOf(history.state) ?? newVisitKey()

const sessionStorageOrNothing = (): Storage | undefined => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
