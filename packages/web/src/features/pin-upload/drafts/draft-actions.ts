import type { PinDraftTopic } from '@corkboard/contract/content/wire/pin-draft'
import type { ScheduleFields } from '../../../product/scheduling/schedule-time.ts'
import type { BatchChanges } from '../batch-edit.ts'
import { changeDraft, onBoard, type Reducers } from './change-draft.ts'
import { isEditable, isUnsaved } from './draft-status.ts'
import { type ChosenFile, type Draft, type DraftSection, itemOf, NEW_DRAFT, UNSAVED } from './draft.ts'

/** Actions on drafts as a whole. */
export interface DraftActions {
  filesChosen: {
    readonly files: readonly ChosenFile[]
    /** The board that was requested when the builder was opened. */
    readonly boardId?: string | null
  }
  commentsSwitched: { readonly key: string; readonly areAllowed: boolean }
  topicsChosen: { readonly key: string; readonly topics: readonly PinDraftTopic[] }
  boardChosen: { readonly key: string; readonly boardId: string; readonly section: DraftSection | null }
  boardChosenForAll: { readonly boardId: string; readonly section: DraftSection | null }
  /** CREATE-05: texts of a carousel are those of its first item. */
  batchEdited: { readonly keys: ReadonlySet<string>; readonly changes: BatchChanges }
  timeChosen: { readonly key: string; readonly later: ScheduleFields | null }
  draftRemoved: { readonly key: string }
  draftRestored: { readonly draft: Draft; readonly index: number }
  draftOpened: { readonly key: string }
}

export const draftReducers: Reducers<DraftActions> = {
  filesChosen: (state, action) => {
    // Pictures chosen together usually go to one board, so new drafts start with the last choice.
    const last = state.drafts.findLast(({ boardId, isOpen }) => boardId !== null && isOpen)
    const boardId = last?.boardId ?? action.boardId ?? null
    const added = action.files.map((file): Draft => ({
      ...NEW_DRAFT,
      key: file.key,
      items: [itemOf(file)],
      boardId,
      section: last?.section ?? null,
    }))
    return { drafts: [...state.drafts, ...added] }
  },
  commentsSwitched: (state, { key, areAllowed }) => changeDraft(state, key, () => ({ isCommentsAllowed: areAllowed })),
  topicsChosen: (state, { key, topics }) => changeDraft(state, key, () => ({ interestTags: topics })),
  boardChosen: (state, { key, ...board }) => changeDraft(state, key, (draft) => onBoard(draft, board)),
  boardChosenForAll: (state, board) => ({
    drafts: state.drafts.map((draft) =>
      draft.publishing === 'published' || !draft.isOpen ? draft : { ...draft, ...onBoard(draft, board) },
    ),
  }),
  batchEdited: (state, { keys, changes }) => ({
    drafts: state.drafts.map((draft) =>
      keys.has(draft.key) && isEditable(draft) ? { ...draft, ...withChanges(draft, changes) } : draft,
    ),
  }),
  timeChosen: (state, { key, later }) =>
    changeDraft(state, key, ({ fieldErrors }) => ({
      later,
      fieldErrors: { ...fieldErrors, scheduledDate: undefined, scheduledTime: undefined },
    })),
  draftRemoved: (state, { key }) => ({ drafts: state.drafts.filter((draft) => draft.key !== key) }),
  draftRestored: (state, { draft, index }) => ({ drafts: state.drafts.toSpliced(index, 0, restored(draft)) }),
  draftOpened: (state, { key }) => ({
    drafts: state.drafts.map((draft) =>
      draft.key === key
        ? { ...draft, isOpen: true }
        : { ...draft, isOpen: draft.isOpen && (draft.isNew || isUnsaved(draft) || draft.conflict !== null) },
    ),
  }),
}

const withChanges = (draft: Draft, { texts, board }: BatchChanges): Partial<Draft> => {
  const untouched = (field: string) => !Object.hasOwn(texts, field)
  return {
    ...(board && onBoard(draft, { boardId: board.id, section: board.section })),
    items: draft.items.map((item, n) =>
      n > 0
        ? item
        : {
            ...item,
            texts: { ...item.texts, ...texts },
            errors: Object.fromEntries(Object.entries(item.errors).filter(([field]) => untouched(field))),
          },
    ),
  }
}

/** Removing a draft aborted its uploads, so incomplete ones start over, and deleted it from the server. */
const restored = (draft: Draft): Draft => ({
  ...draft,
  ...UNSAVED,
  isSaving: false,
  conflict: null,
  items: draft.items.map((item) =>
    item.status === 'ready' || item.status === 'refused' || !item.isLocal
      ? item
      : { ...item, status: 'waiting', progress: 0, isInterrupted: false, upload: null, problem: null },
  ),
})
