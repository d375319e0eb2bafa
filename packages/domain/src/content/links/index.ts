export { type LinkFacts, linkFacts, loadLinkFacts, NO_LINK_FACTS } from './load-links.ts'
export { type KnownPage, PAGE_COLUMN } from './link-page-store.ts'
export { createHttpLinkCheck, type LinkCheck, NO_LINK_CHECK } from './link-check.ts'
export {
  forbidsSaving,
  noteLinkPage,
  PAGE_BYTES,
  PAGE_TYPES,
  READ_LINK_TASK,
  readLinkPage,
  refreshLinkPages,
  wantLinkPages,
} from './read-link-page.ts'
export { type Destination, followLink, isUnsafeLink, trackedLink, trackingParams } from './tracked-link.ts'
export { type FoundPicture, type PagePictures, pagePictures } from './page/page-pictures.ts'
export { addUnsafeDomain, isBelow, listUnsafeDomains, removeUnsafeDomain, unsafeDomains } from './unsafe-domains.ts'
