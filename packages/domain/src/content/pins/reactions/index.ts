export { reactionCopy } from './copy-reactions.ts'
export { eraseReactionsOf } from './erase-reactions.ts'
export { favoritePin, unfavoritePin } from './favorite-pin.ts'
export { hidePin } from './hide-pin.ts'
export { writePinNote } from './write-pin-note.ts'
export {
  type ChangedDidIt,
  foldCounts,
  hideDidIts,
  type OwnInteractions,
  type RemovedFor,
  setReaction,
  showDidIts,
} from './interaction-store.ts'
export { loadOwnInteractions, originOf, presentInteractionFields } from './interaction-view.ts'
export { listReactions, reactToPin, takeReactionBack } from './react-to-pin.ts'
export { getTrier, hasTried, listDidIts, tryPin, untryPin } from './try-pin.ts'
