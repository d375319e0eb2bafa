import { Button, Dialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { useBoard, useNavigator, useServices } from '../../services.tsx'
import { createBoard } from '../../product/board-forms/create-board.ts'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import { blankBoard, fieldsOf } from './board-fields.ts'
import { BoardForm } from './BoardForm.tsx'
import { editBoard } from './change-board.ts'
import { TransferOwnership } from './TransferOwnership.tsx'
import { useBoardForm } from './use-board-form.ts'

const SUBMIT_LABELS = {
  create: 'boardForm.create.submit',
  edit: 'boardForm.edit.submit',
} as const

const TITLES = {
  create: 'boardForm.create.title',
  edit: 'boardForm.edit.title',
} as const

export interface BoardFormDialogProps {
  /** The board to edit. Without it the dialog creates a board. */
  readonly boardId?: string | undefined
  readonly onClose: () => void
}

/** Creates or edits a board without leaving the page. A click outside keeps what the user typed. */
export function BoardFormDialog({ boardId, onClose }: BoardFormDialogProps) {
  const t = useTexts(texts, boardFormsTexts)
  const services = useServices()
  const navigator = useNavigator()
  const board = useBoard(boardId)
  const before = board ? fieldsOf(board) : blankBoard
  const form = useBoardForm(before, async (fields) => {
    if (board) {
      const address = board.url
      await editBoard(services, board.id, before, fields)
      services.toasts.show({ text: t('boardForm.saved') })
      // A new name changes the address, so the current page moves with its board.
      const moved = services.store.getState().entities.board[board.id]?.url ?? address
      if (moved !== address && navigator.shown().visit.location.pathname === address) {
        navigator.go(moved, { replace: true })
      }
      onClose()
      return
    }
    const created = await createBoard(services, fields)
    services.toasts.show({ text: t('boardForm.created', { name: created.name }) })
    onClose()
    navigator.go(created.url)
  })
  const kind = board ? 'edit' : 'create'
  const dismiss = useDismissGuard(form.isChanged, onClose)
  return (
    <Dialog
      open
      title={t(TITLES[kind])}
      closeLabel={t('boardForm.close')}
      onClose={dismiss}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={dismiss}>{t('boardForm.cancel')}</Button>
          <Button kind="accent" type="submit" form={form.id} pending={form.pending}>
            {t(SUBMIT_LABELS[kind])}
          </Button>
        </>
      }
    >
      <BoardForm form={form} />
      {board?.viewer_can?.includes('delete') && <TransferOwnership board={board} />}
    </Dialog>
  )
}
