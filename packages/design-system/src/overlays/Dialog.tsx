import { useId, type ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'
import { useSheet } from './use-sheet.ts'

/** Props of {@link Dialog}. */
export type DialogProps = {
  /** True to show it. The parent decides; the dialog only requests closing. */
  open: boolean
  /** Called on Escape, the close button or a click outside. Close the dialog, or ask first. */
  onClose: () => void
  /** Its heading and accessible name. */
  title: string
  /** The close button's accessible name. */
  closeLabel: string
  /** A small picture of what it is about, before the heading. */
  picture?: ReactNode
  /** The content, rendered only while open. An element with `data-autofocus` gets the initial focus. */
  children: ReactNode
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode
  /**
   * True if the content is read-only. With nothing inside to focus, the focus goes to the whole content, to scroll it.
   */
  readOnly?: boolean
  /** True (default) if a click outside requests closing; false if it would lose input. */
  closeOnBackdrop?: boolean
}

/**
 * A modal dialog, 656 px wide. On phones a sheet at the bottom of the window, which a finger can pull down. The native
 * element traps the focus, makes the page inert and returns the focus to where it was.
 */
export const Dialog = (props: DialogProps) => {
  const {
    open,
    onClose,
    title,
    closeLabel,
    picture,
    children,
    actions,
    readOnly = false,
    closeOnBackdrop = true,
  } = props
  const titleId = useId()
  const modal = useModal(open, onClose, closeOnBackdrop)
  useSheet(modal.ref, open, onClose)
  return (
    <dialog {...modal} className={`${styles.dialog} ${styles.sheet}`} aria-labelledby={titleId}>
      {open && (
        <div className={styles.panel}>
          <div className={styles.head} data-sheet-head="">
            {picture && <span className={styles.picture}>{picture}</span>}
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
