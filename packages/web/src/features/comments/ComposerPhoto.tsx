import { IconButton, ProgressBar, TrashIcon } from '@corkboard/design-system'
import { useFormat } from '../../i18n/use-format.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { Photo } from '../../product/pictures/use-photo.ts'
import styles from './Composer.module.css'
import { texts } from './texts/texts.generated.ts'

interface ComposerPhotoProps {
  readonly photo: Photo
  readonly isSending: boolean
  readonly onRemove: () => void
}

/** The photo of a comment that is being written. */
export const ComposerPhoto = ({ photo, isSending, onRemove }: ComposerPhotoProps) => {
  const t = useTexts(texts)
  const format = useFormat()
  return (
    <div className={styles.photo}>
      <img src={photo.url} alt={t('composer.photo.alt')} />
      <div className={styles.progress}>
        {isSending && (
          <ProgressBar
            label={t('composer.photo.progress')}
            value={photo.share}
            max={1}
            count={format.number(photo.share, { style: 'percent' })}
          />
        )}
      </div>
      <IconButton label={t('composer.photo.remove')} icon={<TrashIcon size={24} />} onClick={onRemove} />
    </div>
  )
}
