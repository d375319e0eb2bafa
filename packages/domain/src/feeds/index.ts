export { boardFeed, homeFeed, moreFromBoard, userPins } from './feeds.ts'
