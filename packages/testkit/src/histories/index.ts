export { playCrowd } from './crowd.ts'
export { playActions as playActs, playHistory, reportOf, shorten } from './history.ts'
export { openStage, type Stage } from './stage.ts'
