import type { PageViewer, RequestContext } from '@corkboard/contract/page'
import type { Experiences } from '@corkboard/contract/platform/wire/experiences'
import { feedsSlice, resourcesSlice } from './responses.ts'
import { entitiesReducer } from './entities.ts'
import { initialSession, sessionSlice } from './session.ts'
import type { Action, Reducer, Slice } from './slice.ts'

const reducers = {
  entities: entitiesReducer,
  feeds: feedsSlice.reducer,
  resources: resourcesSlice.reducer,
  session: sessionSlice.reducer,
}

type OwnReducers = typeof reducers
export type RootState = { [name in keyof OwnReducers]: ReturnType<OwnReducers[name]> }

/** The client store: its state changes by actions only. */
export interface AppStore {
  getState(): RootState
  /** Returns the action. */
  dispatch<A extends Action>(action: A): A
  /** Calls `listener` after each action. Returns a function that ends this. */
  subscribe(listener: () => void): () => void
}

type Reducers = Readonly<Record<string, Reducer<never>>>

// The slices in use are known once their pages are loaded; on the server, all of them before the first request.
let injected: Reducers = reducers as unknown as Reducers

/** Adds a page's or feature's slices to every store. Reducers only, so servers may share them between requests. */
export const injectSlices = (slices: readonly Slice[] = []): void => {
  for (const { name, reducer } of slices) {
    if (injected[name] !== reducer) injected = { ...injected, [name]: reducer as Reducer<never> }
  }
}

/** The same object if nothing has changed. */
const reduce = (state: RootState, action: Action): RootState => {
  const before = state as unknown as Readonly<Record<string, never>>
  let changed: Record<string, unknown> | undefined
  for (const name in injected) {
    const after = injected[name]!(before[name], action)
    if (after !== before[name]) (changed ??= { ...before })[name] = after
  }
  return (changed as RootState | undefined) ?? state
}

/**
 * Creates a store: one per request on the server, one per app in the browser. Side effects live in the features'
 * actions, so there is no middleware.
 */
export const createStore = (viewer: PageViewer, context: RequestContext, experiences: Experiences = {}): AppStore => {
  const session = initialSession(viewer, context, experiences)
  let state = reduce({ session } as RootState, { type: 'begun' })
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    dispatch: (action) => {
      state = reduce(state, action)
      // A listener may end itself or another one.
      for (const listener of new Set(listeners)) listener()
      return action
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns a slice's state, or its initial state if nothing has happened since it was injected. */
export const selectSlice = <S>(state: RootState, slice: Slice<S>): S =>
  ((state as unknown as Record<string, unknown>)[slice.name] as S | undefined) ?? slice.initialState
