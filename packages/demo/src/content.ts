export { demoCommunity } from './community.ts'
export type {
  DemoBlock,
  DemoBoard,
  DemoCarousel,
  DemoComment,
  DemoCommunity,
  DemoLinkPage,
  DemoPerson,
  DemoPicture,
  DemoPin,
  DemoReaction,
  DemoSave,
  DemoStory,
  DemoTry,
  DemoVideo,
} from './community-shape.ts'
export type { ClipRequest } from './clips/draw-clip.ts'
export { drawPicture, type Picture, type PictureRequest, planPicture } from './pictures/draw-picture.ts'
export { createPicturePool, type PicturePool } from './pictures/picture-pool.ts'
export { SCENE_NAMES, type SceneName } from './pictures/scenes/index.ts'
