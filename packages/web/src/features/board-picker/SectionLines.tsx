import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { Skeleton } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardsTexts } from '../../product/boards/texts/texts.generated.ts'
import { useFeed } from '../../services.tsx'
import { sectionsOf } from '../../product/feeds.ts'
import type { BoardEntity } from '../../store/entities.ts'
import styles from './BoardPicker.module.css'

interface SectionLinesProps {
  readonly board: BoardEntity
  readonly onChoose: (section: BoardSection) => void
}

/** BOARD-02: the sections of a board in the picker. */
export const SectionLines = ({ board, onChoose }: SectionLinesProps) => {
  const t = useTexts(texts, boardsTexts)
  const { items, isFirstLoad } = useFeed<BoardSection>(sectionsOf(board.id))
  return (
    <ul className={styles.sections} aria-label={t('picker.sections', { board: board.name })} aria-busy={isFirstLoad}>
      {isFirstLoad && (
        <li className={styles.section}>
          <Skeleton shape="line" />
        </li>
      )}
      {items.map((section) => (
        <li key={section.id}>
          <button type="button" className={styles.section} data-board="" onClick={() => onChoose(section)}>
            <span className={styles.name}>{section.title}</span>
            <span className={styles.facts}>{t('board.pins', { count: section.pin_count })}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
