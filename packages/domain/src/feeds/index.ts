export { boardFeed, favoritePins, homeFeed, moreFromBoard, sectionFeed, userPins } from './feeds.ts'
