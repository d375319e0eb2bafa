import { createContext, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { UploadClient } from './api/upload-client.ts'
import type { NormalizedError } from './api/errors.ts'
import type { Texts } from './i18n/texts.ts'
import type { Report } from './report.ts'
import type { Navigator } from './router/navigator.ts'
import type { PageRequest } from './router/define-page.ts'
import type { Places } from './router/places.ts'
import type { Dialogs } from './shell/dialogs.ts'
import type { Toasts } from './shell/toasts.ts'
import { requestKey, type ResourceRequest } from './store/requests.ts'
import { selectEntry, type Data } from './store/data.ts'
import type { EntityRef, EntityType, EntityTypes } from './store/entities.ts'
import type { AppStore, RootState } from './store/root.ts'

/** What every component may use. One instance per request on the server, one per app in the browser. */
export interface Services {
  readonly store: AppStore
  /**
   * Returns the state from which the document was rendered. Parts that hydrate later have to render it first, whatever
   * has changed since; otherwise they would not match the markup.
   */
  readonly drawn: () => RootState
  readonly data: Data
  readonly uploads: UploadClient
  readonly navigator: Navigator
  readonly places: Places
  readonly dialogs: Dialogs
  readonly toasts: Toasts
  /** Opens catalogs in the app's language, for code outside components; components have `useTexts`. */
  readonly texts: Texts
  readonly report: (report: Report) => void
  /** For inline scripts of the server's render. Browsers hide it. */
  readonly nonce: string | undefined
}

export const ServicesContext = createContext<Services | null>(null)

export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('Services are used outside the app.')
  return services
}

export const useNavigator = (): Navigator => useServices().navigator
export const useNonce = (): string | undefined => useServices().nonce
export const useAppDispatch = (): AppStore['dispatch'] => useServices().store.dispatch

interface Selected<T> {
  readonly state: RootState
  readonly select: (state: RootState) => T
  readonly value: T
}

/** Selects part of the store and rerenders only when it changes. A library for this would add 1.5 kB. */
export const useAppSelector = <T,>(
  select: (state: RootState) => T,
  isEqual: (a: T, b: T) => boolean = Object.is,
): T => {
  const { store, drawn } = useServices()
  const last = useRef<Selected<T> | null>(null)
  const readFrom = (state: RootState): T => {
    const known = last.current
    if (known?.state === state && known.select === select) return known.value
    const selected = select(state)
    const value = known && isEqual(known.value, selected) ? known.value : selected
    last.current = { state, select, value }
    return value
  }
  return useSyncExternalStore(
    store.subscribe,
    () => readFrom(store.getState()),
    () => readFrom(drawn()),
  )
}

const haveSameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])

/** Returns the page that is shown. */
export const useShown = () => {
  const navigator = useNavigator()
  return useSyncExternalStore(navigator.subscribe, navigator.shown, navigator.shown)
}

export const useViewer = () => useAppSelector(({ session }) => session.viewer)
export const useRequestContext = () => useAppSelector(({ session }) => session.context)
export const useSizeClass = () => useAppSelector(({ session }) => session.sizeClass)

/** Returns one entity as far as it is loaded. Users and boards in it are ids. */
export const useEntity = <T extends EntityType>(type: T, id: string | null | undefined): EntityTypes[T] | undefined =>
  useAppSelector(({ entities }) => (id ? (entities[type][id] as EntityTypes[T] | undefined) : undefined))

export const usePin = (id: string | null | undefined) => {
  const pin = useEntity('pin', id)
  // A detail query may arrive before the page query. A pin without a picture is too incomplete to render.
  return pin?.images ? pin : undefined
}
export const useBoard = (id: string | null | undefined) => useEntity('board', id)
export const useUser = (id: string | null | undefined) => useEntity('user', id)

export interface Result<Data> {
  readonly data: Data | undefined
  readonly isLoading: boolean
  readonly error: NormalizedError | undefined
  readonly reload: () => void
}

/** Returns the same request object as long as it requests the same data. */
const useSteady = <Request extends PageRequest>(request: Request): Request => {
  const [steady, setSteady] = useState(request)
  if (requestKey(steady) === requestKey(request)) return steady
  setSteady(request)
  return request
}

/** Returns the response of a resource or query, with entities as references. Loads it if it is missing. */
export const useResponse = <Data = unknown,>(wanted: PageRequest): Result<Data> => {
  const { data } = useServices()
  const request = useSteady(wanted)
  const entry = useAppSelector((state) => selectEntry(state, request))
  const isMissing = entry === undefined
  useEffect(() => {
    if (isMissing) void data.load(request)
  }, [data, request, isMissing])
  const reload = () => void data.load(request, { force: true })
  return {
    data: (entry?.data ?? undefined) as Data | undefined,
    isLoading: entry?.fetching ?? true,
    error: entry?.error ?? undefined,
    reload,
  }
}

export interface Feed<Item = EntityRef> {
  readonly items: readonly Item[]
  /** True until the first response or failure. */
  readonly isFirstLoad: boolean
  readonly isLoading: boolean
  readonly hasMore: boolean
  readonly error: NormalizedError | undefined
  /** Loads the next page. Does nothing while one is loading or at the end. */
  readonly loadMore: () => void
  /** Retries a failed load, or reloads from the start. */
  readonly reload: () => void
}

const NOTHING: readonly never[] = []

/** Returns a list that loads page by page. Loads it if it is missing. */
export const useFeed = <Item = EntityRef,>(wanted: ResourceRequest): Feed<Item> => {
  const request = useSteady(wanted)
  const response = useResponse<readonly Item[]>(request)
  const { data } = useServices()
  const hasMore = useAppSelector((state) => Boolean(selectEntry(state, request)?.nextBookmark))
  const actions = useMemo(
    () => ({
      loadMore: () => void data.loadMore(request),
      reload: () => void data.load(request, { force: true }),
    }),
    [data, request],
  )
  const reload = response.data && response.error && hasMore ? actions.loadMore : actions.reload
  return {
    items: response.data ?? NOTHING,
    isFirstLoad: response.data === undefined && !response.error,
    isLoading: response.isLoading,
    hasMore,
    error: response.error,
    loadMore: actions.loadMore,
    reload,
  }
}

/** Returns the entities of a list in its order, without those deleted since. */
export const useEntities = <T extends EntityType>(type: T, items: readonly EntityRef[]): readonly EntityTypes[T][] =>
  useAppSelector(
    ({ entities }) =>
      items.map(({ id }) => entities[type][id]).filter((entity) => entity !== undefined) as EntityTypes[T][],
    haveSameItems,
  )

/**
 * Returns the place that a part of the page, such as a grid, had when the user left this visit, or `null`. `read` is
 * called for the current place when the user leaves the visit again.
 */
export const usePlace = <Place,>(name: string, read: () => Place): Place | null => {
  const { places } = useServices()
  const { visit, kind } = useShown()
  useEffect(() => places.remember(name, read), [places, name, read])
  if (kind !== 'pop') return null
  return (places.of(visit.location.key).parts?.[name] as Place | undefined) ?? null
}
