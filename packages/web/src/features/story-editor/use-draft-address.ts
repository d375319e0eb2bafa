import type { Id } from '@corkboard/contract/ids'
import { useEffect } from 'react'
import { storyDraftPath } from '../../product/addresses.ts'
import { storyDraft, storyDrafts } from '../../product/stories/story-drafts.ts'
import { useServices } from '../../services.tsx'
import { requestKey } from '../../store/requests.ts'
import { feedInvalidated, resourceInvalidated } from '../../store/responses.ts'

/** A reload continues with the draft, and the next visit reads it again. */
export const useDraftAddress = (draftId: Id | null): void => {
  const { store } = useServices()
  useEffect(() => {
    if (draftId !== null) history.replaceState(history.state, '', storyDraftPath(draftId))
  }, [draftId])
  useEffect(
    () => () => {
      store.dispatch(feedInvalidated(requestKey(storyDrafts())))
      if (draftId !== null) store.dispatch(resourceInvalidated(requestKey(storyDraft(draftId))))
    },
    [store, draftId],
  )
}
