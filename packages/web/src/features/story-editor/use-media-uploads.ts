import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { useCallback, useEffect, useRef } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { isFinalRefusal, uploadMedia, waitForVideo } from '../../product/pictures/upload-picture.ts'
import { useServices } from '../../services.tsx'
import type { EditorMedia } from './story-media.ts'
import type { MediaChanges } from './use-media-map.ts'

/** Uploads of the editor's pictures and videos, aborted when the editor closes. */
export const useMediaUploads = ({ current, change }: Pick<MediaChanges, 'current' | 'change'>) => {
  const { uploads } = useServices()
  const files = useRef(new Map<string, File>())
  const abort = useRef<AbortController>(undefined)
  const underway = useRef(new Map<string, Promise<void>>())

  useEffect(() => {
    const controller = new AbortController()
    abort.current = controller
    return () => controller.abort()
  }, [])

  const end = useCallback(
    (key: string, result: Promise<MediaUpload>) => {
      const ending = result.then(
        (upload) => change(key, { status: 'ready', progress: 1, upload }),
        (thrown: unknown) => {
          if (isAbort(thrown)) return
          const { message, error_code: code } = errorOf(thrown)
          change(key, { status: 'failed', problem: message, canRetry: files.current.has(key) && !isFinalRefusal(code) })
        },
      )
      underway.current.set(key, ending)
    },
    [change],
  )

  const send = useCallback(
    (key: string, file: File) => {
      files.current.set(key, file)
      change(key, { status: 'uploading', progress: 0, problem: null })
      const sending = uploadMedia(uploads, file, {
        signal: abort.current!.signal,
        onProgress: (progress) => change(key, progress < 1 ? { progress } : { status: 'processing', progress: 0 }),
        onTranscoding: (upload) => change(key, { status: 'processing', progress: upload.progress }),
      })
      end(key, sending)
    },
    [change, end, uploads],
  )

  const retry = useCallback(
    (key: string) => {
      const file = files.current.get(key)
      if (file) send(key, file)
    },
    [send],
  )

  /** Follows videos that the server prepares. */
  const follow = useCallback(() => {
    for (const { key, status, upload } of current().values()) {
      if (status !== 'processing' || !upload || underway.current.has(key)) continue
      const { signal } = abort.current!
      const onTranscoding = ({ progress }: MediaUpload) => change(key, { progress })
      end(key, waitForVideo(uploads, upload, { signal, onTranscoding }))
    }
  }, [current, change, end, uploads])
  useEffect(() => {
    follow()
    const followed = underway.current
    return () => followed.clear()
  }, [follow])

  /** Waits until none of these is being uploaded. Returns what they are then. */
  const settled = useCallback(
    async (keys: readonly string[]): Promise<readonly EditorMedia[]> => {
      await Promise.all(keys.map((key) => underway.current.get(key)))
      return keys.flatMap((key) => current().get(key) ?? [])
    },
    [current],
  )

  return { send, retry, follow, settled }
}
