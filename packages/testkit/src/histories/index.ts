export { createDice, type Dice } from './dice.ts'
export { playCrowd } from './crowd.ts'
export { playActions, playHistory, reportOf, shorten } from './history.ts'
export { openStage, type Stage } from './stage.ts'
