/** What only members do. Visitors are asked to log in before they can, so their first load goes without it. */
export { setFollowingBoard, setFollowingUser } from './following/follow.ts'
export { setFollowingTopic } from './topics/follow-topic.ts'
export { pinActions } from './pins/pin-actions.tsx'
export { sendItems } from './sharing/send-items.tsx'
export { choosePinBoard, savePinWithUndo } from './saving/acts/save-with-undo.tsx'
