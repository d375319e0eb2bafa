export { BULK_ACTION_TASK, runBulkAction } from './run-bulk-action.ts'
export type { PlaceChoice } from './bulk-action-pins-store.ts'
export { mergeBoards } from './merge-boards.ts'
export {
  copyPlace,
  deletePlace,
  deleteOldBulkActions,
  getPlaceAction,
  movePlace,
  undoPlaceAction,
} from './place-actions.ts'
