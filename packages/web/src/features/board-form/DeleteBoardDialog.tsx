import { AlertDialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { texts as savingTexts } from '../../product/saving/texts/texts.generated.ts'
import { useBoard, useServices, useUser } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { savedTabPath } from '../../product/addresses.ts'
import { deleteBoard } from './change-board.ts'
import { restoreBoard } from '../../product/archiving/archive-board.ts'

/** Asks for confirmation, naming the board and what is deleted with it. */
export function DeleteBoardDialog({ boardId, onClose }: { readonly boardId: string; readonly onClose: () => void }) {
  const t = useTexts(texts, boardFormsTexts, savingTexts)
  const services = useServices()
  const board = useBoard(boardId)
  const owner = useUser(board?.owner)
  const { pending, run } = useAction()
  if (!board) return null
  const confirm = () =>
    run(async () => {
      await deleteBoard(services, boardId)
      services.toasts.show({
        text: t('boardForm.deleted', { name: board.name }),
        action: { label: t('pin.saved.undo'), onPress: () => void restoreBoard(services, boardId) },
      })
      onClose()
      services.navigator.go(owner ? savedTabPath(owner) : '/', { replace: true })
    })
  return (
    <AlertDialog
      open
      title={t('boardForm.delete.title', { name: board.name })}
      confirmLabel={t('boardForm.delete.confirm')}
      cancelLabel={t('boardForm.delete.keep')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('boardForm.delete.text', { count: board.pin_count ?? 0 })}
    </AlertDialog>
  )
}
