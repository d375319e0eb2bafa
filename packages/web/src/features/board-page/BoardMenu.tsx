import {
  EditIcon,
  FlagIcon,
  PlusIcon,
  TrashIcon,
  type MenuItem,
  GripIcon,
  UploadIcon,
  DownloadIcon,
  BoardIcon,
  LogoutIcon,
  UsersIcon,
} from '@corkboard/design-system'
import { useMessages, type Translate } from '../../messages/messages.tsx'
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

/** Acts whose files come when they are wanted, their words with them; where they do not come, that is said. */
const whenLoaded = async <Acts,>(
  { report, toasts }: Services,
  t: Translate,
  load: () => Promise<Acts>,
  act: (acts: Acts) => Promise<unknown>,
): Promise<void> => {
  try {
    await act(await load())
  } catch (error) {
    report({ kind: 'error', error, where: 'board menu' })
    toasts.show({ text: t('error.default'), kind: 'danger' })
  }
}

const loadPuttingAway = () => import('../../product/boards/archive-board.ts')

interface BoardMenuProps {
  readonly board: BoardEntity
  /** Begins to organize the board. */
  readonly onOrganize: () => void
}

/** Sharing for everyone who may; editing and deleting for whom the answer allows it. */
export const BoardMenu = ({ board, onOrganize }: BoardMenuProps) => {
  const t = useMessages()
  const services = useServices()
  const shareItems = useShareItems(board.url, board.name)
  const viewer = useViewer()
  const can = board.viewer_can ?? []
  const own: MenuItem[] = []
  if (can.includes('organize')) {
    own.push({ id: 'organize', label: t('board.organize'), icon: <GripIcon />, onSelect: onOrganize })
    own.push({
      id: 'add-section',
      label: t('section.add'),
      icon: <PlusIcon />,
      onSelect: () => void openSectionForm(services, t('error.default'), board.id),
    })
  }
  if (can.includes('invite')) {
    own.push({
      id: 'collaborators',
      label: t('board.collaborators'),
      icon: <UsersIcon />,
      onSelect: () => void openCollaborators(services, t('error.default'), board.id),
    })
  }
  if (can.includes('join') && !board.is_collaborative && !board.viewer_collaborator_join_requested) {
    own.push({
      id: 'join',
      label: t('collaborating.ask'),
      icon: <UsersIcon />,
      onSelect: () =>
        void whenLoaded(services, t, loadCollaborating, (acts) => acts.askToJoin(services, t, board, true)),
    })
  }
  if (can.includes('leave')) {
    own.push({
      id: 'leave',
      label: t('collaborating.leave'),
      icon: <LogoutIcon />,
      danger: true,
      onSelect: () => void openLeaving(services, t('error.default'), board.id),
    })
  }
  if (can.includes('edit')) {
    own.push({
      id: 'edit',
      label: t('board.edit'),
      icon: <EditIcon />,
      onSelect: () => void openBoardForm(services, t('error.default'), board.id),
    })
  }
  if (can.includes('edit')) {
    const isAway = Boolean(board.archived_by_me_at)
    own.push({
      id: 'archive',
      label: t(isAway ? 'board.unarchive' : 'board.archive'),
      icon: isAway ? <UploadIcon /> : <DownloadIcon />,
      onSelect: () =>
        void whenLoaded(services, t, loadPuttingAway, (acts) => acts.archiveBoard(services, t, board, !isAway)),
    })
  }
  if (can.includes('delete')) {
    own.push({
      id: 'merge',
      label: t('board.merge'),
      icon: <BoardIcon />,
      onSelect: () =>
        void openBoardPicker(services, t('error.default'), {
          isChoiceOnly: true,
          mergedId: board.id,
          onChoose: (into) => void openBoardMerge(services, t('error.default'), board.id, into),
        }),
    })
    own.push({
      id: 'delete',
      label: t('board.delete'),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => void openBoardDeletion(services, t('error.default'), board.id),
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
          t('error.default'),
          reportTargetOf(services, { id: board.id, type: 'board', parentId: board.owner ?? null }),
        ),
    })
  }
  return <PlaceMenus shareItems={shareItems} label="board.options" items={own} />
}
