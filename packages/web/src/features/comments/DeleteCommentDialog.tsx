import { AlertDialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import type { CommentEntity } from '../../store/entities.ts'
import { deleteComment } from './comment-actions.ts'

export interface DeleteCommentDialogProps {
  readonly comment: CommentEntity
  readonly onClose: () => void
  /** Called after the comment is deleted. `undo` restores it. */
  readonly onDeleted: (text: string, undo: (() => Promise<void>) | undefined) => void
}

/** Asks for confirmation, saying what is deleted with the comment. */
export function DeleteCommentDialog({ comment, onClose, onDeleted }: DeleteCommentDialogProps) {
  const t = useTexts(texts)
  const services = useServices()
  const confirm = async () => {
    onClose()
    onDeleted(t('comment.deleted'), await deleteComment(services, comment.id))
  }
  return (
    <AlertDialog
      open
      title={t('comment.delete.title')}
      confirmLabel={t('comment.delete')}
      cancelLabel={t('comment.delete.keep')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('comment.delete.text', { count: comment.comment_count })}
    </AlertDialog>
  )
}
