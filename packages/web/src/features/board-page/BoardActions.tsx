import { BulbIcon, Button, PlusIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { createPinPath } from '../../product/addresses.ts'
import type { BoardEntity } from '../../store/entities.ts'
import type { BoardPart } from './board-part.ts'
import { ideasPath } from './BoardTabs.tsx'
import { OrganizeButton } from './OrganizeButton.tsx'
import styles from './BoardHead.module.css'

interface BoardActionsProps {
  readonly board: BoardEntity
  readonly part: BoardPart
  readonly onOrganize: () => void
}

/** The actions that users who may save to a board need most: add pins, organize them, and find more ideas (BOARD-11). */
export const BoardActions = ({ board, part, onOrganize }: BoardActionsProps) => {
  const t = useTexts(texts)
  const can = board.viewer_can ?? []
  return (
    <>
      {can.includes('save') && (
        <Button icon={<PlusIcon />} href={`${createPinPath}?board=${board.id}`}>
          <span className={`${styles.label} ${styles.add}`}>{t('board.add')}</span>
        </Button>
      )}
      {can.includes('organize') && <OrganizeButton onPress={onOrganize} />}
      {can.includes('save') && part === 'pins' && (
        <Button icon={<BulbIcon />} href={ideasPath(board)}>
          <span className={styles.label}>{t('board.tab.ideas')}</span>
          {board.has_fresh_more_ideas_tab === true && (
            <span className={styles.fresh} role="img" aria-label={t('board.tab.fresh')} />
          )}
        </Button>
      )}
    </>
  )
}
