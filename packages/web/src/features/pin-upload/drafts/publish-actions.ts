import { changeDraft, type Reducers } from './change-draft.ts'
import type { Draft, DraftField } from './draft.ts'

/** Why a draft cannot be published. */
export interface PublishProblem {
  readonly problem: string
  readonly field: DraftField | null
  /** The place of the item whose text was refused. */
  readonly item?: number
}

export interface PublishActions {
  publishStarted: { readonly key: string }
  publishFailed: PublishProblem & { readonly key: string }
  published: { readonly key: string; readonly pinId: string }
  scheduled: { readonly key: string; readonly seconds: number }
}

export const publishReducers: Reducers<PublishActions> = {
  publishStarted: (state, { key }) =>
    changeDraft(state, key, ({ items }) => ({
      publishing: 'publishing',
      problem: null,
      fieldErrors: {},
      items: items.map((item) => ({ ...item, errors: {} })),
    })),
  // The pictures are still on the server, so only the fields need a retry.
  publishFailed: (state, action) =>
    changeDraft(state, action.key, (draft) => ({ publishing: 'attempted', ...problemShown(draft, action) })),
  published: (state, { key, pinId }) =>
    changeDraft(state, key, () => ({ publishing: 'published', pinId, problem: null })),
  scheduled: (state, { key, seconds }) =>
    changeDraft(state, key, () => ({ publishing: 'published', scheduledTs: seconds, problem: null })),
}

/** Shows an error at its field, and the item that has it. */
const problemShown = ({ items, index }: Draft, { problem, field, item = 0 }: PublishProblem): Partial<Draft> => {
  if (field === null) return { problem }
  if (field === 'board_id' || field === 'scheduledDate' || field === 'scheduledTime') {
    return { fieldErrors: { [field]: problem } }
  }
  return {
    index: items[item] ? item : index,
    items: items.map((it, n) => (n === item ? { ...it, errors: { [field]: problem } } : it)),
  }
}
