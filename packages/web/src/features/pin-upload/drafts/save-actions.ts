import type { PinDraft } from '@corkboard/contract/content/wire/pin-draft'
import type { Id } from '@corkboard/contract/ids'
import { savedTags } from '../../../product/picture-tags/pin-tags.ts'
import { changeDraft, type Reducers } from './change-draft.ts'
import { bodyFrom, contentOf, hasContent } from './draft-body.ts'
import { type Draft, UNSAVED } from './draft.ts'
import { fromServer, withLoaded } from './server-drafts.ts'

/** What the server has of drafts: loading them, saving them by themselves, and conflicts with other windows. */
export interface SaveActions {
  /** `knownIds` are those of this window when it asked; drafts created since are not in the response. */
  draftsLoaded: { readonly drafts: readonly PinDraft[]; readonly knownIds: ReadonlySet<Id> }
  saveStarted: { readonly key: string }
  saved: { readonly key: string; readonly content: string; readonly draft: Pick<PinDraft, 'id' | 'version'> }
  saveFailed: { readonly key: string }
  saveRefused: { readonly key: string; readonly content: string; readonly problem: string }
  conflictFound: { readonly key: string; readonly theirs: PinDraft | 'gone' }
  conflictSolved: { readonly key: string; readonly take: 'mine' | 'theirs' }
}

export const saveReducers: Reducers<SaveActions> = {
  draftsLoaded: (state, { drafts, knownIds }) => withLoaded(state, drafts, knownIds),
  saveStarted: (state, { key }) => changeDraft(state, key, () => ({ isSaving: true })),
  saved: (state, { key, content, draft: { id, version } }) =>
    changeDraft(state, key, (draft) => ({
      ...(hasContent(draft, content) && {
        items: draft.items.map((item) => ({ ...item, ...savedTags(item) })),
      }),
      id,
      version,
      savedContent: content,
      refusedContent: null,
      saveProblem: null,
      failures: 0,
      isSaving: false,
    })),
  saveFailed: (state, { key }) =>
    changeDraft(state, key, ({ failures }) => ({ isSaving: false, failures: failures + 1 })),
  saveRefused: (state, { key, content, problem }) =>
    changeDraft(state, key, () => ({ isSaving: false, refusedContent: content, saveProblem: problem })),
  conflictFound: (state, { key, theirs }) =>
    changeDraft(state, key, ({ publishing }) => ({
      isSaving: false,
      conflict: theirs,
      publishing: publishing === 'publishing' ? 'not yet' : publishing,
    })),
  conflictSolved: (state, { key, take }) => {
    const conflict = state.drafts.find((draft) => draft.key === key)?.conflict ?? null
    if (conflict === null) return state
    if (conflict !== 'gone') return changeDraft(state, key, (own) => solved(own, conflict, take))
    if (take === 'theirs') return { drafts: state.drafts.filter((draft) => draft.key !== key) }
    return changeDraft(state, key, () => ({ ...UNSAVED, conflict: null }))
  },
}

/** Taking the own draft saves it on top of the other one. */
const solved = (own: Draft, theirs: PinDraft, take: 'mine' | 'theirs'): Partial<Draft> =>
  take === 'theirs'
    ? fromServer(theirs, own)
    : { conflict: null, version: theirs.version, savedContent: contentOf(bodyFrom(theirs)), refusedContent: null }
