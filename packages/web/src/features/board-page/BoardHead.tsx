import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardsTexts } from '../../product/boards/texts/texts.generated.ts'
import { useBoard, useUser, useViewer } from '../../services.tsx'
import { PrivacyIcon } from '../../product/boards/PrivacyIcon.tsx'
import { FollowBoardButton } from '../../product/following/FollowButton.tsx'
import { useShownCovers } from './board-part.ts'
import { BoardMenu } from './BoardMenu.tsx'
import { BoardNotices } from './BoardNotices.tsx'
import { BoardPeople } from './BoardPeople.tsx'
import { JoinButton } from './JoinButton.tsx'
import { MIN_IN_STRIP, PictureStrip } from '../../product/pictures/PictureStrip.tsx'
import styles from './BoardHead.module.css'
import { BoardHeadSkeleton } from './BoardHeadSkeleton.tsx'

interface BoardHeadProps {
  readonly boardId: string | undefined
  readonly onOrganize: () => void
}

/** The head of a board: its newest pictures, name, people, privacy, counts and the viewer's actions. */
export function BoardHead({ boardId, onOrganize }: BoardHeadProps) {
  const t = useTexts(texts, boardsTexts)
  const viewer = useViewer()
  const board = useBoard(boardId)
  const owner = useUser(board?.owner)
  const shown = useShownCovers(boardId)
  if (!board || !owner) return <BoardHeadSkeleton />
  const covers = shown?.cover_images ?? board.cover_images ?? []
  return (
    <header className={styles.head}>
      {covers.length >= MIN_IN_STRIP && <PictureStrip pictures={covers} />}
      <h1 className={styles.title} dir="auto">
        {board.name}
      </h1>
      {board.description && (
        <p className={styles.description} dir="auto">
          {board.description}
        </p>
      )}
      <BoardPeople board={board} owner={owner} />
      <p className={styles.facts}>
        {board.privacy !== 'public' && (
          <span>
            <PrivacyIcon privacy={board.privacy} />
          </span>
        )}
        {/* A user who is only invited to a secret board does not see how many pins it has. */}
        {!(board.viewer_invite && !board.pin_count) && <span>{t('board.pins', { count: board.pin_count ?? 0 })}</span>}
        {board.privacy !== 'secret' && <span>{t('board.followers', { count: board.follower_count ?? 0 })}</span>}
      </p>
      {board.archived_by_me_at && <p className={styles.facts}>{t('board.archived')}</p>}
      <BoardNotices board={board} />
      <div className={styles.actions}>
        {owner.id !== (viewer.kind === 'AUTH' ? viewer.id : null) && <FollowBoardButton boardId={board.id} />}
        <JoinButton board={board} />
        <BoardMenu board={board} onOrganize={onOrganize} />
      </div>
    </header>
  )
}
