import { AlertDialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useBoard, useServices, useUser } from '../../services.tsx'
import { takeOver } from '../../product/collaborators/actions.ts'

interface TakeoverDialogProps {
  readonly boardId: string
  readonly onClose: () => void
}

/** BOARD-05: asks for confirmation before the viewer takes over a board. */
export const TakeoverDialog = ({ boardId, onClose }: TakeoverDialogProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const board = useBoard(boardId)
  const owner = useUser(board?.owner)
  const [pending, setPending] = useState(false)
  if (!board) return null
  const confirm = async () => {
    setPending(true)
    await takeOver(services, board)
    onClose()
  }
  return (
    <AlertDialog
      open
      kind="accent"
      title={t('takeover.title', { board: board.name })}
      confirmLabel={t('takeover.confirm')}
      cancelLabel={t('takeover.cancel')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('takeover.text', { name: owner?.full_name ?? '' })}
    </AlertDialog>
  )
}
