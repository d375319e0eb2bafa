import type { PinDraft } from '@corkboard/contract/content/wire/pin-draft'
import type { Id } from '@corkboard/contract/ids'
import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { errorOf } from '../../api/errors.ts'
import { type Services, useAppSelector } from '../../services.tsx'
import { feedInvalidated } from '../../store/responses.ts'
import { selectEntry } from '../../store/data.ts'
import { requestKey } from '../../store/requests.ts'
import { waitsForServer } from './drafts/draft-status.ts'
import type { BuilderState, Draft } from './drafts/draft.ts'
import { type BuilderAction, emptyBuilder, reduceBuilder } from './drafts/reduce-builder.ts'
import { draftsFeed, readDrafts } from './stored-drafts.ts'
import type { DraftSaves } from './use-draft-saves.ts'

/** (ours) Between two requests for the state of a stored video that another window uploaded. */
const PROCESSING_WAIT_MS = 3_000

const DRAFTS = draftsFeed()
const NO_DRAFTS: readonly PinDraft[] = []
const NOTHING_KNOWN: ReadonlySet<Id> = new Set()

/** The drafts that the page loaded. */
export const useLoadedDrafts = (): readonly PinDraft[] => {
  const drafts = useAppSelector((app) => selectEntry(app, DRAFTS)?.data) as readonly PinDraft[] | null | undefined
  return drafts ?? NO_DRAFTS
}

/** The builder's state at first. */
export const builderWith = (drafts: readonly PinDraft[]): BuilderState =>
  reduceBuilder(emptyBuilder, { type: 'draftsLoaded', drafts, knownIds: NOTHING_KNOWN })

/** Follows what other windows and devices do with the drafts. Returns how to delete one from the server. */
export const useStoredDrafts = (
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  services: Services,
  saves: DraftSaves,
) => {
  /** Drafts that this window has shown, or removed. */
  const knownIds = useRef(new Set<Id>())
  useEffect(() => {
    for (const { id } of state.drafts) if (id !== null) knownIds.current.add(id)
  })

  const loadDrafts = useCallback(async () => {
    const known = new Set(knownIds.current)
    const drafts = await readDrafts(services)
    if (drafts) dispatch({ type: 'draftsLoaded', drafts, knownIds: known })
  }, [services, dispatch])

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
    const { store } = services
    // The next visit reads them again.
    return () => void store.dispatch(feedInvalidated(requestKey(DRAFTS)))
  }, [services])

  return useCallback(
    async (draft: Draft): Promise<void> => {
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
}
