export {
  extendSitemaps,
  isSitemapKind,
  listSitemapParts,
  readSitemapPart,
  type SitemapEntry,
  type SitemapPart,
} from './sitemaps.ts'
