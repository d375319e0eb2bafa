import { Button, EmptyState, EyeOffIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { boardCovers } from '../../product/feeds.ts'
import type { BoardEntity } from '../../store/entities.ts'
import { sensitiveBoardShown } from './board-part.ts'
import styles from './SensitivityScreen.module.css'

const SENSITIVITY_TEXTS = {
  mature: 'board.sensitive.mature',
  graphic: 'board.sensitive.graphic',
  distressing: 'board.sensitive.distressing',
} as const

/** BOARD-11: asks the viewer before showing a board that its owner marked as sensitive. */
export const SensitivityScreen = ({ board }: { readonly board: BoardEntity }) => {
  const t = useTexts(texts)
  const { navigator, store, data } = useServices()
  const show = () => {
    store.dispatch(sensitiveBoardShown(board.id))
    // The board's cards have had no pictures so far. Without them they show text.
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
      {t(SENSITIVITY_TEXTS[board.sensitivity ?? 'mature'])}
    </EmptyState>
  )
}
