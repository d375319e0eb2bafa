export { isScreened } from './board-pictures.ts'
export { allowBoard, boardActions } from './board-policy.ts'
export { lockOwnBoard } from './lock-own-board.ts'
export {
  boardFollows,
  findPinOrder,
  lockBoard,
  namesTaken,
  recentBoardIds,
  setPinOrder,
  shareBoards,
} from './board-store.ts'
export {
  boardUrl,
  isBoardSearchHidden,
  presentBoard,
  presentBoardBrief,
  presentBoards,
  presentBoardWork,
  presentPickerBoards,
} from './board-view.ts'
export { type BoardInput, createBoard } from './create-board.ts'
export { deleteBoard, endMergedBoard } from './delete-board.ts'
export { editBoard } from './edit-board.ts'
export { followBoard, unfollowBoard } from './follow-board.ts'
export { listBoards, listPickerBoards } from './list-boards.ts'
export { loadBoardCovers } from './load-board-covers.ts'
export { markIdeasSeen } from './mark-ideas-seen.ts'
export { loadRecentBoards } from './recent-boards.ts'
export { freshIdeas } from './fresh-ideas.ts'
export { getBoard, getBoardByPath, loadBoards, loadSeenBoardIds, type SeenBoard } from './load-boards.ts'
export { addSection, createSection, editSection } from './edit-sections.ts'
export { getSection, getSectionByPath, listSections, presentSection, type SeenSection } from './load-sections.ts'
export { findSectionRow, markSectionDeleted, sectionsOfBoard } from './section-store.ts'
export { clearCovers, countBoardPins, countSectionPins, recordRecentBoard, recordRecentBoards } from './pin-counters.ts'
export { setBoardRemoved } from './remove-board.ts'
export { archiveBoard, unarchiveBoard } from './archive-board.ts'
export { type RestorePins, restoreBoardWith } from './restore-board.ts'
export { listBlockingActions, refuseBlocked, type Scope, scopeOf } from './blocking-actions.ts'
export { endBoardRelations } from './end-relations.ts'
export * from './collaborators/index.ts'
