export { BOARD_ACT_TASK, carryOutBoardAct } from './carry-out.ts'
export { mergeBoards } from './merge-boards.ts'
