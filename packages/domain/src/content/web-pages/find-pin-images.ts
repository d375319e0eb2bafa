import { fail, type FoundPage, LIMITS } from '@corkboard/contract'
import { cleanLine, type Ctx, requireWriter, type SignedIn } from '../../kernel/index.ts'
import type { Fetched } from '../../platform/outbound/index.ts'
import { countAttempt } from '../../platform/throttle/index.ts'
import { forbidsSaving, type FoundPicture, isUnsafeLink, PAGE_BYTES, PAGE_TYPES, pagePictures } from '../links/index.ts'
import { previewUrl } from './previews.ts'
import { webRefusal } from './web-refusal.ts'

/** (ours) */
const PAGES_PER_HOUR = 200

interface Found extends Pick<FoundPage, 'title' | 'description'> {
  readonly srcUrl: string
  readonly canonicalUrl: string
  readonly count: number
  readonly pictures: readonly FoundPicture[]
}

/**
 * The address that the user entered.
 * @throws 'web.address'
 */
const addressIn = (text: string, field: string): URL => {
  const url = URL.parse(cleanLine(text))
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw fail('web.address', { field })
  }
  if (url.href.length > LIMITS.pinLink) throw fail('web.address', { field })
  return url
}

const justUrl = (url: string): FoundPicture => ({ url, width: null, height: null, altText: '' })

/** The address of a picture, without a page around it. */
const inPicture = ({ url }: Fetched): Found => ({
  srcUrl: url,
  canonicalUrl: url,
  title: '',
  description: '',
  count: 1,
  pictures: [justUrl(url)],
})

const inPage = async (page: Fetched): Promise<Found> => {
  const { forbidsPins, ...found } = await pagePictures(page, LIMITS.foundImages)
  if (forbidsPins) throw fail('web.no_saving', { field: 'url' })
  return { ...found, srcUrl: page.url }
}

const fetchPage = async (ctx: Ctx, url: URL): Promise<Found> => {
  const page = await ctx.site.fetcher.fetch(url.href, {
    types: [...PAGE_TYPES, 'image/*'],
    maxBytes: PAGE_BYTES,
    cut: true,
  })
  if (!page.ok) throw webRefusal(page, 'url')
  return page.type.startsWith('image/') ? inPicture(page) : inPage(page)
}

/** What the user's browser has found on the page. */
const inBrowser = (url: URL, imageUrls: readonly string[]): Found => {
  const urls = [...new Set(imageUrls.map((each) => addressIn(each, 'image_urls').href))]
  return {
    srcUrl: url.href,
    canonicalUrl: url.href,
    title: '',
    description: '',
    count: urls.length,
    pictures: urls.map(justUrl),
  }
}

/**
 * CREATE-07: what can be saved from a page elsewhere.
 * @param imageUrls pictures that the user's browser has found there: the page is then not fetched
 * @throws 'web.…' with the field at fault, 'request.rate'
 */
export const findPinImages = async (
  anyCtx: Ctx,
  { url: text, imageUrls }: { readonly url: string; readonly imageUrls?: readonly string[] | undefined },
): Promise<FoundPage> => {
  const ctx: Ctx<SignedIn> = requireWriter(anyCtx)
  const url = addressIn(text, 'url')
  await countAttempt(ctx, [{ key: `find-images:${ctx.viewer.userId}`, limit: PAGES_PER_HOUR }])
  if (await forbidsSaving(ctx, url.href)) throw fail('web.no_saving', { field: 'url' })
  const found = imageUrls ? inBrowser(url, imageUrls) : await fetchPage(ctx, url)
  return {
    src_url: found.srcUrl,
    canonical_url: found.canonicalUrl,
    title: found.title,
    description: found.description,
    is_unsafe: await isUnsafeLink(ctx, found.canonicalUrl),
    image_count: found.count,
    images: found.pictures.map(({ url: imageUrl, width, height, altText }) => ({
      url: imageUrl,
      width,
      height,
      alt_text: altText,
      preview_url: previewUrl(ctx, imageUrl),
    })),
  }
}
