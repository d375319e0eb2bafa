import type { PinDraftMedia } from '@corkboard/contract/content/wire/pin-draft'
import { MEDIA_ERRORS } from '@corkboard/contract/media/errors'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { useCallback, useEffect, useRef } from 'react'
import { checkFile, isVideo } from '../../product/pictures/file-check.ts'
import { chosenMedia, type EditorMedia, partMedia, readRatio } from './story-media.ts'
import { useMediaMap } from './use-media-map.ts'
import { useMediaUploads } from './use-media-uploads.ts'

/** Object URLs of this window, revoked when the editor closes. */
const useObjectUrls = () => {
  const urls = useRef<string[]>([])
  useEffect(() => {
    const current = urls.current
    return () => current.forEach((url) => URL.revokeObjectURL(url))
  }, [])
  return useCallback((url: string) => {
    if (url.startsWith('blob:')) urls.current.push(url)
    return url
  }, [])
}

/** The editor's pictures and videos, and their uploads. */
export const useStoryMedia = (stored: readonly PinDraftMedia[]) => {
  const { media, ...changes } = useMediaMap(stored)
  const { put, putStored } = changes
  const { send, retry, follow, settled } = useMediaUploads(changes)
  const own = useObjectUrls()
  const nextKey = useRef(1)

  /** Starts an upload. Returns the medium, or why it is refused. */
  const add = useCallback(
    async (file: File, takesVideos: boolean): Promise<EditorMedia | { readonly refusal: string }> => {
      const refusal = checkFile(file, { takesVideos })
      if (refusal) return { refusal: MEDIA_ERRORS[refusal].message }
      const key = `file-${nextKey.current++}`
      const url = own(URL.createObjectURL(file))
      const chosen = chosenMedia(key, file, { url, isVideo: isVideo(file), ratio: await readRatio(url, isVideo(file)) })
      put([chosen])
      send(key, file)
      return chosen
    },
    [own, put, send],
  )

  /** CREATE-08: adds a part of a picture or video. */
  const addPart = useCallback(
    (whole: EditorMedia, { upload, previewUrl }: { upload: MediaUpload; previewUrl: string | null }) => {
      const part = partMedia(whole, upload, previewUrl && own(previewUrl))
      put([part])
      follow()
      return part
    },
    [own, put, follow],
  )

  /** Takes over what the server knows about stored uploads. */
  const learn = useCallback(
    (known: readonly PinDraftMedia[]) => {
      putStored(known)
      follow()
    },
    [putStored, follow],
  )

  return { media, add, addPart, retry, settled, learn }
}
