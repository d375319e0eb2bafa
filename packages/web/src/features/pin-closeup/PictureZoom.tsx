import { CloseIcon, useModal } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import type { PinEntity } from '../../store/entities.ts'
import styles from './PictureZoom.module.css'
import { useZoomPlace } from './use-zoom-place.ts'

export interface PictureZoomProps {
  readonly picture: Pick<PinEntity, 'title' | 'alt_text' | 'images'>
  readonly onClose: () => void
}

/**
 * Shows the picture alone in the whole window. A click, the wheel, two fingers, + and - zoom; dragging and arrow keys
 * move it. A second click or Escape resets the zoom, then Escape or the button closes it.
 */
export const PictureZoom = ({ picture, onClose }: PictureZoomProps) => {
  const t = useTexts(texts)
  const { place, isMagnified, fit, handlers, onKeyDown } = useZoomPlace()
  const modal = useModal(true, isMagnified ? fit : onClose, false)
  const { images } = picture
  const large = images.orig ?? images['1200x'] ?? images['736x']
  return (
    <dialog
      {...modal}
      className={styles.zoom}
      aria-label={picture.title || picture.alt_text || t('closeup.zoom')}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        {...handlers}
        className={styles.whole}
        aria-label={t('closeup.zoom.magnify')}
        aria-pressed={isMagnified}
        data-autofocus=""
      >
        {large && (
          <img
            src={large.url}
            alt=""
            width={large.width}
            height={large.height}
            draggable={false}
            style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }}
          />
        )}
      </button>
      <button type="button" className={styles.close} aria-label={t('closeup.zoom.close')} onClick={onClose}>
        <CloseIcon size={24} />
      </button>
    </dialog>
  )
}
