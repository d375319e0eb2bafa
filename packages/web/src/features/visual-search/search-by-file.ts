import { MEDIA_ERRORS } from '@corkboard/contract/media/errors'
import { errorOf, isAbort } from '../../api/errors.ts'
import type { Services } from '../../services.tsx'
import { checkFile } from '../../product/pictures/file-check.ts'
import { uploadPicture } from '../../product/pictures/upload-picture.ts'
import { injectSlices } from '../../store/root.ts'
import { ownPictureSent, visualSearchesSlice } from './own-pictures.ts'
import { visualPath } from './visual-address.ts'

interface Sending {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

/**
 * Uploads a picture and opens the search for similar pins. Returns an error message, or nothing on success or abort.
 */
export const searchByFile = async (services: Services, file: File, sending: Sending): Promise<string | undefined> => {
  const refusal = checkFile(file)
  if (refusal) return MEDIA_ERRORS[refusal].message
  try {
    const upload = await uploadPicture(services.uploads, file, { ...sending, purpose: 'search' })
    injectSlices([visualSearchesSlice])
    services.store.dispatch(
      ownPictureSent({
        uploadId: upload.media_upload_id,
        picture: {
          // Kept while the tab is open, for back navigation.
          url: URL.createObjectURL(file),
          width: upload.width ?? 1,
          height: upload.height ?? 1,
          ground: upload.dominant_color,
        },
      }),
    )
    services.navigator.go(
      visualPath({
        subject: { kind: 'upload', id: upload.media_upload_id },
        crop: undefined,
        isShopping: false,
        domain: undefined,
        category: undefined,
        price: undefined,
      }),
    )
    return undefined
  } catch (thrown) {
    return isAbort(thrown) ? undefined : errorOf(thrown).message
  }
}
