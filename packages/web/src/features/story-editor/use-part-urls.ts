import type { PinDraftMedia } from '@corkboard/contract/content/wire/pin-draft'
import type { StoryPinDraft } from '@corkboard/contract/content/wire/story-draft'
import { useEffect } from 'react'
import { storyDraft } from '../../product/stories/story-drafts.ts'
import { useServices } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import type { StoryDocument } from './story-document.ts'
import type { MediaMap } from './story-media.ts'
import type { useStorySave } from './use-story-save.ts'

/** Reads the URLs of the videos that the server made of others, once the draft that shows them is saved. */
export const usePartUrls = (
  { pages }: StoryDocument,
  media: MediaMap,
  { draftId, isUnsaved }: Pick<ReturnType<typeof useStorySave>, 'draftId' | 'isUnsaved'>,
  learn: (known: readonly PinDraftMedia[]) => void,
): void => {
  const { data, store } = useServices()
  const isMissing = pages.some(({ blocks }) =>
    blocks.some(({ mediaKey, wholeKey }) => {
      const part = wholeKey === null ? undefined : media.get(mediaKey ?? '')
      return part?.status === 'ready' && part.isVideo && part.videoUrl === null
    }),
  )
  useEffect(() => {
    if (!isMissing || isUnsaved || draftId === null) return
    let isOver = false
    const request = storyDraft(draftId)
    void data.load(request, { force: true }).then(() => {
      const stored = selectEntry(store.getState(), request)?.data as StoryPinDraft | null | undefined
      if (!isOver && stored) learn(stored.media)
    })
    return () => {
      isOver = true
    }
  }, [isMissing, isUnsaved, draftId, data, store, learn])
}
