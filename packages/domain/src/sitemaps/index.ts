export { SITEMAP_KINDS, type SitemapKind } from './sitemap-store.ts'
export { extendSitemaps, listSitemapParts, readSitemapPart, type SitemapEntry, type SitemapPart } from './sitemaps.ts'
