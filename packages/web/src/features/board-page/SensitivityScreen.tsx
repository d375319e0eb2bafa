import { Button, EmptyState, EyeOffIcon } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { useAppDispatch, useNavigator } from '../../services.tsx'
import type { BoardEntity } from '../../store/entities.ts'
import { sensitiveBoardShown } from './board-part.ts'
import styles from './SensitivityScreen.module.css'

/** BOARD-11: asks before it shows a board whose owner says that it may be hard to look at. */
export const SensitivityScreen = ({ board }: { readonly board: BoardEntity }) => {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const navigator = useNavigator()
  return (
    <EmptyState
      title={t('board.sensitive.title')}
      picture={<EyeOffIcon size={24} />}
      action={
        <div className={styles.actions}>
          <Button onClick={navigator.back}>{t('board.sensitive.back')}</Button>
          <Button kind="accent" onClick={() => dispatch(sensitiveBoardShown(board.id))}>
            {t('board.sensitive.show')}
          </Button>
        </div>
      }
    >
      {t(`board.sensitive.${board.sensitivity ?? 'mature'}`)}
    </EmptyState>
  )
}
