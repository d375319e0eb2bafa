import { MEDIA_ERRORS } from '@corkboard/contract/media/errors'
import { LIMITS } from '@corkboard/contract/limits'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { pickerBoards } from '../../product/feeds.ts'
import { checkFile } from '../../product/pictures/file-check.ts'
import { quickBoardOf } from '../../product/saving/quick-board.ts'
import { useAppSelector, useServices } from '../../services.tsx'
import { requestKey } from '../../store/requests.ts'
import { hasUnsavedWork } from './drafts/draft-status.ts'
import type { Draft } from './drafts/draft.ts'
import { reduceBuilder } from './drafts/reduce-builder.ts'
import type { OnImages } from './from-web/use-save-from-web.tsx'
import { texts } from './texts/texts.generated.ts'
import { useChosenFiles, useUploads } from './use-chosen-files.ts'
import { useDraftRemoval } from './use-draft-removal.ts'
import { useDraftSaves } from './use-draft-saves.ts'
import { usePublishing } from './use-publishing.ts'
import { builderWith, useLoadedDrafts, useStoredDrafts } from './use-stored-drafts.ts'

const PICKER_KEY = requestKey(pickerBoards())

export type Builder = ReturnType<typeof useBuilder>

/**
 * The builder's state and actions. Drafts are stored on the server; files that are not uploaded live as long as the
 * page.
 * @param requestedId the board for new drafts; by default the one that Save uses without asking
 */
export const useBuilder = (requestedId: string | null) => {
  const services = useServices()
  const lastUsed = useAppSelector((state) => quickBoardOf(state, PICKER_KEY))
  const boardId = requestedId ?? lastUsed?.id ?? null
  const t = useTexts(texts)
  const [state, dispatch] = useReducer(reduceBuilder, useLoadedDrafts(), builderWith)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const current = useCallback(() => latest.current, [])
  const draftWith = useCallback((key: string) => latest.current.drafts.find((draft) => draft.key === key), [])

  const files = useChosenFiles(services.uploads)
  useUploads(state, dispatch, files)
  const saves = useDraftSaves(state, dispatch, services)
  const deleteStored = useStoredDrafts(state, dispatch, services, saves)
  const { publish, publishAll } = usePublishing(draftWith, dispatch, services, saves)
  const remove = useDraftRemoval(current, dispatch, services, files, deleteStored)

  useEffect(() => {
    void services.data.load(pickerBoards())
  }, [services])

  const addFiles = useCallback(
    (chosen: readonly File[]) => {
      const entries = chosen.map((file) => {
        const refusal = checkFile(file, { takesVideos: true })
        return files.addFile(file, refusal && MEDIA_ERRORS[refusal].message)
      })
      if (entries.length > 0) dispatch({ type: 'filesChosen', files: entries, boardId })
    },
    [boardId, files],
  )

  const addFromWeb: OnImages = useCallback(
    (page, images, sent) => {
      const entries = images.map((image) => files.addImage(page, image, sent.get(image.url)))
      dispatch({ type: 'filesChosen', files: entries, boardId })
    },
    [boardId, files],
  )

  return useMemo(
    () => ({
      state,
      dispatch,
      hasUnsavedWork: hasUnsavedWork(state),
      addFiles,
      addFromWeb,
      publish,
      publishAll,
      remove,
      /** Adds images to a draft, which makes it a carousel. Says which of them cannot be added. */
      addImages: ({ key, items }: Draft, chosen: readonly File[]) => {
        const say = (text: string) => services.toasts.show({ text, kind: 'danger' })
        const accepted = chosen.filter((file) => {
          const refusal = checkFile(file)
          if (refusal !== null) say(`${file.name}: ${MEDIA_ERRORS[refusal].message}`)
          return refusal === null
        })
        const room = LIMITS.carouselSlotsMax - items.length
        if (accepted.length > room) say(t('builder.carousel.full', { most: LIMITS.carouselSlotsMax }))
        dispatch({ type: 'itemsAdded', key, files: accepted.slice(0, room).map((file) => files.addFile(file, null)) })
      },
      removeItem: ({ key }: Draft, item: string) => {
        files.abort(item)
        dispatch({ type: 'itemRemoved', key, item })
      },
    }),
    [state, addFiles, addFromWeb, publish, publishAll, remove, files, services, t],
  )
}
