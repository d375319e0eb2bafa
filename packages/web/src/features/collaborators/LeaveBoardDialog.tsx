import { AlertDialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as collaboratorsTexts } from '../../product/collaborators/texts/texts.generated.ts'
import { useBoard, useServices } from '../../services.tsx'
import { leaveBoard } from '../../product/collaborators/actions.ts'

interface LeaveBoardDialogProps {
  readonly boardId: string
  readonly onClose: () => void
}

/** BOARD-04: asks for confirmation before the viewer leaves the board, and says what that means for a secret one. */
export const LeaveBoardDialog = ({ boardId, onClose }: LeaveBoardDialogProps) => {
  const t = useTexts(texts, collaboratorsTexts)
  const services = useServices()
  const board = useBoard(boardId)
  const [pending, setPending] = useState(false)
  if (!board) return null
  const confirm = async () => {
    setPending(true)
    // A user who leaves a secret board also leaves its page and the dialogs on it.
    if (await leaveBoard(services, board)) services.dialogs.closeAll()
    else onClose()
  }
  return (
    <AlertDialog
      open
      title={t('collaborators.leave.title', { board: board.name })}
      confirmLabel={t('collaborating.leave')}
      cancelLabel={t('collaborators.leave.stay')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(board.privacy === 'secret' ? 'collaborators.leave.secret' : 'collaborators.leave.text')}
    </AlertDialog>
  )
}
