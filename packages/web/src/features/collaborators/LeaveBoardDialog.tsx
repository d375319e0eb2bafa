import { AlertDialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useBoard, useServices } from '../../services.tsx'
import { leaveBoard } from '../../product/collaborators/acts.ts'

interface LeaveBoardDialogProps {
  readonly boardId: string
  readonly onClose: () => void
}

/** BOARD-04: asks once before the viewer works on a board no more, and says what that means for a secret one. */
export const LeaveBoardDialog = ({ boardId, onClose }: LeaveBoardDialogProps) => {
  const t = useMessages()
  const services = useServices()
  const board = useBoard(boardId)
  const [pending, setPending] = useState(false)
  if (!board) return null
  const confirm = async () => {
    setPending(true)
    // Whoever leaves a secret board leaves its page, and the dialogs on it.
    if (await leaveBoard(services, t, board)) services.dialogs.closeAll()
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
