import type { StoryPinDraft } from '@corkboard/contract/content/wire/story-draft'
import { Dialog } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from '../texts/texts.generated.ts'
import { ChoosePin } from './ChoosePin.tsx'
import styles from './Pickers.module.css'

interface PickPinProps {
  readonly title: string
  readonly onClose: () => void
  readonly onPick: (pin: StoryPinDraft['pins'][number]) => void
}

/** Chooses a pin that a page leads to. */
export const PickPin = ({ title, onClose, onPick }: PickPinProps) => {
  const t = useTexts(texts)
  return (
    <Dialog open title={title} closeLabel={t('story.close')} onClose={onClose}>
      <div className={styles.picker}>
        <ChoosePin
          onPick={({ id, title: name, images, dominant_color }) =>
            onPick({ id, title: name, image: images['236x'] ?? null, dominant_color })
          }
        />
      </div>
    </Dialog>
  )
}
