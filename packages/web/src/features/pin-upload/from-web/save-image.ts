import type { FoundImage, FoundPage } from '@corkboard/contract/content/wire/found-page'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { LIMITS } from '@corkboard/contract/limits'
import type { UploadClient, UploadOptions } from '../../../api/upload-client.ts'
import { waitForPicture } from '../../../product/pictures/upload-picture.ts'
import type { PinTexts } from '../../../product/pin-fields/pin-texts.ts'
import { hostOf } from './find-images.ts'

/** What the draft of a picture is called until the pin has a title. */
export const imageName = (url: string): string => {
  const name = URL.parse(url)?.pathname.split('/').at(-1)
  return name ? name.slice(0, 100) : hostOf(url)
}

/** The first `most` characters, with an ellipsis if that is not all. */
const cut = (text: string, most: number): string => {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

/** What the page says about a pin. The user can change all of it. */
export const fieldsFromWeb = (page: FoundPage, image: FoundImage): PinTexts => ({
  title: cut(page.title, LIMITS.pinTitle),
  description: cut(page.description, LIMITS.pinDescription),
  alt_text: cut(image.alt_text, LIMITS.pinAltText),
  link: page.canonical_url,
})

/**
 * Lets the server fetch a picture, and waits until it has processed it.
 * @throws ApiError with a reason the user can act on; an AbortError when aborted
 */
export const uploadFromWeb = async (
  uploads: UploadClient,
  image: FoundImage,
  page: FoundPage,
  { onProgress, signal }: UploadOptions,
): Promise<MediaUpload> => {
  // The user's browser has nothing to send.
  onProgress?.(1)
  const options = signal ? { signal } : {}
  return waitForPicture(uploads, await uploads.fromWeb(image.url, page.src_url, options), options)
}
