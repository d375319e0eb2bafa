import type { BuilderState } from './draft.ts'
import type { Reducers } from './change-draft.ts'
import { type DraftActions, draftReducers } from './draft-actions.ts'
import { type ItemActions, itemReducers } from './item-actions.ts'
import { type PublishActions, publishReducers } from './publish-actions.ts'
import { type SaveActions, saveReducers } from './save-actions.ts'
import { type UploadActions, uploadReducers } from './upload-actions.ts'

interface Actions extends DraftActions, ItemActions, UploadActions, SaveActions, PublishActions {}

type ActionOf<Type extends keyof Actions> = { readonly type: Type } & Actions[Type]

export type BuilderAction = { [Type in keyof Actions]: ActionOf<Type> }[keyof Actions]

export const emptyBuilder: BuilderState = { drafts: [] }

const reducers: Reducers<Actions> = {
  ...draftReducers,
  ...itemReducers,
  ...uploadReducers,
  ...saveReducers,
  ...publishReducers,
}

const reduce = <Type extends keyof Actions>(state: BuilderState, action: ActionOf<Type>): BuilderState =>
  reducers[action.type](state, action)

/** The builder's reducer. A response for a draft that was removed in the meantime changes nothing. */
export const reduceBuilder = (state: BuilderState, action: BuilderAction): BuilderState => reduce(state, action)
