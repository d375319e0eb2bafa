import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'
import type { PinDraftMedia } from '@corkboard/contract/content/wire/pin-draft'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { checkFile, isVideo } from '../../product/pictures/file-check.ts'
import { isFinalRefusal, uploadMedia, waitForVideo } from '../../product/pictures/upload-picture.ts'
import { useServices } from '../../services.tsx'
import { chosenMedia, type EditorMedia, type MediaMap, partMedia, readRatio, storedMedia } from './story-media.ts'

const messageOf = (code: string | null): string | null =>
  code !== null && code in ERRORS ? ERRORS[code as ErrorCode].message : null

const storedMap = (stored: readonly PinDraftMedia[]): MediaMap =>
  new Map(stored.map((it) => [it.media_upload_id, storedMedia(it, messageOf(it.error_code))]))

/** The editor's pictures and videos, and their uploads. */
export const useStoryMedia = (stored: readonly PinDraftMedia[]) => {
  const services = useServices()
  const [media, setMedia] = useState(() => storedMap(stored))
  const latest = useRef(media)
  const files = useRef(new Map<string, File>())
  /** Object URLs of this window. */
  const urls = useRef<string[]>([])
  const abort = useRef<AbortController>(undefined)
  const underway = useRef(new Map<string, Promise<void>>())
  const nextKey = useRef(1)

  const put = useCallback((key: string, changes: Partial<EditorMedia>) => {
    const before = latest.current.get(key)
    if (!before) return
    latest.current = new Map(latest.current).set(key, { ...before, ...changes })
    setMedia(latest.current)
  }, [])

  useEffect(() => {
    const current = urls.current
    const controller = new AbortController()
    abort.current = controller
    return () => {
      controller.abort()
      for (const url of current) URL.revokeObjectURL(url)
    }
  }, [])

  const end = useCallback(
    (key: string, result: Promise<MediaUpload>) => {
      const ending = result.then(
        (upload) => put(key, { status: 'ready', progress: 1, upload }),
        (thrown: unknown) => {
          if (isAbort(thrown)) return
          const { message, error_code: code } = errorOf(thrown)
          put(key, { status: 'failed', problem: message, canRetry: files.current.has(key) && !isFinalRefusal(code) })
        },
      )
      underway.current.set(key, ending)
    },
    [put],
  )

  const send = useCallback(
    (key: string, file: File) => {
      put(key, { status: 'uploading', progress: 0, problem: null })
      const sending = uploadMedia(services.uploads, file, {
        signal: abort.current!.signal,
        onProgress: (progress) => put(key, progress < 1 ? { progress } : { status: 'processing', progress: 0 }),
        onTranscoding: (upload) => put(key, { status: 'processing', progress: upload.progress }),
      })
      end(key, sending)
    },
    [put, end, services],
  )

  /** Follows videos that the server prepares. */
  const follow = useCallback(() => {
    for (const { key, status, upload } of latest.current.values()) {
      if (status !== 'processing' || !upload || underway.current.has(key)) continue
      const { signal } = abort.current!
      const onTranscoding = ({ progress }: MediaUpload) => put(key, { progress })
      end(key, waitForVideo(services.uploads, upload, { signal, onTranscoding }))
    }
  }, [put, end, services])
  useEffect(() => {
    follow()
    const current = underway.current
    return () => current.clear()
  }, [follow])

  /** Starts an upload. Returns the medium, or why it is refused. */
  const add = useCallback(
    async (file: File, takesVideos: boolean): Promise<EditorMedia | { readonly refusal: string }> => {
      const refusal = checkFile(file, { takesVideos })
      if (refusal) return { refusal: ERRORS[refusal].message }
      const key = `file-${nextKey.current++}`
      const url = URL.createObjectURL(file)
      files.current.set(key, file)
      urls.current.push(url)
      const chosen = chosenMedia(key, file, { url, isVideo: isVideo(file), ratio: await readRatio(url, isVideo(file)) })
      latest.current = new Map(latest.current).set(key, chosen)
      setMedia(latest.current)
      send(key, file)
      return chosen
    },
    [send],
  )

  const retry = useCallback(
    (key: string) => {
      const file = files.current.get(key)
      if (file) send(key, file)
    },
    [send],
  )

  /** CREATE-08: adds a part of a picture or video. */
  const addPart = useCallback(
    (whole: EditorMedia, { upload, previewUrl }: { upload: MediaUpload; previewUrl: string | null }) => {
      if (previewUrl?.startsWith('blob:')) urls.current.push(previewUrl)
      const part = partMedia(whole, upload, previewUrl)
      latest.current = new Map(latest.current).set(part.key, part)
      setMedia(latest.current)
      follow()
      return part
    },
    [follow],
  )

  /** Waits until none of these is being uploaded. Returns what they are then. */
  const settled = useCallback(async (keys: readonly string[]): Promise<readonly EditorMedia[]> => {
    await Promise.all(keys.map((key) => underway.current.get(key)))
    return keys.flatMap((key) => latest.current.get(key) ?? [])
  }, [])

  /** Takes over what the server knows about stored uploads. What undo can bring back stays. */
  const learn = useCallback(
    (known: readonly PinDraftMedia[]) => {
      const stored = [...storedMap(known)].map(([key, it]): [string, EditorMedia] => {
        const before = latest.current.get(key)
        const { previewUrl, videoUrl } = it
        return [key, before && before.status !== 'failed' ? { ...before, previewUrl, videoUrl } : it]
      })
      latest.current = new Map([...latest.current, ...stored])
      setMedia(latest.current)
      follow()
    },
    [follow],
  )

  return { media, add, addPart, retry, settled, learn }
}
