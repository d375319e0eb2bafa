import { Tabs } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import type { BoardEntity } from '../../store/entities.ts'
import styles from './BoardTabs.module.css'

export const ideasPath = ({ url }: Pick<BoardEntity, 'url'>): string => `${url}?tab=ideas`

/** BOARD-11: the tabs above a board's ideas, to go back to its pins. */
export const BoardTabs = ({ board }: { readonly board: BoardEntity }) => {
  const t = useTexts(texts)
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('board.tabs', { name: board.name })}
        current="ideas"
        tabs={[
          { id: 'pins', href: board.url, label: t('board.tab.pins') },
          { id: 'ideas', href: ideasPath(board), label: t('board.tab.ideas') },
        ]}
      />
    </div>
  )
}
