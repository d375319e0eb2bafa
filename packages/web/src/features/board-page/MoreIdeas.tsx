import type { BoardInterest } from '@corkboard/contract/content/wire/board'
import { Chip, ChipRow, CorkDrawing, EmptyState } from '@corkboard/design-system'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useServices } from '../../services.tsx'
import { boardIdeas, boardInterests } from '../../product/member-feeds.ts'
import type { BoardEntity } from '../../store/entities.ts'
import { PinCard } from '../../product/pin-card/PinCard.tsx'
import { PinGrid } from '../../product/pin-grid/PinGrid.tsx'
import { BoardTabs } from './BoardTabs.tsx'
import styles from './MoreIdeas.module.css'

/** BOARD-11: pin ideas for a board, all of them or those about one of its interests. */
export const MoreIdeas = ({ board }: { readonly board: BoardEntity }) => {
  const t = useTexts(texts)
  const { data, report } = useServices()
  const [interest, setInterest] = useState<string>()
  const interests = useResponse<readonly BoardInterest[]>(boardInterests(board.id)).data ?? []
  useEffect(() => {
    // If this fails, the tab only keeps its marker for new ideas.
    data
      .write('update', 'BoardMoreIdeasResource', { board_id: board.id })
      .catch(() => report({ kind: 'count', name: 'ideas not marked as seen' }))
  }, [data, report, board.id])
  return (
    <>
      <BoardTabs board={board} />
      {interests.length > 1 && (
        <div className={styles.interests}>
          <ChipRow label={t('board.ideas.interests')}>
            {interests.map(({ id, name }) => (
              <Chip key={id} pressed={interest === id} onPress={() => setInterest(interest === id ? undefined : id)}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      <PinGrid
        key={interest ?? 'all'}
        request={boardIdeas(board.id, interest)}
        card={PinCard}
        label={t('board.ideas', { name: board.name })}
        empty={
          <EmptyState title={t('board.ideas.none')} picture={<CorkDrawing of="board" />}>
            {t('board.ideas.none.text')}
          </EmptyState>
        }
      />
    </>
  )
}
