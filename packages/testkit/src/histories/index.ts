export { type CrowdOptions, playCrowd, type PlayedCrowd } from './crowd.ts'
export { type HistoryOptions, playActs, playHistory, type PlayedHistory, reportOf, shorten } from './history.ts'
export { openStage, type Stage } from './stage.ts'
