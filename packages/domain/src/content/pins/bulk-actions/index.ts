export { BULK_ACTION_TASK as BOARD_ACT_TASK, runBulkAction as carryOutBoardAct } from './run-bulk-action.ts'
export type { PlaceChoice } from './bulk-action-pins-store.ts'
export { mergeBoards } from './merge-boards.ts'
export {
  copyPlace,
  deletePlace,
  deleteOldBulkActions as forgetBoardActs,
  getPlaceAction as getPlaceAct,
  movePlace,
  undoPlaceAction as undoPlaceAct,
} from './place-actions.ts'
