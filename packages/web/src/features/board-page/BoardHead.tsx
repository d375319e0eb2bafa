import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardsTexts } from '../../product/boards/texts/texts.generated.ts'
import { useBoard, useUser, useViewer } from '../../services.tsx'
import { PrivacyIcon } from '../../product/boards/PrivacyIcon.tsx'
import { FollowBoardButton } from '../../product/following/FollowButton.tsx'
import type { BoardPart } from './board-part.ts'
import { BoardActions } from './BoardActions.tsx'
import { BoardMenu } from './BoardMenu.tsx'
import { BoardNotices } from './BoardNotices.tsx'
import { BoardPeople } from './BoardPeople.tsx'
import { JoinButton } from './JoinButton.tsx'
import styles from './BoardHead.module.css'
import { BoardHeadSkeleton } from './BoardHeadSkeleton.tsx'

interface BoardHeadProps {
  readonly boardId: string | undefined
  /** What is shown below. */
  readonly part: BoardPart
  readonly onOrganize: () => void
}

/** The head of a board: its name, people, privacy, counts and the viewer's actions. Low, so that pins begin soon. */
export function BoardHead({ boardId, part, onOrganize }: BoardHeadProps) {
  const t = useTexts(texts, boardsTexts)
  const viewer = useViewer()
  const board = useBoard(boardId)
  const owner = useUser(board?.owner)
  if (!board || !owner) return <BoardHeadSkeleton />
  const isOwn = viewer.kind === 'AUTH' && viewer.id === owner.id
  const isCrowded = !isOwn && board.viewer_can?.includes('save')
  return (
    <header className={styles.head}>
      <h1 className={styles.title} dir="auto">
        {board.name}
      </h1>
      <div className={styles.line}>
        <BoardPeople board={board} owner={owner} />
        <p className={styles.facts}>
          {board.privacy !== 'public' && (
            <span>
              <PrivacyIcon privacy={board.privacy} />
            </span>
          )}
          {/* A user who is only invited to a secret board does not see how many pins it has. */}
          {!(board.viewer_invite && !board.pin_count) && (
            <span>{t('board.pins', { count: board.pin_count ?? 0 })}</span>
          )}
          {board.privacy !== 'secret' && <span>{t('board.followers', { count: board.follower_count ?? 0 })}</span>}
        </p>
      </div>
      {board.description && (
        <p className={styles.description} dir="auto">
          {board.description}
        </p>
      )}
      {board.archived_by_me_at && <p className={styles.facts}>{t('board.archived')}</p>}
      <BoardNotices board={board} />
      <div className={styles.actions} data-crowded={isCrowded || undefined}>
        {!isOwn && <FollowBoardButton boardId={board.id} />}
        <JoinButton board={board} />
        <BoardActions board={board} part={part} onOrganize={onOrganize} />
        <BoardMenu board={board} />
      </div>
    </header>
  )
}
