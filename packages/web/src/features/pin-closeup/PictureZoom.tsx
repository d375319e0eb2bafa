import { CloseIcon } from '@corkboard/design-system'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { PinEntity } from '../../store/entities.ts'
import styles from './PictureZoom.module.css'

/** The picture alone on the whole window, as large as it is. Escape, the button or a press anywhere leads back. */
export function PictureZoom({ pin, onClose }: { readonly pin: PinEntity; readonly onClose: () => void }) {
  const t = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = pin.images.orig ?? pin.images['1200x'] ?? pin.images['736x']
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
      aria-label={pin.title || pin.alt_text || t('closeup.zoom')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <button type="button" className={styles.whole} aria-label={t('closeup.zoom.close')} onClick={onClose}>
        {picture && <img src={picture.url} alt="" width={picture.width} height={picture.height} />}
        <span className={styles.close}>
          <CloseIcon size={24} />
        </span>
      </button>
    </dialog>
  )
}
