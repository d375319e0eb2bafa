/** Actions only for members. Visitors have to log in first, so their first load leaves this out. */
export { setFollowingBoard, setFollowingUser } from './following/follow.ts'
export { setFollowingTopic } from './topics/follow-topic.ts'
export { pinActions } from './pins/pin-actions.tsx'
export { sendItems } from './sharing/send-items.tsx'
export { choosePinBoard, savePinOrChooseBoard, savePinWithUndo } from './saving/actions/save-with-undo.tsx'
