import { useEffect, useId, type ReactNode } from 'react'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'
import { useSheet } from './use-sheet.ts'

/** Props of {@link Sheet}. */
export type SheetProps = {
  /** The id of the element. */
  id: string
  /** Its heading and accessible name. */
  label: string
  /** Called to close it. */
  onClose: () => void
  /** Called once it is in view and can take the focus. */
  onShown?: ((content: HTMLElement) => void) | undefined
  /** The content. */
  children: ReactNode
}

/** The panel of a {@link Menu} or {@link Popover} in a narrow window, where nothing fits next to the button. */
export const Sheet = ({ id, label, onClose, onShown, children }: SheetProps) => {
  const titleId = useId()
  const modal = useModal(true, onClose, true)
  useSheet(modal.ref, true, onClose)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(() => onShown?.(modal.ref.current!), [])
  return (
    <dialog {...modal} id={id} className={`${styles.dialog} ${styles.sheet}`} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <div className={styles.head} data-sheet-head="">
          <h2 id={titleId}>{label}</h2>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
