import type { OwnSave } from '@corkboard/contract/content/wire/board'
import { BoardIcon, CheckIcon, ChevronDownIcon, ChevronUpIcon, IconButton } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardsTexts } from '../../product/boards/texts/texts.generated.ts'
import { PrivacyIcon } from '../../product/boards/PrivacyIcon.tsx'
import type { ChosenBoard } from '../../product/saving/save-pin.ts'
import type { BoardEntity } from '../../store/entities.ts'
import styles from './BoardPicker.module.css'
import { saveAt } from './picker-boards.ts'
import { SectionLines } from './SectionLines.tsx'

interface BoardLineProps {
  readonly board: BoardEntity
  readonly isChosen: boolean
  /** True when sections cannot be selected. */
  readonly isWhole: boolean
  /** PIN-06: where the viewer has the pin; undefined when no pin is being saved. */
  readonly saves: readonly OwnSave[] | undefined
  readonly onChoose: (board: ChosenBoard) => void
}

/** One board in the picker: its cover, name and contents. Its sections expand below it. */
export const BoardLine = ({ board, isChosen, isWhole, saves, onChoose }: BoardLineProps) => {
  const t = useTexts(texts, boardsTexts)
  const [isOpen, setOpen] = useState(false)
  const isSaved = saves && saveAt(saves, board.id) !== undefined
  const hasSections = (board.section_count ?? 0) > 0
  return (
    <>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.board}
          data-board=""
          aria-current={isChosen || undefined}
          aria-pressed={isSaved}
          onClick={() => onChoose(board)}
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
              <span>{t('board.pins', { count: board.pin_count ?? 0 })}</span>
              {hasSections && <span>{t('picker.sections.count', { count: board.section_count ?? 0 })}</span>}
              {isSaved && <span>{t('picker.saved')}</span>}
              <PrivacyIcon privacy={board.privacy} />
            </span>
          </span>
          {(isChosen || isSaved) && <CheckIcon />}
        </button>
        {hasSections && !isWhole && (
          <IconButton
            label={t('picker.sections.show', { board: board.name })}
            icon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && <SectionLines board={board} saves={saves} onChoose={(section) => onChoose({ ...board, section })} />}
    </>
  )
}
