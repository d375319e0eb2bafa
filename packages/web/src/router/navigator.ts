import type { Data } from '../store/data.ts'
import { injectSlices, type AppStore } from '../store/root.ts'
import { FileGoneError } from './chunk-loader.ts'
import type { Page } from './define-page.ts'
import { toLocation, type Location } from './location.ts'
import type { Places } from './places.ts'
import { loadVisit, resolveVisit, type Visit } from './resolve-page.ts'
import { matchRoute, type HandlerId, type Route } from './routes.ts'

export interface Shown {
  readonly visit: Visit
  /** How the user got here. Decides where the window scrolls to. */
  readonly kind: 'start' | 'push' | 'replace' | 'pop'
}

export interface GoOptions {
  readonly replace?: boolean
}

/**
 * Returns whether to stay on the page for now. The browser may already have moved `steps` along the tab's history;
 * `enter` continues to where the user wanted to go.
 */
export type LeaveGuard = (steps: number, enter: () => void) => boolean

/** Shows the next page by calling `update`, now or once it is ready to animate the change. */
export type Transition = (next: Visit, kind: Shown['kind'], update: () => void) => void

/** Navigates between pages. On the server it does nothing. */
export interface Navigator {
  readonly shown: () => Shown
  /** True while the next page's files are loading. */
  readonly isLoading: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Goes to a path of this site. Addresses without a page of ours are left to the browser. */
  readonly go: (href: string, options?: GoOptions) => void
  readonly back: () => void
  /** Returns whether the previous page of the tab is one of ours. */
  readonly hasPrevious: () => boolean
  /** SHELL-06: loads the files and then the data of a page the user is likely to open. */
  readonly preload: (href: string) => void
  /** Loads the files of a handler. Resolves when that is done or has failed. */
  readonly preloadHandler: (id: HandlerId) => Promise<void>
  /** Retries a page that could not be shown. */
  readonly retry: () => void
  /** Sets the guard, which is called before any navigation to another page (SHELL-17). Only another call removes it. */
  readonly setGuard: (guard: LeaveGuard | undefined) => void
  readonly setTransition: (transition: Transition) => void
}

export const serverNavigator = (visit: Visit): Navigator => {
  const shown: Shown = { visit, kind: 'start' }
  const nothing = () => {}
  return {
    shown: () => shown,
    isLoading: () => false,
    subscribe: () => nothing,
    go: nothing,
    back: nothing,
    hasPrevious: () => false,
    preload: nothing,
    preloadHandler: async () => {},
    retry: nothing,
    setGuard: nothing,
    setTransition: nothing,
  }
}

/** Returns a new key for one of the tab's visits. */
export const newVisitKey = (): string => Math.random().toString(36).slice(2, 10)

/** The key of the visit that an entry of the tab's history belongs to. Entries of another app have none. */
export const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key

/** The position of an entry in the tab's history. */
const placeOf = (state: unknown): number => (state as { place?: number } | null)?.place ?? 0

export interface NavigatorEnvironment {
  readonly window: Window
  readonly routes: readonly Route[]
  readonly store: AppStore
  readonly data: Data
  readonly places: Places
  readonly load: (id: HandlerId) => Promise<Page>
  readonly now: () => number
  /** SHELL-12: true when the site has another version than this window, which should reload. */
  readonly isReloadDue: () => boolean
  /** The visit that the document shows at the start. */
  readonly start: Visit
  /** Calls the listener once the app has taken over the document. */
  readonly onStarted: (listener: () => void) => void
}

