import type { PinDraftMedia } from '@corkboard/contract/content/wire/pin-draft'
import { MEDIA_ERRORS, type MediaErrorCode } from '@corkboard/contract/media/errors'
import { useCallback, useRef, useState } from 'react'
import { type EditorMedia, type MediaMap, storedMedia } from './story-media.ts'

const messageOf = (code: string | null): string | null =>
  code !== null && code in MEDIA_ERRORS ? MEDIA_ERRORS[code as MediaErrorCode].message : null

const storedMap = (stored: readonly PinDraftMedia[]): MediaMap =>
  new Map(stored.map((it) => [it.media_upload_id, storedMedia(it, messageOf(it.error_code))]))

/** The editor's pictures and videos, with the latest of them for code that runs between renders. */
export const useMediaMap = (stored: readonly PinDraftMedia[]) => {
  const [media, setMedia] = useState(() => storedMap(stored))
  const latest = useRef(media)

  const put = useCallback((changed: readonly EditorMedia[]) => {
    latest.current = new Map([...latest.current, ...changed.map((it) => [it.key, it] as const)])
    setMedia(latest.current)
  }, [])

  /** Changes one of them, if it is there. */
  const change = useCallback(
    (key: string, changes: Partial<EditorMedia>) => {
      const before = latest.current.get(key)
      if (before) put([{ ...before, ...changes }])
    },
    [put],
  )

  /** Takes over what the server knows about stored uploads. What undo can bring back stays. */
  const putStored = useCallback(
    (known: readonly PinDraftMedia[]) =>
      put(
        [...storedMap(known).values()].map((it) => {
          const before = latest.current.get(it.key)
          const { previewUrl, videoUrl } = it
          return before && before.status !== 'failed' ? { ...before, previewUrl, videoUrl } : it
        }),
      ),
    [put],
  )

  const current = useCallback((): MediaMap => latest.current, [])
  return { media, current, put, change, putStored }
}

export type MediaChanges = Omit<ReturnType<typeof useMediaMap>, 'media'>
