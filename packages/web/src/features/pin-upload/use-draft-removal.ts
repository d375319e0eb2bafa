import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as savingTexts } from '../../product/saving/texts/texts.generated.ts'
import type { Services } from '../../services.tsx'
import { isRefused } from './drafts/draft-status.ts'
import { type BuilderState, type Draft, nameOf } from './drafts/draft.ts'
import type { BuilderAction } from './drafts/reduce-builder.ts'
import { discardUploadOf } from './interrupted/discard-upload.ts'
import { texts } from './texts/texts.generated.ts'
import type { ChosenFiles } from './use-chosen-files.ts'

/** Returns how to remove a draft, which can be undone while the page is open. */
export const useDraftRemoval = (
  current: () => BuilderState,
  dispatch: Dispatch<BuilderAction>,
  services: Services,
  files: ChosenFiles,
  deleteStored: (draft: Draft) => Promise<void>,
) => {
  const t = useTexts(texts, savingTexts)
  const undos = useRef(new Set<object>())

  useEffect(() => {
    const offered = undos.current
    const { toasts } = services
    return () => {
      // The files are released with the page, so there is nothing left to restore.
      for (const { id, action } of toasts.list()) if (action && offered.has(action)) toasts.dismiss(id)
    }
  }, [services])

  return useCallback(
    (key: string): void => {
      const { drafts } = current()
      const index = drafts.findIndex((draft) => draft.key === key)
      const draft = drafts[index]
      if (!draft) return
      for (const item of draft.items) {
        files.abort(item.key)
        const file = files.sourceOf(item.key)?.file
        if (file && item.isVideo && item.upload === null) discardUploadOf(services, file)
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
          for (const item of draft.items) files.renew(item.key)
          dispatch({ type: 'draftRestored', draft, index })
        },
      }
      undos.current.add(undo)
      services.toasts.show({ text: t('builder.removed', { name: nameOf(draft) }), action: undo })
    },
    [current, dispatch, services, files, deleteStored, t],
  )
}
