import { useCallback } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useServices } from '../../services.tsx'
import * as actions from './organize-actions.ts'
import {
  type DropPlace,
  countOf,
  draggedWith,
  inOrder,
  isChosen,
  placeAfterStep,
  placeNextTo,
  putBefore,
  putsOf,
  type Selection,
} from './selection.ts'
import { texts } from './texts/texts.generated.ts'
import type { RunAction } from './use-one-action.ts'
import type { OrganizedPlace } from './use-organized-place.ts'

/** Puts pins into another order, the chosen ones together. */
export const usePinOrder = (place: OrganizedPlace, selection: Selection, run: RunAction) => {
  const { here, order, pinCount, canReorder } = place
  const { hasMore } = place.feed
  const t = useTexts(texts)
  const services = useServices()
  const put = useCallback(
    (pinId: string, beforeWhich: (put: readonly string[]) => string | null | undefined) =>
      run(async () => {
        const pins = draggedWith(selection, pinId, order)
        const shown = isChosen(selection, pinId) ? inOrder(selection, order) : [pinId]
        const before = beforeWhich(shown)
        if (before === undefined || !canReorder) return
        const puts = putsOf(pins, order, before)
        const after = puts.reduce(putBefore, order)
        if (!hasMore && after.every((id, index) => id === order[index])) return
        await actions.reorderPins(services, puts, here)
        const count = 'except' in pins ? countOf(selection, order, pinCount) : shown.length
        services.toasts.show({ text: t('organize.put', { count, place: after.indexOf(shown[0]!) + 1 }) })
      }),
    [run, canReorder, selection, order, pinCount, hasMore, services, here, t],
  )
  const putNextTo = useCallback(
    (pinId: string, place: DropPlace) => put(pinId, (ids) => placeNextTo(order, ids, place, hasMore)),
    [put, order, hasMore],
  )
  const step = useCallback(
    (pinId: string, by: -1 | 1) => put(pinId, (ids) => placeAfterStep(order, ids, by, hasMore)),
    [put, order, hasMore],
  )
  return { putNextTo, step }
}

/** Puts the sections of the board into another order. */
export const useSectionOrder = ({ here, sections, titleOf }: OrganizedPlace, run: RunAction) => {
  const t = useTexts(texts)
  const services = useServices()
  const ids = sections.map((one) => one.id)
  const put = (id: string, before: string | null) =>
    run(async () => {
      const after = putBefore(ids, { ids: [id], before })
      if (after.every((one, index) => one === ids[index])) return
      await actions.putSection(services, here.boardId, id, before)
      services.toasts.show({ text: t('organize.section.put', { title: titleOf(id), place: after.indexOf(id) + 1 }) })
    })
  const putNextTo = (id: string, place: DropPlace) => {
    const before = placeNextTo(ids, [id], place, false)
    if (before !== undefined) void put(id, before)
  }
  return { put, putNextTo }
}
