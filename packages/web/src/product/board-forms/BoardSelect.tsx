import { ChevronDownIcon, WarningIcon } from '@corkboard/design-system'
import { useId } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useBoard, useServices } from '../../services.tsx'
import { openBoardPicker } from '../../lazy/member-overlays.tsx'
import type { ChosenBoard } from '../saving/save-pin.ts'
import styles from './BoardSelect.module.css'

interface BoardSelectProps {
  readonly boardId: string | null
  /** A section of that board, if any. */
  readonly section?: { readonly id: string; readonly title: string } | null
  readonly onChoose: (board: ChosenBoard) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** Marks the field as required. */
  readonly required?: boolean
}

/** A field for a board or one of its sections. It opens the picker, which can also create a board. */
export const BoardSelect = ({ boardId, section, onChoose, error, disabled, required = false }: BoardSelectProps) => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const board = useBoard(boardId)
  const id = useId()
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {t('builder.field.board')}
        {required && <span aria-hidden> *</span>}
      </span>
      <button
        type="button"
        id={id}
        className={styles.control}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={error ? `${id}-error` : undefined}
        disabled={disabled}
        onClick={() => void openBoardPicker(services, { chosenId: boardId, isChoiceOnly: true, onChoose })}
      >
        <span>
          {section && board
            ? t('board.section.path', { board: board.name, section: section.title })
            : (board?.name ?? t('builder.field.board.choose'))}
        </span>
        <ChevronDownIcon />
      </button>
      {error && (
        <span id={`${id}-error`} className={styles.error} role="alert">
          <WarningIcon />
          {error}
        </span>
      )}
    </div>
  )
}
