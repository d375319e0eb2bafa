import type { FoundPage } from '@corkboard/contract/content/wire/found-page'
import { ApiError } from '../../../api/errors.ts'
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

/** The name of a site, as people know it. */
export const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? url).replace(/^www\./, '')
