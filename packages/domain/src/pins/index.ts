export {
  createPin,
  deletePin,
  editPin,
  type PinChanges,
  type PinInput,
  restorePin,
  type SaveInput,
  savePin,
  turnComments,
} from './edit-pins.ts'
export { BOARD_ACT_TASK, carryOutBoardAct, mergeBoards } from './board-acts/index.ts'
export { deleteSection } from './delete-section.ts'
export { copyPins, deletePins, movePins, restorePins } from './organise-pins.ts'
export { putPin } from './put-pin.ts'
export { newestBehind, placeOf } from './pin-order.ts'
export { getPin, loadLastRepinId, loadPins, loadPinSlice, type PinSlice, type SeenPin } from './load-pins.ts'
export type { PinSkeleton } from './pin-store.ts'
export { clearDeletedBoard, followBoardPrivacy } from './pin-events.ts'
export {
  type DidItInput,
  favoritePin,
  foldCounts,
  hidePin,
  listDidIts,
  listReactions,
  reactToPin,
  takeReactionBack,
  tryPin,
  unfavoritePin,
  untryPin,
  writePinNote,
} from './marks/index.ts'
export { answerAsSponsor, askSponsor, leaveSponsorships, removeSponsorship } from './sponsorship/index.ts'
export { findDuplicates } from './find-duplicates.ts'
export { bringPinBack, removePin, removePinsOfPicture } from './remove-pins.ts'
export { allowPin, pinActions } from './pin-policy.ts'
export { loadPinLinks, type PinLinkFields } from './pin-links.ts'
export { type PinFieldSet, presentPin, presentPins } from './pin-view.ts'
