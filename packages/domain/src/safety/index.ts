export { queueCommentFlag, removeBlockedPicture } from './safety-events.ts'
export { listCases, listModeration, moderate } from './moderate.ts'
export { report } from './report.ts'
