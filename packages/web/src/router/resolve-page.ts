import type { AppStore, RootState } from '../store/root.ts'
import { parseParams, readSearch, type Page, type PageContext, type PageRequest } from './define-page.ts'
import type { Location } from './location.ts'
import type { HandlerId, RouteMatch } from './routes.ts'

/** A page at an address, independent of the viewer. `page` is missing if there is none. */
export interface Visit {
  readonly location: Location
  readonly handlerId: HandlerId | undefined
  readonly page: Page | undefined
  readonly params: Readonly<Record<string, unknown>>
  readonly search: PageContext['search']
  /** Set if the page's files could not be loaded. */
  readonly failure?: unknown
}

export const resolveVisit = (location: Location, match: RouteMatch | undefined, page: Page | undefined): Visit => {
  const params = page && match ? parseParams(page, match.params) : undefined
  return {
    location,
    handlerId: match?.route.handlerId,
    page: params ? page : undefined,
    params: params ?? {},
    search: page ? readSearch(page, location.search) : {},
  }
}

export const pageContext = (visit: Visit, { session }: RootState): PageContext => ({
  params: visit.params,
  search: visit.search,
  viewer: session.viewer,
  device: session.context.device,
})

export const pageRequests = (visit: Visit, state: RootState): readonly PageRequest[] =>
  visit.page?.data?.(pageContext(visit, state) as never) ?? []

/** Returns the requests that depend on the page's first responses. */
export const laterRequests = (visit: Visit, state: RootState): readonly PageRequest[] =>
  visit.page?.dataAfter?.({ ...pageContext(visit, state), state } as never) ?? []

/** Loads all of a page's data, in its two steps. */
export const loadVisit = async (
  visit: Visit,
  store: AppStore,
  load: (request: PageRequest) => Promise<void>,
): Promise<void> => {
  await Promise.all(pageRequests(visit, store.getState()).map(load))
  await Promise.all(laterRequests(visit, store.getState()).map(load))
}
