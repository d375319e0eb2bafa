import type { BlockingAction } from '@corkboard/contract/content/wire/blocking-action'

/** BOARD-07: what an answer tells of long acts. @throws when it tells nothing */
export const blockingActionsIn = (answer: unknown): readonly BlockingAction[] => {
  const actions = (answer as { blocking_actions?: readonly BlockingAction[] } | null | undefined)?.blocking_actions
  if (!Array.isArray(actions)) throw new Error('No blocking actions found in the response')
  return actions
}

/** Kept per board: that of the whole board, that of what is in no section, and those of sections. */
export interface ActionsOfBoard {
  readonly board: BlockingAction | undefined
  readonly unorganized: BlockingAction | undefined
  readonly sections: Readonly<Record<string, BlockingAction>>
}

const WHOLE_BOARD = '-1'

export const actionsOfBoard = (actions: readonly BlockingAction[]): ActionsOfBoard => ({
  board: actions.find(({ section_id: id }) => id === WHOLE_BOARD),
  unorganized: actions.find(({ section_id: id }) => id === null),
  sections: Object.fromEntries(
    actions.flatMap((action) =>
      action.section_id === null || action.section_id === WHOLE_BOARD ? [] : [[action.section_id, action]],
    ),
  ),
})

/** How far all of them are together, 0 to 1; `undefined` when none runs. */
export const progressOf = ({ board, unorganized, sections }: ActionsOfBoard): number | undefined => {
  const running = [board, unorganized, ...Object.values(sections)].filter((action) => action !== undefined)
  if (running.length === 0) return undefined
  return running.reduce((sum, { progress }) => sum + progress, 0) / running.length
}
