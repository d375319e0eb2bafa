export { describePins } from './assign-topics.ts'
export { pinInterests } from './pin-interests.ts'
export { type RebuildProgress, rebuildTopics } from './rebuild-topics.ts'
