import type { OwnSave } from '@corkboard/contract/content/wire/board'
import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { Skeleton } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardsTexts } from '../../product/boards/texts/texts.generated.ts'
import { useFeed } from '../../services.tsx'
import { sectionsOf } from '../../product/feeds.ts'
import type { BoardEntity } from '../../store/entities.ts'
import styles from './BoardPicker.module.css'
import { saveAt } from './picker-boards.ts'

interface SectionLinesProps {
  readonly board: BoardEntity
  readonly saves: readonly OwnSave[] | undefined
  readonly onChoose: (section: BoardSection) => void
}

/** BOARD-02: the sections of a board in the picker. */
export const SectionLines = ({ board, saves, onChoose }: SectionLinesProps) => {
  const t = useTexts(texts, boardsTexts)
  const { items, isFirstLoad } = useFeed<BoardSection>(sectionsOf(board.id))
  return (
    <ul className={styles.sections} aria-label={t('picker.sections', { board: board.name })} aria-busy={isFirstLoad}>
      {isFirstLoad && (
        <li className={styles.section}>
          <Skeleton shape="line" />
        </li>
      )}
      {items.map((section) => {
        const isSaved = saves && saveAt(saves, board.id, section.id) !== undefined
        return (
          <li key={section.id}>
            <button
              type="button"
              className={styles.section}
              data-board=""
              aria-pressed={isSaved}
              onClick={() => onChoose(section)}
            >
              <span className={styles.name}>{section.title}</span>
              <span className={styles.facts}>
                <span>{t('board.pins', { count: section.pin_count })}</span>
                {isSaved && <span>{t('picker.saved')}</span>}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
