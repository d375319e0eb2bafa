import { Dialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { ChosenBoard } from '../../shell/saving/save-pin.ts'
import { BoardChoice } from './BoardChoice.tsx'
import { NewBoard } from './NewBoard.tsx'

export interface BoardPickerDialogProps {
  readonly chosenId?: string | null
  readonly isChoiceOnly?: boolean
  readonly onChoose: (board: ChosenBoard) => void
  readonly onClose: () => void
}

/** BOARD-10: one of one's boards in two presses, or a new one without leaving. */
export function BoardPickerDialog({
  chosenId = null,
  isChoiceOnly = false,
  onChoose,
  onClose,
}: BoardPickerDialogProps) {
  const t = useMessages()
  const [newName, setNewName] = useState<string | null>(null)
  const choose = (board: ChosenBoard) => {
    onClose()
    onChoose(board)
  }
  return (
    <Dialog
      open
      title={t(newName !== null ? 'picker.create' : isChoiceOnly ? 'builder.field.board.choose' : 'picker.title')}
      closeLabel={t('boardForm.close')}
      onClose={onClose}
    >
      {newName === null ? (
        <BoardChoice chosenId={chosenId} onChoose={choose} onCreate={setNewName} />
      ) : (
        <NewBoard
          name={newName}
          submitLabel={t(isChoiceOnly ? 'picker.create.choose' : 'picker.create.save')}
          onCreated={choose}
          onBack={() => setNewName(null)}
        />
      )}
    </Dialog>
  )
}
