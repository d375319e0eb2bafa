export { boardFeed, favoritePins, homeFeed, moreFromBoard, sectionFeed, userPins } from './feeds.ts'
export { boardInterests, moreIdeas } from './more-ideas.ts'
