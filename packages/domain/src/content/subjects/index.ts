export { describePins } from './assign-topics.ts'
export { pinInterests } from './pin-interests.ts'
export { buildTopicsOnce, type RebuildProgress, rebuildTopics } from './rebuild-topics.ts'
