import type { BoardSensitivity } from '@corkboard/contract/content/wire/board'
import { Button, EmptyState, EyeOffIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { boardCovers } from '../feeds.ts'
import styles from './SensitivityScreen.module.css'

interface SensitivityScreenProps {
  readonly boardId: string
  readonly sensitivity: BoardSensitivity
  /** What shows after the viewer agrees. */
  readonly of: 'board' | 'pin'
}

const TEXTS = {
  board: {
    title: 'sensitive.board',
    show: 'sensitive.board.show',
    mature: 'sensitive.board.mature',
    graphic: 'sensitive.board.graphic',
    distressing: 'sensitive.board.distressing',
  },
  pin: {
    title: 'sensitive.pin',
    show: 'sensitive.pin.show',
    mature: 'sensitive.mature',
    graphic: 'sensitive.graphic',
    distressing: 'sensitive.distressing',
  },
} as const satisfies Record<SensitivityScreenProps['of'], Record<'title' | 'show' | BoardSensitivity, string>>

/** BOARD-11: asks the viewer before showing a board that its owner marked as sensitive, or a pin of it. */
export const SensitivityScreen = ({ boardId, sensitivity, of }: SensitivityScreenProps) => {
  const t = useTexts(texts)
  const { navigator, data } = useServices()
  // The request itself shows the board (`isBoardShown`): its cards have had no pictures so far.
  const show = () => void data.load(boardCovers(boardId))
  return (
    <EmptyState
      title={t(TEXTS[of].title)}
      level={of === 'pin' ? 1 : 2}
      picture={<EyeOffIcon size={24} />}
      action={
        <div className={styles.actions}>
          <Button onClick={navigator.back}>{t('sensitive.back')}</Button>
          <Button kind="accent" onClick={show}>
            {t(TEXTS[of].show)}
          </Button>
        </div>
      }
    >
      {t(TEXTS[of][sensitivity])}
    </EmptyState>
  )
}
