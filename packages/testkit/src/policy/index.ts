export { isOpen, rowsOf, SCENE_NAMES, type SceneName, SCENES, type Sight, type ViewerKind, VIEWERS } from './policy.ts'
export { buildTown, type Town } from './town.ts'
export { forgottenDoors, type Walk, walkLists, walkMatrix, type WalkOptions } from './walk.ts'
