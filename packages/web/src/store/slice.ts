/** What happened. */
export interface Action {
  readonly type: string
}

export interface PayloadAction<P = void> extends Action {
  readonly payload: P
}

/** Returns the next state, or the same one if nothing in it changes. States never change themselves. */
export type Reducer<S> = (state: S | undefined, action: Action) => S

export interface ActionCreator<P> {
  (payload: P): PayloadAction<P>
  readonly type: string
  readonly match: (action: Action) => action is PayloadAction<P>
}

export const createAction = <P = void>(type: string): ActionCreator<P> =>
  Object.assign((payload: P): PayloadAction<P> => ({ type, payload }), {
    type,
    match: (action: Action): action is PayloadAction<P> => action.type === type,
  })

type CaseReducer<S> = (state: S, action: PayloadAction<never>) => S

type PayloadOf<R> = R extends (...args: infer A) => unknown
  ? A extends [unknown, PayloadAction<infer P>]
    ? P
    : void
  : never

/** A part of the state that pages or features bring with them. */
export interface Slice<S = unknown> {
  readonly name: string
  readonly initialState: S
  reducer(state: S | undefined, action: Action): S
}

interface SliceOptions<S, R> {
  readonly name: string
  readonly initialState: S
  /** By the names of their actions. */
  readonly reducers: R
  /** For actions of others. */
  readonly others?: (state: S, action: Action) => S
}

/** A slice with a creator for each of its actions, which have its name in front: `entities/entityPatched`. */
export const createSlice = <S, R extends Readonly<Record<string, CaseReducer<S>>>>({
  name,
  initialState,
  reducers,
  others = (state) => state,
}: SliceOptions<S, R>): Slice<S> & {
  readonly actions: { readonly [K in keyof R]: ActionCreator<PayloadOf<R[K]>> }
} => {
  const byType = new Map(Object.entries(reducers).map(([key, reduce]) => [`${name}/${key}`, reduce]))
  return {
    name,
    initialState,
    reducer: (state = initialState, action) =>
      (byType.get(action.type) ?? others)(state, action as PayloadAction<never>),
    actions: Object.fromEntries(Object.keys(reducers).map((key) => [key, createAction(`${name}/${key}`)])) as never,
  }
}
