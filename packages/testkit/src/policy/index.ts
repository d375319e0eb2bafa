export { isOpen, rowsOf, SCENE_NAMES, type SceneName, SCENES, type Sight, type ViewerKind, VIEWERS } from './policy.ts'
export { buildPolicyWorld as buildTown, type PolicyWorld as Town } from './policy-world.ts'
export { missingEntryPoints as forgottenDoors, type Walk, walkLists, walkMatrix, type WalkOptions } from './walk.ts'
