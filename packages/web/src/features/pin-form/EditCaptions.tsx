import { useTexts } from '../../i18n/use-texts.ts'
import { captionsOfPin } from '../../product/captions/captions-of.ts'
import { CaptionsButton } from '../../product/captions/CaptionsButton.tsx'
import type { PinEntity } from '../../store/entities.ts'
import styles from './PinFormDialog.module.css'
import { storyVideosOf } from './story-videos.ts'
import { texts } from './texts/texts.generated.ts'

interface EditCaptionsProps {
  readonly pin: PinEntity
  readonly onSaved: () => void
}

/** PIN-04: the captions and transcripts of a published pin's video, or of all videos of its story. */
export const EditCaptions = ({ pin, onSaved }: EditCaptionsProps) => {
  const t = useTexts(texts)
  if (pin.creative_type === 'VIDEO') {
    return <CaptionsButton of={(app) => captionsOfPin(app, pin.id)} onSaved={onSaved} />
  }
  const videos = storyVideosOf(pin)
  if (videos.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="pin-form-captions">
      <h3 id="pin-form-captions">{t('closeup.edit.captions')}</h3>
      <div className={styles.choices}>
        {videos.map(({ block, page, video }) => (
          <CaptionsButton
            key={block}
            label={
              video === null
                ? t('closeup.edit.captions.page', { page })
                : t('closeup.edit.captions.video', { page, video })
            }
            of={(app) => captionsOfPin(app, pin.id, block)}
            onSaved={onSaved}
          />
        ))}
      </div>
    </section>
  )
}
