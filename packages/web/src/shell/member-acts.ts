/** What only members do. Visitors are asked to log in before they can, so their first load goes without it. */
export { setFollowingBoard, setFollowingUser } from '../product/following/follow.ts'
export { setFollowingTopic } from '../product/following/follow-topic.ts'
export { pinActions } from '../product/pins/pin-actions.tsx'
export { sendItems } from '../product/sharing/send-items.tsx'
export { choosePinBoard, keepPin } from '../product/saving/keep-pin.tsx'
