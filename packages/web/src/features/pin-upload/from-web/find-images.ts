import type { FoundPage } from '@corkboard/contract/content/wire/found-page'
import { ApiError } from '../../../api/errors.ts'
import type { CollectedPage } from '../../../product/saving/collect-page.ts'
import type { Services } from '../../../services.tsx'
import { selectEntry } from '../../../store/data.ts'
import { resource } from '../../../store/requests.ts'

/**
 * CREATE-07: what can be saved from a page elsewhere.
 * @throws ApiError
 */
export const findImages = async (
  { data, store }: Pick<Services, 'data' | 'store'>,
  url: string,
): Promise<FoundPage> => {
  const request = resource('FindPinImagesResource', { url })
  await data.load(request, { force: true })
  const entry = selectEntry(store.getState(), request)
  if (entry?.error) throw new ApiError(entry.error)
  return entry?.data as FoundPage
}

/**
 * The same for what the user's browser has found on the page.
 * @throws ApiError
 */
export const checkImages = async ({ data }: Pick<Services, 'data'>, collected: CollectedPage): Promise<FoundPage> => {
  const { url, title, description, images } = collected
  const page = await data.write('create', 'FindPinImagesResource', {
    url,
    image_urls: images.map((image) => image.url),
  })
  const byUrl = new Map(images.map((image) => [image.url, image]))
  return {
    ...page,
    title,
    description,
    images: page.images.map((image) => {
      const { width, height, alt } = byUrl.get(image.url) ?? { width: 0, height: 0, alt: '' }
      return { ...image, width: width || null, height: height || null, alt_text: alt }
    }),
  }
}

/** The name of a site, as people know it. */
export const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? url).replace(/^www\./, '')
