export { favoritePin, hidePin, unfavoritePin, writePinNote } from './keep-pin-close.ts'
export {
  type ChangedDidIt,
  foldCounts,
  hideDidIts,
  type MarkCounts,
  type OwnMarks,
  type RemovedFor,
  setReaction,
  showDidIts,
} from './mark-store.ts'
export { loadOwnMarks, originOf, presentMarkFields } from './mark-view.ts'
export { listReactions, reactToPin, takeReactionBack } from './react-to-pin.ts'
export { getTrier, hasTried, listDidIts, tryPin, untryPin } from './try-pin.ts'
