import { ArrowEndIcon, ArrowStartIcon, ImageIcon, type MenuItem } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { useServices } from '../../services.tsx'
import { chooseCover } from './organize-actions.ts'
import { countOf, inOrder, placeAfterStep, type Selection } from './selection.ts'
import { texts } from './texts/texts.generated.ts'
import type { RunAction } from './use-one-action.ts'
import type { OrganizedPlace } from './use-organized-place.ts'

/** Lines of the bar's menu: a step earlier or later, and the cover of the board. */
export const useChosenMenu = (
  { feed, here, order, pinCount, canEdit, canReorder }: OrganizedPlace,
  selection: Selection,
  step: (pinId: string, by: -1 | 1) => Promise<void>,
  run: RunAction,
): readonly MenuItem[] => {
  const t = useTexts(texts)
  const services = useServices()
  const chosen = inOrder(selection, order)
  const [first] = chosen
  if (first === undefined) return []
  const stepItem = (by: -1 | 1) => ({
    disabled: placeAfterStep(order, chosen, by, feed.hasMore) === undefined,
    onSelect: () => void step(first, by),
  })
  const cover = async () => {
    await chooseCover(services, here.boardId, first)
    services.toasts.show({ text: t('organize.covered') })
  }
  return [
    ...(canReorder
      ? [
          { id: 'earlier', label: t('organize.earlier'), icon: <ArrowStartIcon />, ...stepItem(-1) },
          { id: 'later', label: t('organize.later'), icon: <ArrowEndIcon />, ...stepItem(1) },
        ]
      : []),
    ...(canEdit && countOf(selection, order, pinCount) === 1
      ? [{ id: 'cover', label: t('organize.cover'), icon: <ImageIcon />, onSelect: () => void run(cover) }]
      : []),
  ]
}
