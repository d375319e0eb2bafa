export { isSitemapKind, listSitemapParts, readSitemapPart, type SitemapEntry } from './sitemaps.ts'
