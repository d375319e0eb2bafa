import { CloseIcon } from '@corkboard/design-system'
import { useEffect, useRef } from 'react'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const { images } = picture
  const large = images.orig ?? images['1200x'] ?? images['736x']
  useEffect(() => {
    const element = dialog.current!
    const before = document.activeElement
    element.showModal()
    return () => {
      element.close()
      // Taken out of the document by now, it cannot give the focus back itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={picture.title || picture.alt_text || t('closeup.zoom')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <button type="button" className={styles.whole} aria-label={t('closeup.zoom.close')} onClick={onClose}>
        {large && <img src={large.url} alt="" width={large.width} height={large.height} />}
        <span className={styles.close}>
          <CloseIcon size={24} />
        </span>
      </button>
    </dialog>
  )
}
