import type { RichMetadata, RichSummary } from '@corkboard/contract'
import { type Ctx, readOnce } from '../../kernel/index.ts'
import { linkKey } from './link-key.ts'
import { type KnownPage, loadLinkPages } from './link-page-store.ts'
import { presentSummary } from './link-view.ts'

/** What is known about the page a pin links to. */
export interface LinkFacts {
  readonly metadata: RichMetadata | null
  readonly summary: RichSummary | null
  readonly mobileLink: string | null
  /** It sells products, and none is in stock. */
  readonly isOutOfStock: boolean
  /** It sells products, and its product data is old because it could not be read for a while. */
  readonly isStale: boolean
}

export const NO_LINK_FACTS: LinkFacts = {
  metadata: null,
  summary: null,
  mobileLink: null,
  isOutOfStock: false,
  isStale: false,
}

/** (ours) Products are read daily; three failures in a row take up most of another day. */
const STALE_FAILURES = 3

/** The facts from a page that has been read. */
export const linkFacts = ({ metadata, mobileLink, failures }: KnownPage): LinkFacts => {
  const products = metadata?.products ?? []
  return {
    metadata,
    summary: metadata && presentSummary(metadata),
    mobileLink,
    isOutOfStock: products.length > 0 && products.every(({ offer_summary }) => offer_summary.in_stock === false),
    isStale: products.length > 0 && failures >= STALE_FAILURES,
  }
}

const pages = readOnce<LinkFacts>(async (ctx, keys) => {
  const known = await loadLinkPages(ctx.db, keys)
  return new Map([...known].map(([key, page]) => [key, linkFacts(page)]))
})

/** Link facts by link, in one statement. Links about which nothing is known are left out. */
export const loadLinkFacts = async (ctx: Ctx, links: readonly (string | null)[]): Promise<Map<string, LinkFacts>> => {
  const keys = new Map(links.flatMap((link) => (link === null ? [] : [[link, linkKey(link)] as const])))
  if (keys.size === 0) return new Map()
  const known = await pages(ctx, [...new Set(keys.values())])
  return new Map(
    [...keys].flatMap(([link, key]) => {
      const facts = known.get(key)
      return facts ? [[link, facts] as const] : []
    }),
  )
}
