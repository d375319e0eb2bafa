import type { BlockingAction } from '@corkboard/contract/content/wire/blocking-action'

/**
 * BOARD-07: returns the long-running actions in a response.
 * @throws if there are none
 */
export const blockingActionsIn = (response: unknown): readonly BlockingAction[] => {
  const actions = (response as { blocking_actions?: readonly BlockingAction[] } | null | undefined)?.blocking_actions
  if (!Array.isArray(actions)) throw new Error('No blocking actions found in the response')
  return actions
}

/** The actions of one board: for the whole board, for pins without a section, and for each section. */
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

/** The combined progress, 0 to 1, or `undefined` when no action runs. */
export const progressOf = ({ board, unorganized, sections }: ActionsOfBoard): number | undefined => {
  const running = [board, unorganized, ...Object.values(sections)].filter((action) => action !== undefined)
  if (running.length === 0) return undefined
  return running.reduce((sum, { progress }) => sum + progress, 0) / running.length
}
