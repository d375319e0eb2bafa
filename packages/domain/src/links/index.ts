export { type LinkFacts, loadLinkFacts, NO_LINK_FACTS } from './load-links.ts'
export { READ_LINK_TASK, readLinkPage, refreshLinkPages, wantLinkPage } from './read-link-page.ts'
