export { boardFeed, homeFeed, moreFromBoard, sectionFeed, userPins } from './feeds.ts'
