export { bringAllowedPictureBack, queueCommentFlag, removeBlockedPicture } from './safety-events.ts'
export { loadNotices, type Notice } from './load-notices.ts'
export { listCases, listModeration, moderate } from './moderate.ts'
export { report } from './report.ts'