export const createNavigator = (env: NavigatorEnvironment): Navigator => {
  const { window, store, data, places } = env
  const { history } = window
  const listeners = new Set<() => void>()
  let shown: Shown = { visit: env.start, kind: 'start' }
  let isLoading = false
  let latest = 0
  let guard: LeaveGuard | undefined
  let transition: Transition = (_next, _kind, update) => update()
  let place = placeOf(history.state)

  const notify = () => listeners.forEach((listener) => listener())
  const currentHref = () => window.location.pathname + window.location.search + window.location.hash

  const leave = () => {
    const { key } = shown.visit.location
    places.save(key, window.scrollY, env.now())
  }

  const isCached = (visit: Visit): boolean => {
    const age = env.now() - (places.of(visit.location.key).leftAtMs ?? -Infinity)
    const cacheMs = visit.page?.cacheMs?.(store.getState().session.context)
    return cacheMs === undefined || age < cacheMs
  }

  const resolve = async (location: Location): Promise<Visit> => {
    const match = matchRoute(env.routes, location.pathname)
    try {
      const page = match && (await env.load(match.route.handlerId))
      injectSlices(page?.slices)
      return resolveVisit(location, match, page)
    } catch (failure) {
      return { ...resolveVisit(location, match, undefined), failure }
    }
  }

  /** Loads the page from the server, because the site was updated while this window was open. */
  const comeFromServer = (href: string, kind: 'push' | 'replace' | 'pop'): void => {
    if (href === currentHref()) window.location.reload()
    else if (kind === 'push') window.location.assign(href)
    else window.location.replace(href)
  }

  const show = async (location: Location, kind: 'push' | 'replace' | 'pop') => {
    const turn = ++latest
    const href = location.pathname + location.search + location.hash
    if (env.isReloadDue()) return comeFromServer(href, kind)
    // Files that are here already need no indicator: rendering it would delay the page.
    const indicator = setTimeout(() => {
      if (turn !== latest) return
      isLoading = true
      notify()
    })
    const visit = await resolve(location)
    clearTimeout(indicator)
    if (turn !== latest) return
    if (visit.failure instanceof FileGoneError) return comeFromServer(href, kind)
    const isCachedVisit = kind === 'pop' && isCached(visit)
    if (kind === 'pop' && !isCachedVisit) places.forget(location.key)
    void loadVisit(visit, store, (request) => data.load(request, isCachedVisit ? { maxAgeMs: Infinity } : {}))
    if (kind !== 'pop') {
      leave()
      if (kind === 'push') place++
      history[kind === 'push' ? 'pushState' : 'replaceState']({ key: location.key, place }, '', href)
    }
    isLoading = false
    transition(visit, kind, () => {
      shown = { visit, kind }
      notify()
    })
  }

  const toOwnLocation = (href: string): Location | undefined => {
    const url = new URL(href, window.location.href)
    if (url.origin !== window.location.origin || !matchRoute(env.routes, url.pathname)) return undefined
    return toLocation(url.pathname + url.search + url.hash, newVisitKey())
  }

  history.scrollRestoration = 'manual'
  const pop = (state: unknown) => {
    const key = keyOf(state)
    // A jump within the page has no state, and the browser handles it.
    if (key === undefined) {
      history.replaceState({ key: shown.visit.location.key, place: ++place }, '', currentHref())
      return
    }
    const steps = placeOf(state) - place
    const enter = () => {
      place += steps
      leave()
      void show(toLocation(currentHref(), key), 'pop')
    }
    if (!guard?.(steps, enter)) enter()
  }
  window.addEventListener('popstate', (event) => pop(event.state))
  const startKey = env.start.location.key
  const isElsewhere = (keyOf(history.state) ?? startKey) !== startKey
  if (!isElsewhere) history.replaceState({ key: startKey, place }, '', currentHref())
  // The user went back or forward while the app was loading. Hydration needs the page that the document shows.
  else env.onStarted(() => pop(history.state))
  window.addEventListener('pagehide', leave)

  return {
    shown: () => shown,
    isLoading: () => isLoading,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go: (href, { replace = false } = {}) => {
      const location = toOwnLocation(href)
      const enter = () => void show(location!, replace ? 'replace' : 'push')
      if (location) {
        if (!guard?.(0, enter)) enter()
      } else if (replace) window.location.replace(href)
      else window.location.assign(href)
    },
    back: () => (history.length > 1 ? history.back() : void show(toLocation('/', newVisitKey()), 'replace')),
    // A page that loaded without the app, such as after a link that was clicked early, knows only its referrer.
    hasPrevious: () =>
      place > 0 || (history.length > 1 && window.document.referrer.startsWith(`${window.location.origin}/`)),
    preload: (href) => {
      const location = toOwnLocation(href)
      if (
        !location ||
        location.pathname + location.search === shown.visit.location.pathname + shown.visit.location.search
      )
        return
      void resolve(location).then((visit) => loadVisit(visit, store, (request) => data.load(request)))
    },
    // A failure shows when the page is opened.
    preloadHandler: async (id) => {
      await env.load(id).catch(() => undefined)
    },
    retry: () => void show(shown.visit.location, 'replace'),
    setGuard: (next) => void (guard = next),
    setTransition: (next) => void (transition = next),
  }
}
