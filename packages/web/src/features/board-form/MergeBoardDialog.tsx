import { AlertDialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { type Services, useBoard, useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { boardFeed, sectionsOf } from '../../product/feeds.ts'
import type { ChosenBoard } from '../../product/saving/save-pin.ts'
import { selectEntry } from '../../store/data.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { requestKey, resource } from '../../store/requests.ts'

export interface MergeBoardDialogProps {
  readonly boardId: string
  readonly into: ChosenBoard
  readonly onClose: () => void
}

/** True while the worker may still be moving pins to a board (BOARD-07). The board's page shows the progress. */
const isUnderWay = async ({ data, store }: Pick<Services, 'data' | 'store'>, boardId: string): Promise<boolean> => {
  const running = resource('BoardActionStatusResource', { board_id: boardId })
  await data.load(running, { force: true })
  const response = selectEntry(store.getState(), running)?.data as
    | { readonly blocking_actions: readonly unknown[] }
    | null
    | undefined
  return response?.blocking_actions.length !== 0
}

/** Asks for confirmation, naming both boards and what happens to them. */
export function MergeBoardDialog({ boardId, into, onClose }: MergeBoardDialogProps) {
  const t = useTexts(texts)
  const services = useServices()
  const board = useBoard(boardId)
  const { pending, run } = useAction()
  if (!board) return null
  const confirm = async () => {
    const { data, store, toasts, navigator } = services
    await run(async () => {
      await data.write('create', 'BoardMergeResource', { board_id: boardId, destination_board_id: into.id })
      data.outdate()
      changeFeeds(store, { kind: 'invalidated', key: requestKey(boardFeed(into.id)) })
      changeFeeds(store, { kind: 'invalidated', key: requestKey(sectionsOf(into.id)) })
      changeFeeds(store, { kind: 'removed', items: [{ type: 'board', id: boardId }] })
      const became = (await isUnderWay(services, into.id)) ? 'boardForm.merging' : 'boardForm.merged'
      toasts.show({ text: t(became, { name: board.name, into: into.name }) })
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
