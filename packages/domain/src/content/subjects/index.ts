export { describeBoard, describePins, describeSaved } from './assign-topics.ts'
export { type RebuildProgress, rebuildTopics } from './rebuild-topics.ts'
