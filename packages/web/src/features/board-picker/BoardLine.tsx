import { BoardIcon, CheckIcon } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { PrivacyMark } from '../../shell/boards/PrivacyMark.tsx'
import type { BoardEntity } from '../../store/entities.ts'
import styles from './BoardPicker.module.css'

interface BoardLineProps {
  readonly board: BoardEntity
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One board to choose: its cover, its name, what is in it. */
export const BoardLine = ({ board, isChosen, onChoose }: BoardLineProps) => {
  const t = useMessages()
  return (
    <button
      type="button"
      className={styles.board}
      data-board=""
      aria-current={isChosen || undefined}
      onClick={onChoose}
    >
      {board.cover_image ? (
        <img className={styles.cover} src={board.cover_image.url} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span className={styles.cover}>
          <BoardIcon />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{board.name}</span>
        <span className={styles.facts}>
          {t('board.pins', { count: board.pin_count ?? 0 })} <PrivacyMark privacy={board.privacy} />
        </span>
      </span>
      {isChosen && <CheckIcon />}
    </button>
  )
}
