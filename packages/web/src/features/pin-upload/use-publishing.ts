import type { Pin } from '@corkboard/contract/content/wire/pin'
import { type Dispatch, useCallback, useMemo, useRef } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { toScheduledTs } from '../../product/scheduling/schedule-time.ts'
import { useScheduledToast } from '../../product/scheduling/use-scheduled-toast.tsx'
import type { Services } from '../../services.tsx'
import { isReady } from './drafts/draft-status.ts'
import type { Draft } from './drafts/draft.ts'
import type { BuilderAction } from './drafts/reduce-builder.ts'
import { publishProblem } from './publish-problem.ts'
import { publishPin, refusedField, scheduleDraft } from './publish-pin.ts'
import { usePublishedToast } from './PublishedToast.tsx'
import { readDraft } from './stored-drafts.ts'
import { texts } from './texts/texts.generated.ts'
import { type DraftSaves, isConflict } from './use-draft-saves.ts'

/** Publishes or schedules drafts, and says so. */
export const usePublishing = (
  draftWith: (key: string) => Draft | undefined,
  dispatch: Dispatch<BuilderAction>,
  services: Services,
  saves: DraftSaves,
) => {
  const t = useTexts(texts)
  const sayPublished = usePublishedToast()
  const sayScheduled = useScheduledToast()
  const isPublishingAll = useRef(false)

  const publishOne = useCallback(
    async (key: string): Promise<Pin | undefined> => {
      const chosen = draftWith(key)
      if (!chosen || !isReady(chosen)) return undefined
      const problem = publishProblem(chosen, Date.now(), t('builder.field.board.missing'))
      if (problem) {
        dispatch({ type: 'publishFailed', key, ...problem })
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
    [services, t, saves, draftWith, dispatch, sayScheduled],
  )

  return useMemo(
    () => ({
      publish: async ({ key }: Pick<Draft, 'key'>): Promise<void> => {
        const pin = await publishOne(key)
        if (pin) sayPublished([pin])
      },
      // One after the other, so that the pins have the same order on the board.
      publishAll: async (chosen: readonly Pick<Draft, 'key'>[]): Promise<void> => {
        // A second click would overtake the first, and both would report the same pins.
        if (isPublishingAll.current) return
        isPublishingAll.current = true
        const pins: Pin[] = []
        for (const { key } of chosen) {
          const pin = await publishOne(key)
          if (pin) pins.push(pin)
        }
        isPublishingAll.current = false
        if (pins.length > 0) sayPublished(pins)
      },
    }),
    [publishOne, sayPublished],
  )
}
