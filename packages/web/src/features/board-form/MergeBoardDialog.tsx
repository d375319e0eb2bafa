import { AlertDialog } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { useBoard, useServices } from '../../services.tsx'
import { useAct } from '../../shell/use-act.ts'
import { boardFeed, sectionsOf } from '../../shell/feeds.ts'
import type { ChosenBoard } from '../../shell/saving/save-pin.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { requestKey } from '../../store/requests.ts'

export interface MergeBoardDialogProps {
  readonly boardId: string
  readonly into: ChosenBoard
  readonly onClose: () => void
}

/** Asks once, naming both boards and what becomes of them. */
export function MergeBoardDialog({ boardId, into, onClose }: MergeBoardDialogProps) {
  const t = useMessages()
  const services = useServices()
  const board = useBoard(boardId)
  const { pending, run } = useAct()
  if (!board) return null
  const confirm = async () => {
    const { data, store, toasts, navigator } = services
    await run(async () => {
      await data.write('create', 'BoardMergeResource', { board_id: boardId, destination_board_id: into.id })
      data.outdate()
      changeFeeds(store, { kind: 'invalidated', key: requestKey(boardFeed(into.id)) })
      changeFeeds(store, { kind: 'invalidated', key: requestKey(sectionsOf(into.id)) })
      changeFeeds(store, { kind: 'removed', items: [{ type: 'board', id: boardId }] })
      toasts.show({ text: t('boardForm.merged', { name: board.name, into: into.name }) })
      onClose()
      navigator.go(into.url, { replace: true })
    })
  }
  return (
    <AlertDialog
      open
      kind="accent"
      title={t('boardForm.merge.title', { name: board.name, into: into.name })}
      confirmLabel={t('boardForm.merge.confirm')}
      cancelLabel={t('boardForm.merge.cancel')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('boardForm.merge.text', { count: board.pin_count ?? 0, name: board.name, into: into.name })}
    </AlertDialog>
  )
}
