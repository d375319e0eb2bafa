export {
  boardFeed,
  eachPictureOnce,
  favoritePins,
  homeFeed,
  moreFromBoard,
  pinPage,
  sectionFeed,
  userPins,
} from './feeds.ts'
export type { Skeleton } from './feed-store.ts'
export { boardInterests, moreIdeas } from './more-ideas.ts'
export { relatedPins } from './related-pins.ts'
