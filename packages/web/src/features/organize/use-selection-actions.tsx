import type { ChosenBoard } from '../../product/saving/save-pin.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { openBoardPicker } from '../../lazy/member-overlays.tsx'
import { useServices } from '../../services.tsx'
import { copyChosen, deleteChosen, moveChosen, type Done } from './selection-actions.ts'
import { DeletePinsDialog } from './DeletePinsDialog.tsx'
import type { Place } from './place-lists.ts'
import { type ChosenPins, chosenPins, countOf, draggedWith, NOTHING, type Selection } from './selection.ts'
import { texts } from './texts/texts.generated.ts'
import type { RunAction } from './use-one-action.ts'
import type { OrganizedPlace } from './use-organized-place.ts'

type ActionText = 'organize.moved' | 'organize.copied' | 'organize.deleted'
type UndoText = 'organize.movedBack' | 'organize.deleted' | 'organize.restored'

/** The actions on the selected pins: move, copy, delete. Each shows what was done and offers to undo it. */
export const useSelectionActions = (
  { board, here, order, pinCount, titleOf }: OrganizedPlace,
  selection: Selection,
  select: (selection: Selection) => void,
  run: RunAction,
) => {
  const t = useTexts(texts)
  const services = useServices()
  const { toasts, dialogs } = services

  const say = ({ count, undo }: Done, text: ActionText, undoText: UndoText, place = '') => {
    select(NOTHING)
    const restore = async () => {
      const restored = await undo!()
      toasts.show({ text: t(undoText, { count: restored }) })
    }
    toasts.show({
      text: t(text, { count, place }),
      ...(undo && { action: { label: t('organize.undo'), onPress: () => void run(restore) } }),
    })
  }
  const move = (pins: ChosenPins, to: Place, place: string) =>
    run(async () => {
      if (to.boardId === here.boardId && to.sectionId === here.sectionId) return
      say(await moveChosen(services, pins, here, to), 'organize.moved', 'organize.movedBack', place)
    })
  const copy = (pins: ChosenPins, to: Place, place: string) =>
    run(async () => say(await copyChosen(services, pins, here, to), 'organize.copied', 'organize.deleted', place))
  const remove = (pins: ChosenPins) =>
    run(async () => say(await deleteChosen(services, pins, here), 'organize.deleted', 'organize.restored'))
  const pickPlace = (onChoose: (to: Place, place: string) => void) =>
    void openBoardPicker(services, {
      isChoiceOnly: true,
      chosenId: here.boardId,
      onChoose: ({ id, name, section }: ChosenBoard) =>
        onChoose({ boardId: id, sectionId: section?.id ?? null }, section?.title ?? name),
    })

  return {
    move: () => pickPlace((to, place) => void move(chosenPins(selection, order), to, place)),
    copy: () => pickPlace((to, place) => void copy(chosenPins(selection, order), to, place)),
    /** Asks first. */
    remove: () => {
      const count = countOf(selection, order, pinCount)
      if (count === 0) return
      const pins = chosenPins(selection, order)
      dialogs.open((close) => (
        <DeletePinsDialog count={count} board={board?.name ?? ''} onClose={close} onConfirm={() => void remove(pins)} />
      ))
    },
    /** Moves a pin that was dragged, and all chosen ones with it when it is one of them. */
    moveToSection: (pinId: string, sectionId: string | null) => {
      const title = sectionId === null ? (board?.name ?? '') : titleOf(sectionId)
      void move(draggedWith(selection, pinId, order), { boardId: here.boardId, sectionId }, title)
    },
  }
}
