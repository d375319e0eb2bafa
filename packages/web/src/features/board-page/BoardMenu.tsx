import {
  EditIcon,
  FlagIcon,
  PlusIcon,
  TrashIcon,
  type MenuItem,
  ArchiveIcon,
  MergeIcon,
  LogoutIcon,
  UsersIcon,
} from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as collaboratorsTexts } from '../../product/collaborators/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices, useViewer, type Services } from '../../services.tsx'
import { loadCollaborating } from '../../product/collaborators/InviteNotice.tsx'
import {
  openBoardDeletion,
  openBoardForm,
  openBoardMerge,
  openBoardPicker,
  openCollaborators,
  openLeaving,
  openSectionForm,
} from '../../lazy/member-overlays.tsx'
import { openReport } from '../../lazy/open-report.tsx'
import { reportTargetOf } from '../../product/reporting/report-target.ts'
import { useShareItems } from '../../product/sharing/share-items.tsx'
import type { BoardEntity } from '../../store/entities.ts'
import { PlaceMenus } from './PlaceMenus.tsx'

/** Loads acts when they are wanted; says so when they cannot be loaded. */
const whenLoaded = async <Actions,>(
  { report, toasts, texts: open }: Services,
  load: () => Promise<Actions>,
  action: (actions: Actions) => Promise<unknown>,
): Promise<void> => {
  try {
    await action(await load())
  } catch (error) {
    report({ kind: 'error', error, where: 'board menu' })
    toasts.show({ text: open(shellTexts)('error.default'), kind: 'danger' })
  }
}

const loadArchiving = () => import('../../product/archiving/archive-board.ts')

/** The board's menus: sharing for everyone who may share, editing and deleting where the response allows it. */
export const BoardMenu = ({ board }: { readonly board: BoardEntity }) => {
  const t = useTexts(texts, collaboratorsTexts, shellTexts)
  const services = useServices()
  const shareItems = useShareItems(board.url, board.name)
  const viewer = useViewer()
  const can = board.viewer_can ?? []
  const own: MenuItem[] = []
  if (can.includes('organize')) {
    own.push({
      id: 'add-section',
      label: t('section.add'),
      icon: <PlusIcon />,
      onSelect: () => void openSectionForm(services, board.id),
    })
  }
  if (can.includes('invite')) {
    own.push({
      id: 'collaborators',
      label: t('board.collaborators'),
      icon: <UsersIcon />,
      onSelect: () => void openCollaborators(services, board.id),
    })
  }
  if (can.includes('join') && !board.is_collaborative && !board.viewer_collaborator_join_requested) {
    own.push({
      id: 'join',
      label: t('collaborating.ask'),
      icon: <UsersIcon />,
      onSelect: () =>
        void whenLoaded(services, loadCollaborating, (actions) => actions.requestToJoin(services, board, true)),
    })
  }
  if (can.includes('leave')) {
    own.push({
      id: 'leave',
      label: t('collaborating.leave'),
      icon: <LogoutIcon />,
      danger: true,
      onSelect: () => void openLeaving(services, board.id),
    })
  }
  if (can.includes('edit')) {
    own.push({
      id: 'edit',
      label: t('board.edit'),
      icon: <EditIcon />,
      onSelect: () => void openBoardForm(services, board.id),
    })
  }
  if (can.includes('edit')) {
    const isArchived = Boolean(board.archived_by_me_at)
    own.push({
      id: 'archive',
      label: t(isArchived ? 'board.unarchive' : 'board.archive'),
      icon: <ArchiveIcon />,
      onSelect: () =>
        void whenLoaded(services, loadArchiving, (actions) => actions.archiveBoard(services, board, !isArchived)),
    })
  }
  if (can.includes('delete')) {
    own.push({
      id: 'merge',
      label: t('board.merge'),
      icon: <MergeIcon />,
      onSelect: () =>
        void openBoardPicker(services, {
          isChoiceOnly: true,
          mergedId: board.id,
          onChoose: (into) => void openBoardMerge(services, board.id, into),
        }),
    })
    own.push({
      id: 'delete',
      label: t('board.delete'),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => void openBoardDeletion(services, board.id),
    })
  }
  if (viewer.kind === 'AUTH' && viewer.id !== board.owner) {
    own.push({
      id: 'report',
      label: t('board.report'),
      icon: <FlagIcon />,
      onSelect: () =>
        void openReport(
          services,
          reportTargetOf(services, { id: board.id, type: 'board', parentId: board.owner ?? null }),
        ),
    })
  }
  return <PlaceMenus shareItems={shareItems} label={t('board.options')} items={own} />
}
