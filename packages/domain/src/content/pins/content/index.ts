export { type ContentFacts, type PinContent, type StoredBlock, type StoredPage } from './pin-content.ts'
export { type KnownContent, insertContent, loadContents } from './content-store.ts'
export {
  loadCarousels,
  NO_CONTENT,
  type OriginalAccess,
  type PictureAccess,
  type Placed,
  presentContentLink,
  presentContentPicture,
  presentSizes,
  presentVideos,
  withTexts,
  type ShownContent,
} from './content-view.ts'
export { carouselContent, type CarouselInput, pictureOf, type PinSubject } from './make-content.ts'
