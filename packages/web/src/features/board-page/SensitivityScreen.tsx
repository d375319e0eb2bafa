import { Button, EmptyState, EyeOffIcon } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { boardCovers } from '../../product/feeds.ts'
import type { BoardEntity } from '../../store/entities.ts'
import { sensitiveBoardShown } from './board-part.ts'
import styles from './SensitivityScreen.module.css'

/** BOARD-11: asks before it shows a board whose owner says that it may be hard to look at. */
export const SensitivityScreen = ({ board }: { readonly board: BoardEntity }) => {
  const t = useMessages()
  const { navigator, store, data } = useServices()
  const show = () => {
    store.dispatch(sensitiveBoardShown(board.id))
    // Its cards had no pictures until now. Without them they say in words what they are.
    void data.load(boardCovers(board.id))
  }
  return (
    <EmptyState
      title={t('board.sensitive.title')}
      picture={<EyeOffIcon size={24} />}
      action={
        <div className={styles.actions}>
          <Button onClick={navigator.back}>{t('board.sensitive.back')}</Button>
          <Button kind="accent" onClick={show}>
            {t('board.sensitive.show')}
          </Button>
        </div>
      }
    >
      {t(`board.sensitive.${board.sensitivity ?? 'mature'}`)}
    </EmptyState>
  )
}
