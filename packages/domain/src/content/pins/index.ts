export type { PinOptions } from './add-to-board.ts'
export { checkPinOf, createCarousel, createPin, createPinOf, type PinInput, type SubjectOf } from './create-pin.ts'
export { deletePin } from './delete-pin.ts'
export { editPin } from './edit-pin.ts'
export { restoreBoard } from './restore-board.ts'
export { restorePin } from './restore-pin.ts'
export { type KnownSave, prepareSave, type SaveInput, savePin } from './save-pin.ts'
export { turnComments } from './turn-comments.ts'
export { changePinTexts, pinCaptions, pinTexts } from './video-texts.ts'
export * from './bulk-actions/index.ts'
export { deleteSection } from './delete-section.ts'
export { copyPins, deletePins, movePins, restorePins } from './organize-pins.ts'
export { reorderPins } from './reorder-pins.ts'
export { AGE, type ListOrder, newestBehind, placeOf } from './pin-order.ts'
export {
  type DetailedPin,
  findExpectedPin,
  getDetailedPin,
  getPinAccess,
  getPin,
  getPins,
  getPinToSave,
  loadDetailedPins,
  loadLastRepinId,
  loadPins,
  loadPinSlice,
  type PinAccess,
  type SeenPin,
  toPinAccess,
} from './load-pins.ts'
export {
  hasBlockedPicture,
  INTEREST_TAGS,
  type PinSkeleton,
  pinAccess,
  type PinAccessRow,
  type DetailOptions,
} from './pin-store.ts'
export { countCommentsOfPins, countPinComments } from './pin-counters.ts'
export {
  favoritePin,
  getTrier,
  hasTried,
  hidePin,
  listDidIts,
  listReactions,
  reactToPin,
  takeReactionBack,
  tryPin,
  unfavoritePin,
  untryPin,
  writePinNote,
} from './reactions/index.ts'
export { respondAsSponsor, requestSponsorship, removeSponsorship } from './sponsorship/index.ts'
export {
  carouselContent,
  type KnownContent,
  loadContents,
  pictureOf,
  type PinContent,
  type PinSubject,
  type Placed,
  presentContentLink,
  presentContentPicture,
  presentVideos,
  withTexts,
  type StoredBlock,
  type StoredPage,
} from './content/index.ts'
export { filterMentionable, type Mention, mentionable, mentionableSomewhere, placeMentions } from './mentions/index.ts'
export { leavePin, pinsNaming, tagsOf } from './object-tags/index.ts'
export { pinAltText, pinDescription, pinLink, pinTitle } from './pin-fields.ts'
export { findDuplicates } from './find-duplicates.ts'
export { suggestBoards } from './suggest-boards.ts'
export { restorePinForStaff, picturesOfPin, removePin, type Removing } from './remove-pins.ts'
export { restoreTry, removeTry } from './remove-tries.ts'
export { allowPin, isPinSearchHidden, pinActions } from './pin-policy.ts'
export { countOutboundClick, loadPinMetrics } from './pin-metrics.ts'
export {
  pictureAccess,
  type PinFieldSet,
  presentDetailedPins,
  presentPin,
  presentPinPicture,
  presentPins,
} from './pin-view.ts'
