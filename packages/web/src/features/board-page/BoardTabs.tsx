import { Tabs } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import type { BoardEntity } from '../../store/entities.ts'
import styles from './BoardTabs.module.css'

const ideasPath = ({ url }: Pick<BoardEntity, 'url'>): string => `${url}?tab=ideas`

/** BOARD-11: the tabs for a board's pins and for ideas, shown to users who may save to the board. */
export const BoardTabs = ({ board, current }: { readonly board: BoardEntity; readonly current: 'pins' | 'ideas' }) => {
  const t = useTexts(texts)
  if (!board.viewer_can?.includes('save')) return null
  const isFresh = board.has_fresh_more_ideas_tab === true && current !== 'ideas'
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('board.tabs', { name: board.name })}
        current={current}
        tabs={[
          { id: 'pins', href: board.url, label: t('board.tab.pins') },
          {
            id: 'ideas',
            href: ideasPath(board),
            label: t('board.tab.ideas'),
            ...(isFresh && { count: <span className={styles.fresh} role="img" aria-label={t('board.tab.fresh')} /> }),
          },
        ]}
      />
    </div>
  )
}
