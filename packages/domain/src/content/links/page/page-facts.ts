import type { RichMetadata } from '@corkboard/contract'
import { articleOf } from './article.ts'
import { decodePage } from './decode-page.ts'
import { readThings } from './json-ld.ts'
import { productsOf } from './product.ts'
import { type PageMarkup, readHtml } from './read-html.ts'
import { recipeOf } from './recipe.ts'
import { line, metaLine } from './values.ts'

/** What is stored about a page that pins link to. */
export interface PageFacts {
  /** `null` for a page without metadata. */
  readonly metadata: RichMetadata | null
  /** The site's own version of the page for small screens. */
  readonly mobileLink: string | null
  /** It asks not to be pinned from (field facts §7). */
  readonly forbidsPins: boolean
}

const MAX_TITLE = 200
const MAX_DESCRIPTION = 500
const MAX_SITE_NAME = 80
const MAX_URL = 2_048

/** The host without its `www` or mobile prefix, so that a mobile link can only lead to the same site. */
const siteOf = (hostname: string): string => hostname.replace(/^(?:www|m|mobile|amp)\./, '')

/** The address of an http(s) page or picture; `null` for all others, and for one with a user name. */
export const webAddress = (href: string | undefined, base: URL): URL | null => {
  const url = href === undefined ? null : URL.parse(href.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > MAX_URL) return null
  return url
}

/** Another address of the same site. */
export const sameSiteLink = (href: string | undefined, page: URL): string | null => {
  const url = webAddress(href, page)
  return url && siteOf(url.hostname) === siteOf(page.hostname) && url.href !== page.href ? url.href : null
}

/** Field facts §7: the page asks not to be saved from. */
export const forbidsPins = (meta: ReadonlyMap<string, readonly string[]>): boolean =>
  ['pinterest', 'corkboard'].some((name) => (meta.get(name) ?? []).some((value) => /\bnopin\b/i.test(value)))

/** The page's title and description, as one line each. */
export const pageWords = ({ meta, title }: Pick<PageMarkup, 'meta' | 'title'>) => ({
  title: metaLine(meta, ['og:title', 'twitter:title'], MAX_TITLE) || line(title, MAX_TITLE),
  description: metaLine(meta, ['og:description', 'twitter:description', 'description'], MAX_DESCRIPTION),
})

/** Field facts §7: Open Graph or schema.org, in the order product, recipe, article. */
export const pageFacts = (
  page: { readonly url: string; readonly bytes: Buffer; readonly charset: string | undefined },
  now: Date,
): PageFacts => {
  const url = new URL(page.url)
  const { meta, scripts, ...markup } = readHtml(decodePage(page.bytes, page.charset))
  const things = readThings(scripts)
  const { title, description } = pageWords({ meta, title: markup.title })
  const products = productsOf(things, meta, title)
  const recipe = products.length > 0 ? null : recipeOf(things)
  const article = products.length > 0 || recipe ? null : articleOf(things, meta, { title, description }, now)
  const metadata: RichMetadata = {
    title: title || products[0]?.name || recipe?.name || article?.name || '',
    description,
    site_name: metaLine(meta, ['og:site_name', 'application-name'], MAX_SITE_NAME),
    url: page.url.length > MAX_URL ? url.origin : page.url,
    products,
    recipe,
    article,
  }
  return {
    metadata: metadata.title === '' ? null : metadata,
    mobileLink: sameSiteLink(markup.handheld, url),
    forbidsPins: forbidsPins(meta),
  }
}
