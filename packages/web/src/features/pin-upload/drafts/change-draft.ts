import type { BuilderState, Draft, DraftItem, DraftSection } from './draft.ts'

/** Reducers by type of action. `Actions` has what each action carries. */
export type Reducers<Actions> = {
  readonly [Type in keyof Actions]: (state: BuilderState, action: Actions[Type]) => BuilderState
}

export const changeDraft = (
  state: BuilderState,
  key: string,
  next: (draft: Draft) => Partial<Draft>,
): BuilderState => ({
  drafts: state.drafts.map((draft) => (draft.key === key ? { ...draft, ...next(draft) } : draft)),
})

export const changeItem = (
  state: BuilderState,
  key: string,
  next: (item: DraftItem) => Partial<DraftItem>,
): BuilderState => ({
  drafts: state.drafts.map((draft) =>
    draft.items.some((item) => item.key === key)
      ? { ...draft, items: draft.items.map((item) => (item.key === key ? { ...item, ...next(item) } : item)) }
      : draft,
  ),
})

export const onBoard = (draft: Draft, to: { boardId: string; section: DraftSection | null }): Partial<Draft> => ({
  boardId: to.boardId,
  section: to.section,
  fieldErrors: { ...draft.fieldErrors, board_id: undefined },
})
