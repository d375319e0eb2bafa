import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'
import type { Id } from '@corkboard/contract/ids'
import { LIMITS } from '@corkboard/contract/limits'
import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { PinDraft } from '@corkboard/contract/content/wire/pin-draft'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../../product/saving/texts/texts.generated.ts'
import { pickerBoards } from '../../product/feeds.ts'
import { linkProblem } from '../../product/pin-fields/link-problem.ts'
import { checkSchedule, type ScheduleFields, toScheduledTs } from '../../product/scheduling/schedule-time.ts'
import { useScheduledToast } from '../../product/scheduling/use-scheduled-toast.tsx'
import { quickBoardOf } from '../../product/saving/quick-board.ts'
import { useAppSelector, useServices } from '../../services.tsx'
import { feedInvalidated } from '../../store/answers.ts'
import { selectEntry } from '../../store/data.ts'
import { requestKey } from '../../store/requests.ts'
import {
  type BuilderState,
  type ChosenFile,
  type Draft,
  emptyBuilder,
  hasUnsavedWork,
  isPublishable,
  isReady,
  isRefused,
  nameOf,
  nextUploads,
  reduceBuilder,
  waitsForServer,
} from './builder-items.ts'
import { checkFile, isVideo } from '../../product/pictures/file-check.ts'
import { publishPin, refusedField, scheduleDraft } from './publish-pin.ts'
import { discardUploadOf } from './interrupted/discard-upload.ts'
import { isFinalRefusal, uploadMedia, type VideoUploadOptions } from '../../product/pictures/upload-picture.ts'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { fieldsFromWeb, imageName, uploadFromWeb } from './from-web/save-image.ts'
import type { OnImages } from './from-web/use-save-from-web.tsx'
import { usePublishedToast } from './PublishedToast.tsx'
import { draftsFeed, readDraft, readDrafts } from './stored-drafts.ts'
import { isConflict, useDraftSaves } from './use-draft-saves.ts'

/** (ours) Two uploads fill most connections; more would only slow each other down. */
const UPLOADS_AT_ONCE = 2

/** (ours) Between two questions how far a stored video is that another window uploaded. */
const PROCESSING_WAIT_MS = 3_000

const PICKER_KEY = requestKey(pickerBoards())

export type Builder = ReturnType<typeof useBuilder>

/** Sends the picture or video of a draft, or lets the server fetch it. */
type Send = (options: VideoUploadOptions) => Promise<MediaUpload>

interface ChosenSource {
  readonly send: Send
  readonly previewUrl: string
  readonly abort: AbortController
  /** Of this window. */
  readonly file: File | undefined
}

const DRAFTS = draftsFeed()
const NOTHING_KNOWN: ReadonlySet<Id> = new Set()

const withStored = (drafts: readonly PinDraft[]): BuilderState =>
  reduceBuilder(emptyBuilder, { type: 'draftsLoaded', drafts, knownIds: NOTHING_KNOWN })

/**
 * The builder's state and actions. Drafts are stored on the server; files that are not uploaded live as long as the
 * page.
 * @param requestedId the board for new drafts; by default the one that Save uses without asking
 */
