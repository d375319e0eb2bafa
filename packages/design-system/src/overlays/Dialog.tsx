import { useId, type ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'

/** Props of {@link Dialog}. */
export type DialogProps = {
  /** Whether it is shown. The parent decides; the dialog only asks to be closed. */
  open: boolean
  /** Escape, the close button, or a press beside it: close it, or ask first. */
  onClose: () => void
  /** Its heading and name. */
  title: string
  /** Name of the close button. */
  closeLabel: string
  /** What it holds; drawn only while open. An element with `data-autofocus` gets the focus first. */
  children: ReactNode
  /** Buttons at its foot, the main one last. */
  actions?: ReactNode
  /** What it holds is only read: the keyboard has nothing in it to go to, so it goes to the whole and scrolls. */
  readOnly?: boolean
  /** Whether a press beside it asks to close. Default true; false where input would be lost. */
  closeOnBackdrop?: boolean
}

/**
 * A modal 656 px wide, on phones the whole screen. The native element keeps the focus inside, makes the page inert
 * and gives the focus back to where it was.
 */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, title, closeLabel, children, actions, readOnly = false, closeOnBackdrop = true } = props
  const titleId = useId()
  const modal = useModal(open, onClose, closeOnBackdrop)
  return (
    <dialog {...modal} className={`${styles.dialog} ${styles.sheet}`} aria-labelledby={titleId}>
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} icon={<CloseIcon size={24} />} onClick={onClose} />
          </div>
          <div className={styles.body} {...(readOnly && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
