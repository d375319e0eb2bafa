import { ERRORS } from '@corkboard/contract/errors'
import type { Pin } from '@corkboard/contract/content/wire/pin'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../../product/saving/texts/texts.generated.ts'
import { pickerBoards } from '../../product/feeds.ts'
import { quickBoardOf } from '../../product/saving/quick-board.ts'
import { useAppSelector, useServices } from '../../services.tsx'
import { requestKey } from '../../store/requests.ts'
import {
  emptyBuilder,
  hasUnsavedWork,
  isPublishable,
  isReady,
  nextUploads,
  reduceBuilder,
  type Draft,
} from './builder-items.ts'
import { checkFile, isVideo } from '../../product/pictures/file-check.ts'
import { publishPin, refusedField } from './publish-pin.ts'
import { isFinalRefusal, uploadMedia, type VideoUploadOptions } from '../../product/pictures/upload-picture.ts'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { fieldsFromWeb, imageName, uploadFromWeb } from './from-web/save-image.ts'
import type { OnImages } from './from-web/use-save-from-web.tsx'
import { usePublishedToast } from './PublishedToast.tsx'

/** (ours) Two uploads fill most connections; more would only slow each other down. */
const UPLOADS_AT_ONCE = 2

/** Sends the picture or video of a draft, or lets the server fetch it. */
type Send = (options: VideoUploadOptions) => Promise<MediaUpload>

const PICKER_KEY = requestKey(pickerBoards())

export type Builder = ReturnType<typeof useBuilder>

/**
 * The builder's state and actions. Files and their previews live as long as the page.
 * @param requestedId the board for new drafts; by default the one that Save uses without asking
 */
export const useBuilder = (requestedId: string | null) => {
  const services = useServices()
  const lastUsed = useAppSelector((state) => quickBoardOf(state, PICKER_KEY))
  const boardId = requestedId ?? lastUsed?.id ?? null
  const t = useTexts(texts, savingTexts)
  const [state, dispatch] = useReducer(reduceBuilder, emptyBuilder)
  const files = useRef(new Map<string, { send: Send; previewUrl: string; abort: AbortController }>())
  const undos = useRef(new Set<object>())
  const sayPublished = usePublishedToast()
  const nextKey = useRef(1)
  const isPublishingAll = useRef(false)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })

  const addFiles = useCallback(
    (chosen: readonly File[]) => {
      const entries = chosen.map((file) => {
        const key = String(nextKey.current++)
        const refusal = checkFile(file, { takesVideos: true })
        const previewUrl = refusal === null ? URL.createObjectURL(file) : ''
        const send: Send = (options) => uploadMedia(services.uploads, file, options)
        files.current.set(key, { send, previewUrl, abort: new AbortController() })
        const problem = refusal === null ? null : ERRORS[refusal].message
        return { key, name: file.name, bytes: file.size, previewUrl, isVideo: isVideo(file), problem }
      })
      if (entries.length > 0) dispatch({ type: 'filesChosen', files: entries, boardId })
    },
    [boardId, services],
  )

  const addFromWeb: OnImages = useCallback(
    (page, images) => {
      const entries = images.map((image) => {
        const key = String(nextKey.current++)
        const send: Send = (options) => uploadFromWeb(services.uploads, image, page, options)
        const { preview_url: previewUrl } = image
        files.current.set(key, { send, previewUrl, abort: new AbortController() })
        const name = imageName(image.url)
        return { key, name, bytes: 0, previewUrl, isVideo: false, problem: null, fields: fieldsFromWeb(page, image) }
      })
      dispatch({ type: 'filesChosen', files: entries, boardId })
    },
    [boardId, services],
  )

  useEffect(() => {
    void services.data.load(pickerBoards())
  }, [services])

  useEffect(() => {
    for (const { key } of nextUploads(state, UPLOADS_AT_ONCE)) {
      const entry = files.current.get(key)
      if (!entry) continue
      dispatch({ type: 'uploadStarted', key })
      const send = entry.send({
        signal: entry.abort.signal,
        onProgress: (progress) => dispatch({ type: 'bytesSent', key, progress }),
        onTranscoding: (upload) => dispatch({ type: 'uploadAnswered', key, upload }),
      })
      send.then(
        (upload) => dispatch({ type: 'uploadAnswered', key, upload }),
        (thrown: unknown) => {
          if (isAbort(thrown)) return
          const { message, error_code: code } = errorOf(thrown)
          dispatch({ type: 'uploadFailed', key, problem: message, isFinal: isFinalRefusal(code) })
        },
      )
    }
  }, [state])

  useEffect(() => {
    const current = files.current
    const offered = undos.current
    const { toasts } = services
    return () => {
      // The files are released with the page, so there is nothing left to restore.
      for (const { id, action } of toasts.list()) if (action && offered.has(action)) toasts.dismiss(id)
      for (const { previewUrl, abort } of current.values()) {
        abort.abort()
        URL.revokeObjectURL(previewUrl)
      }
    }
  }, [services])

  const publish = useCallback(
    async (draft: Draft): Promise<Pin | undefined> => {
      if (!isPublishable(draft)) {
        const problem = t('builder.field.board.missing')
        dispatch({ type: 'publishFailed', key: draft.key, problem, field: 'board_id' })
        return undefined
      }
      dispatch({ type: 'publishStarted', key: draft.key })
      try {
        const pin = await publishPin(services, draft)
        dispatch({ type: 'published', key: draft.key, pinId: pin.id })
        return pin
      } catch (thrown) {
        const error = errorOf(thrown)
        dispatch({ type: 'publishFailed', key: draft.key, problem: error.message, field: refusedField(error.field) })
        return undefined
      }
    },
    [services, t],
  )

  return useMemo(
    () => ({
      state,
      dispatch,
      addFiles,
      addFromWeb,
      publish: async (draft: Draft) => {
        const pin = await publish(draft)
        if (pin) sayPublished([pin])
      },
      hasUnsavedWork: hasUnsavedWork(state),
      // One after the other, so that the pins have the same order on the board.
      publishAll: async () => {
        // A second click would overtake the first, and both would report the same pins.
        if (isPublishingAll.current) return
        isPublishingAll.current = true
        const pins: Pin[] = []
        for (const { key } of latest.current.drafts.filter(isReady)) {
          const draft = latest.current.drafts.find((candidate) => candidate.key === key)
          const pin = draft && isReady(draft) ? await publish(draft) : undefined
          if (pin) pins.push(pin)
        }
        isPublishingAll.current = false
        if (pins.length > 0) sayPublished(pins)
      },
      remove: (key: string) => {
        const index = latest.current.drafts.findIndex((draft) => draft.key === key)
        const draft = latest.current.drafts[index]
        const entry = files.current.get(key)
        entry?.abort.abort()
        // The server need not transcode what is no longer wanted. Should that fail, nothing uses the video.
        if (draft?.status === 'processing' && draft.upload) {
          void services.uploads.cancel(draft.upload.media_upload_id).catch(() => undefined)
        }
        dispatch({ type: 'draftRemoved', key })
        // A refused file can be chosen again. A draft that is being published may already be a pin.
        if (!draft || !entry || draft.status === 'refused' || draft.status === 'publishing') return
        const undo = {
          label: t('pin.saved.undo'),
          onPress: () => {
            files.current.set(key, { ...entry, abort: new AbortController() })
            dispatch({ type: 'draftRestored', draft, index })
          },
        }
        undos.current.add(undo)
        services.toasts.show({ text: t('builder.removed', { name: draft.fileName }), action: undo })
      },
    }),
    [state, addFiles, addFromWeb, publish, sayPublished, services, t],
  )
}
