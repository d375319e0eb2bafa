import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'
import type { PinDraftMedia } from '@corkboard/contract/content/wire/pin-draft'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { checkFile, isVideo } from '../../product/pictures/file-check.ts'
import { isFinalRefusal, uploadMedia } from '../../product/pictures/upload-picture.ts'
import { useServices } from '../../services.tsx'
import { chosenMedia, type EditorMedia, type MediaMap, readRatio, storedMedia } from './story-media.ts'

const messageOf = (code: string | null): string | null =>
  code !== null && code in ERRORS ? ERRORS[code as ErrorCode].message : null

const storedMap = (stored: readonly PinDraftMedia[]): MediaMap =>
  new Map(stored.map((it) => [it.media_upload_id, storedMedia(it, messageOf(it.error_code))]))

/** The editor's pictures and videos, and their uploads. */
export const useStoryMedia = (stored: readonly PinDraftMedia[]) => {
  const services = useServices()
  const [media, setMedia] = useState(() => storedMap(stored))
  const latest = useRef(media)
  const files = useRef(new Map<string, { readonly file: File; readonly url: string }>())
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
    const current = files.current
    const controller = new AbortController()
    abort.current = controller
    return () => {
      controller.abort()
      for (const { url } of current.values()) URL.revokeObjectURL(url)
    }
  }, [])

  const send = useCallback(
    (key: string, file: File) => {
      put(key, { status: 'uploading', progress: 0, problem: null })
      const sending = uploadMedia(services.uploads, file, {
        signal: abort.current!.signal,
        onProgress: (progress) => put(key, progress < 1 ? { progress } : { status: 'processing', progress: 0 }),
        onTranscoding: (upload) => put(key, { status: 'processing', progress: upload.progress }),
      })
      const ending = sending.then(
        (upload) => put(key, { status: 'ready', progress: 1, uploadId: upload.media_upload_id }),
        (thrown: unknown) => {
          if (isAbort(thrown)) return
          const { message, error_code: code } = errorOf(thrown)
          put(key, { status: 'failed', problem: message, canRetry: !isFinalRefusal(code) })
        },
      )
      underway.current.set(key, ending)
    },
    [put, services],
  )

  /** Starts an upload. Returns the medium, or why it is refused. */
  const add = useCallback(
    async (file: File, takesVideos: boolean): Promise<EditorMedia | { readonly refusal: string }> => {
      const refusal = checkFile(file, { takesVideos })
      if (refusal) return { refusal: ERRORS[refusal].message }
      const key = `file-${nextKey.current++}`
      const url = URL.createObjectURL(file)
      files.current.set(key, { file, url })
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
      const entry = files.current.get(key)
      if (entry) send(key, entry.file)
    },
    [send],
  )

  /** Waits until none of these is being uploaded. Returns what they are then. */
  const settled = useCallback(async (keys: readonly string[]): Promise<readonly EditorMedia[]> => {
    await Promise.all(keys.map((key) => underway.current.get(key)))
    return keys.flatMap((key) => latest.current.get(key) ?? [])
  }, [])

  /** Takes over what the server knows about stored uploads. */
  const learn = useCallback((known: readonly PinDraftMedia[]) => {
    latest.current = new Map([...storedMap(known), ...[...latest.current].filter(([key]) => files.current.has(key))])
    setMedia(latest.current)
  }, [])

  return { media, add, retry, settled, learn }
}
