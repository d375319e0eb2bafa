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
export { deleteSection } from './delete-section.ts'
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
export { allowPin, pinActions } from './pin-policy.ts'
export { type PinFieldSet, presentPin, presentPins } from './pin-view.ts'
