export { BOARD_ACT_TASK, carryOutBoardAct } from './carry-out.ts'
export type { PlaceChoice } from './act-pins-store.ts'
export { mergeBoards } from './merge-boards.ts'
export { copyPlace, deletePlace, forgetBoardActs, getPlaceAct, movePlace, undoPlaceAct } from './place-acts.ts'