export const useBuilder = (requestedId: string | null) => {
  const services = useServices()
  const lastUsed = useAppSelector((state) => quickBoardOf(state, PICKER_KEY))
  const boardId = requestedId ?? lastUsed?.id ?? null
  const t = useTexts(texts, savingTexts)
  const stored = useAppSelector((app) => selectEntry(app, DRAFTS)?.data) as readonly PinDraft[] | null | undefined
  const [state, dispatch] = useReducer(reduceBuilder, stored ?? [], withStored)
  const files = useRef(new Map<string, ChosenSource>())
  const undos = useRef(new Set<object>())
  /** Drafts that this window has shown, or removed. */
  const knownIds = useRef(new Set<Id>())
  const sayPublished = usePublishedToast()
  const sayScheduled = useScheduledToast()
  const nextKey = useRef(1)
  const isPublishingAll = useRef(false)
  const saves = useDraftSaves(state, dispatch, services)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
    for (const { id } of state.drafts) if (id !== null) knownIds.current.add(id)
  })

  const prepare = useCallback(
    (file: File, problem: string | null): ChosenFile => {
      const key = String(nextKey.current++)
      const previewUrl = problem === null ? URL.createObjectURL(file) : ''
      const send: Send = (options) => uploadMedia(services.uploads, file, options)
      files.current.set(key, { send, previewUrl, abort: new AbortController(), file })
      return { key, name: file.name, previewUrl, isVideo: isVideo(file), problem }
    },
    [services],
  )

  const addFiles = useCallback(
    (chosen: readonly File[]) => {
      const entries = chosen.map((file) => {
        const refusal = checkFile(file, { takesVideos: true })
        return prepare(file, refusal && ERRORS[refusal].message)
      })
      if (entries.length > 0) dispatch({ type: 'filesChosen', files: entries, boardId })
    },
    [boardId, prepare],
  )

  const addFromWeb: OnImages = useCallback(
    (page, images, sent) => {
      const entries = images.map((image) => {
        const key = String(nextKey.current++)
        const file = sent.get(image.url)
        const send: Send = (options) =>
          file ? uploadMedia(services.uploads, file, options) : uploadFromWeb(services.uploads, image, page, options)
        const previewUrl = file ? URL.createObjectURL(file) : image.preview_url
        files.current.set(key, { send, previewUrl, abort: new AbortController(), file })
        const name = imageName(image.url)
        return { key, name, previewUrl, isVideo: false, problem: null, texts: fieldsFromWeb(page, image) }
      })
      dispatch({ type: 'filesChosen', files: entries, boardId })
    },
    [boardId, services],
  )

  useEffect(() => {
    void services.data.load(pickerBoards())
  }, [services])

  const loadDrafts = useCallback(async () => {
    const known = new Set(knownIds.current)
    const drafts = await readDrafts(services)
    if (drafts) dispatch({ type: 'draftsLoaded', drafts, knownIds: known })
  }, [services])

  // Other windows and devices may have changed them meanwhile.
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') void loadDrafts()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [loadDrafts])

  const isWaiting = waitsForServer(state)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void loadDrafts(), PROCESSING_WAIT_MS)
    return () => clearInterval(timer)
  }, [isWaiting, loadDrafts])

  useEffect(() => {
    for (const { key } of nextUploads(state, UPLOADS_AT_ONCE)) {
      const entry = files.current.get(key)
      if (!entry) continue
      dispatch({ type: 'uploadStarted', key })
      const send = entry.send({
        signal: entry.abort.signal,
        onProgress: (progress) => dispatch({ type: 'bytesSent', key, progress }),
        onInterrupted: () => dispatch({ type: 'uploadInterrupted', key }),
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
    const { toasts, store } = services
    return () => {
      // The files are released with the page, so there is nothing left to restore.
      for (const { id, action } of toasts.list()) if (action && offered.has(action)) toasts.dismiss(id)
      for (const { previewUrl, abort } of current.values()) {
        abort.abort()
        URL.revokeObjectURL(previewUrl)
      }
      // The next visit reads them again.
      store.dispatch(feedInvalidated(requestKey(DRAFTS)))
    }
  }, [services])

  const draftWith = useCallback(
    (key: string): Draft | undefined => latest.current.drafts.find((draft) => draft.key === key),
    [],
  )

  const publish = useCallback(
    async ({ key }: Pick<Draft, 'key'>): Promise<Pin | undefined> => {
      const chosen = draftWith(key)
      if (!chosen || !isReady(chosen)) return undefined
      if (!isPublishable(chosen)) {
        const problem = t('builder.field.board.missing')
        dispatch({ type: 'publishFailed', key, problem, field: 'board_id' })
        return undefined
      }
      const [wrong] = Object.entries(chosen.later ? checkSchedule(chosen.later, Date.now()) : {})
      if (wrong) {
        const [field, code] = wrong as [keyof ScheduleFields, ErrorCode]
        dispatch({ type: 'publishFailed', key, problem: ERRORS[code].message, field })
        return undefined
      }
      const badLink = chosen.items.findIndex(({ texts: { link } }) => linkProblem(link) !== undefined)
      if (badLink !== -1) {
        const problem = ERRORS['pin.link_invalid'].message
        dispatch({ type: 'publishFailed', key, problem, field: 'link', item: badLink })
        return undefined
      }
      dispatch({ type: 'publishStarted', key })
      // The version to publish is that of the save that is on its way.
      const stored = await saves.settled(key)
      const shown = draftWith(key)
      if (!shown || shown.conflict !== null) return undefined
      const draft = stored && stored.version > shown.version ? { ...shown, ...stored } : shown
      try {
        if (draft.later) {
          const scheduled = await scheduleDraft(services, draft, toScheduledTs(draft.later)!)
          dispatch({ type: 'scheduled', key, seconds: scheduled.scheduled_ts })
          sayScheduled(scheduled)
          return undefined
        }
        const pin = await publishPin(services, draft)
        dispatch({ type: 'published', key, pinId: pin.id })
        return pin
      } catch (thrown) {
        const error = errorOf(thrown)
        const { id } = draft
        const theirs =
          id === null || !isConflict(error.error_code)
            ? undefined
            : error.error_code === 'draft.not_found'
              ? 'gone'
              : await readDraft(services, id)
        if (theirs) dispatch({ type: 'conflictFound', key, theirs })
        else dispatch({ type: 'publishFailed', key, problem: error.message, ...refusedField(error.field) })
        return undefined
      }
    },
    [services, t, saves, draftWith, sayScheduled],
  )

  /** Deletes what the server has of a draft that was removed here. */
  const deleteStored = useCallback(
    async (draft: Draft) => {
      const id = draft.id ?? (await saves.settled(draft.key))?.id
      saves.forget(draft.key)
      if (id === undefined) return
      knownIds.current.add(id)
      try {
        await services.data.write('delete', 'PinDraftResource', { id })
      } catch (thrown) {
        const { error_code: code, message } = errorOf(thrown)
        if (code !== 'draft.not_found') services.toasts.show({ text: message, kind: 'danger' })
      }
    },
    [services, saves],
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
      publishAll: async (chosen: readonly Draft[]) => {
        // A second click would overtake the first, and both would report the same pins.
        if (isPublishingAll.current) return
        isPublishingAll.current = true
        const pins: Pin[] = []
        for (const draft of chosen) {
          const pin = await publish(draft)
          if (pin) pins.push(pin)
        }
        isPublishingAll.current = false
        if (pins.length > 0) sayPublished(pins)
      },
      /** Adds images to a draft, which makes it a carousel. Says which of them cannot be added. */
      addImages: ({ key, items }: Draft, chosen: readonly File[]) => {
        const say = (text: string) => services.toasts.show({ text, kind: 'danger' })
        const accepted = chosen.filter((file) => {
          const refusal = checkFile(file)
          if (refusal !== null) say(`${file.name}: ${ERRORS[refusal].message}`)
          return refusal === null
        })
        const room = LIMITS.carouselSlotsMax - items.length
        if (accepted.length > room) say(t('builder.carousel.full', { most: LIMITS.carouselSlotsMax }))
        dispatch({ type: 'itemsAdded', key, files: accepted.slice(0, room).map((file) => prepare(file, null)) })
      },
      removeItem: ({ key }: Draft, item: string) => {
        files.current.get(item)?.abort.abort()
        dispatch({ type: 'itemRemoved', key, item })
      },
      remove: (key: string) => {
        const index = latest.current.drafts.findIndex((draft) => draft.key === key)
        const draft = latest.current.drafts[index]
        if (!draft) return
        for (const item of draft.items) {
          const source = files.current.get(item.key)
          source?.abort.abort()
          if (source?.file && item.isVideo && item.upload === null) discardUploadOf(services, source.file)
          // The server need not transcode what is no longer wanted. Should that fail, nothing uses the video.
          if (item.status === 'processing' && item.upload && item.isLocal) {
            void services.uploads.cancel(item.upload.media_upload_id).catch(() => undefined)
          }
        }
        void deleteStored(draft)
        dispatch({ type: 'draftRemoved', key })
        // A refused file can be chosen again. A draft that is being published may already be a pin.
        if (isRefused(draft) || draft.publishing === 'publishing') return
        const undo = {
          label: t('pin.saved.undo'),
          onPress: () => {
            for (const { key: itemKey } of draft.items) {
              const entry = files.current.get(itemKey)
              if (entry) files.current.set(itemKey, { ...entry, abort: new AbortController() })
            }
            dispatch({ type: 'draftRestored', draft, index })
          },
        }
        undos.current.add(undo)
        services.toasts.show({ text: t('builder.removed', { name: nameOf(draft) }), action: undo })
      },
    }),
    [state, addFiles, addFromWeb, prepare, publish, deleteStored, sayPublished, services, t],
  )
}
