import { Dialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { useFeed } from '../../services.tsx'
import { pickerBoards } from '../../product/feeds.ts'
import type { ChosenBoard, OnUnsave } from '../../product/saving/save-pin.ts'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import { BoardChoice, BoardChoiceForPin } from './BoardChoice.tsx'
import { NewBoard } from './NewBoard.tsx'

export interface BoardPickerDialogProps {
  readonly chosenId?: string | null
  readonly mergedId?: string
  readonly isChoiceOnly?: boolean
  readonly pinId?: string
  readonly onChoose: (board: ChosenBoard) => void
  readonly onUnsave?: OnUnsave
  readonly onClose: () => void
}

/** BOARD-10: selects one of the user's boards in two clicks, or creates one without leaving the page. */
export function BoardPickerDialog({
  chosenId = null,
  mergedId,
  isChoiceOnly = false,
  pinId,
  onChoose,
  onUnsave,
  onClose,
}: BoardPickerDialogProps) {
  const t = useTexts(texts, boardFormsTexts)
  const feed = useFeed(pickerBoards())
  const [wantedName, setNewName] = useState<string | null>(null)
  const [isWritten, setWritten] = useState(false)
  const dismiss = useDismissGuard(isWritten, onClose)
  // A user without boards creates the first one right here.
  const isFirst = !feed.isFirstLoad && !feed.error && feed.items.length === 0
  const newName = isFirst ? '' : wantedName
  const choose = (board: ChosenBoard) => {
    onClose()
    onChoose(board)
  }
  const unsave: OnUnsave = (save, saves) => {
    onClose()
    onUnsave?.(save, saves)
  }
  const back = () => {
    setNewName(null)
    setWritten(false)
  }
  const choice = { chosenId, mergedId, onChoose: choose, onCreate: setNewName }
  return (
    <Dialog
      open
      title={t(
        isFirst
          ? 'picker.first'
          : newName !== null
            ? 'picker.create'
            : isChoiceOnly
              ? 'builder.field.board.choose'
              : 'picker.title',
      )}
      closeLabel={t('boardForm.close')}
      onClose={dismiss}
    >
      {newName === null ? (
        pinId === undefined ? (
          <BoardChoice {...choice} />
        ) : (
          <BoardChoiceForPin {...choice} pinId={pinId} onUnsave={unsave} />
        )
      ) : (
        <NewBoard
          pinId={pinId}
          name={newName}
          submitLabel={t(isChoiceOnly ? 'picker.create.choose' : 'picker.create.save')}
          onCreated={choose}
          onWrite={setWritten}
          onBack={isFirst ? undefined : back}
        />
      )}
    </Dialog>
  )
}
