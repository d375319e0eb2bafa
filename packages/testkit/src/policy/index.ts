export { isOpen, rowsOf, SCENE_NAMES, type SceneName, SCENES, type Sight, type ViewerKind, VIEWERS } from './policy.ts'
export { buildPolicyWorld, type PolicyWorld } from './policy-world.ts'
export { missingEntryPoints, type Walk, walkLists, walkMatrix, type WalkOptions } from './walk.ts'
