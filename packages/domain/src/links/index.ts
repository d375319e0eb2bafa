export { type LinkFacts, loadLinkFacts, NO_LINK_FACTS } from './load-links.ts'
export { createHttpLinkCheck, type LinkCheck, NO_LINK_CHECK } from './link-check.ts'
export { noteLinkPage, READ_LINK_TASK, readLinkPage, refreshLinkPages, wantLinkPages } from './read-link-page.ts'
export { type Destination, followLink, type LinkOut, trackedLink, trackingParams } from './tracked-link.ts'
export {
  addUnsafeDomain,
  isBelow,
  listUnsafeDomains,
  removeUnsafeDomain,
  type UnsafeDomain,
  unsafeDomains,
} from './unsafe-domains.ts'
