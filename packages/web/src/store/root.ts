import { combineReducers, legacy_createStore, type Reducer, type Slice, type Store } from '@reduxjs/toolkit'
import type { PageViewer, RequestContext } from '@corkboard/contract/page'
import type { Experiences } from '@corkboard/contract/platform/wire/experiences'
import { feedsSlice, resourcesSlice } from './responses.ts'
import { entitiesReducer } from './entities.ts'
import { initialSession, sessionSlice } from './session.ts'

const reducers = {
  entities: entitiesReducer,
  feeds: feedsSlice.reducer,
  resources: resourcesSlice.reducer,
  session: sessionSlice.reducer,
}

type OwnReducers = typeof reducers
export type RootState = { [name in keyof OwnReducers]: ReturnType<OwnReducers[name]> }
export type AppStore = Store<RootState>

const injected: Record<string, Reducer> = {}
let root: Reducer<RootState> | undefined

// The slices in use are known once their pages are loaded; on the server, all of them before the first request.
const reduce: Reducer<RootState> = (state, action) =>
  (root ??= combineReducers({ ...injected, ...reducers }) as unknown as Reducer<RootState>)(state, action)

/** Adds a page's or feature's slices to every store. Reducers only, so servers may share them between requests. */
export const injectSlices = (slices: readonly Slice[] = []): void => {
  for (const { reducerPath, reducer } of slices) {
    if (injected[reducerPath] === reducer) continue
    injected[reducerPath] = reducer
    root = undefined
  }
}

/**
 * Creates a store: one per request on the server, one per app in the browser. Side effects live in the features'
 * actions, so there is no middleware, and the toolkit's `configureStore` and `combineSlices` would add 1.2 kB for
 * nothing.
 */
export const createStore = (viewer: PageViewer, context: RequestContext, experiences: Experiences = {}): AppStore =>
  legacy_createStore(reduce, { session: initialSession(viewer, context, experiences) } as never)

/** Returns a slice's state, or its initial state if nothing has happened since it was injected. */
export const selectSlice = <S>(state: RootState, slice: Slice<S>): S =>
  ((state as unknown as Record<string, unknown>)[slice.reducerPath] as S | undefined) ?? slice.getInitialState()
