import type { User } from '@corkboard/contract/people/wire/user'
import { AlertDialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useBoard, useServices } from '../../services.tsx'
import { removeCollaborator } from './collaborator-actions.ts'

interface RemoveCollaboratorDialogProps {
  readonly boardId: string
  readonly user: Pick<User, 'id' | 'full_name'>
  readonly onClose: () => void
}

/** BOARD-04: asks for confirmation before removing a collaborator. */
export const RemoveCollaboratorDialog = ({ boardId, user, onClose }: RemoveCollaboratorDialogProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const board = useBoard(boardId)
  const [pending, setPending] = useState(false)
  if (!board) return null
  const name = user.full_name
  const confirm = async () => {
    setPending(true)
    if (await removeCollaborator(services, boardId, user.id)) {
      services.toasts.show({ text: t('collaborators.removed', { name, board: board.name }) })
    }
    onClose()
  }
  return (
    <AlertDialog
      open
      title={t('collaborators.remove.title', { name, board: board.name })}
      confirmLabel={t('collaborators.remove')}
      cancelLabel={t('collaborators.remove.keep')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('collaborators.remove.text')}
    </AlertDialog>
  )
}
