export { BULK_ACTION_TASK as BOARD_ACT_TASK, runBulkAction as carryOutBoardAct } from './carry-out.ts'
export type { PlaceChoice } from './act-pins-store.ts'
export { mergeBoards } from './merge-boards.ts'
export {
  copyPlace,
  deletePlace,
  deleteOldBulkActions as forgetBoardActs,
  getPlaceAction as getPlaceAct,
  movePlace,
  undoPlaceAction as undoPlaceAct,
} from './place-acts.ts'
