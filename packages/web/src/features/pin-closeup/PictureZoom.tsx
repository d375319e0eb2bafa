import { CloseIcon, useModal } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import type { PinEntity } from '../../store/entities.ts'
import styles from './PictureZoom.module.css'

export interface PictureZoomProps {
  readonly picture: Pick<PinEntity, 'title' | 'alt_text' | 'images'>
  readonly onClose: () => void
}

/** The picture alone on the whole window, as large as it is. Escape, the button or a press anywhere leads back. */
export function PictureZoom({ picture, onClose }: PictureZoomProps) {
  const t = useMessages()
  const modal = useModal(true, onClose, false)
  const { images } = picture
  const large = images.orig ?? images['1200x'] ?? images['736x']
  return (
    <dialog {...modal} className={styles.zoom} aria-label={picture.title || picture.alt_text || t('closeup.zoom')}>
      <button type="button" className={styles.whole} aria-label={t('closeup.zoom.close')} onClick={onClose}>
        {large && <img src={large.url} alt="" width={large.width} height={large.height} />}
        <span className={styles.close}>
          <CloseIcon size={24} />
        </span>
      </button>
    </dialog>
  )
}
