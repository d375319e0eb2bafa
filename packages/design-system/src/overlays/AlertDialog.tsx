import { useId, type ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'

/** Props of {@link AlertDialog}. */
export type AlertDialogProps = {
  /** Whether it is shown. */
  open: boolean
  /** The question, naming the thing: “Delete Kitchens?” */
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** Words of the button that does it: the verb, not “OK”. */
  confirmLabel: string
  /** Words of the button that does not; it has the focus first. */
  cancelLabel: string
  /** `danger` (default) for what destroys, `accent` otherwise. */
  kind?: 'danger' | 'accent'
  /** It is being done. */
  pending?: boolean
  /** Do it. */
  onConfirm: () => void
  /** Do not: the button, or Escape. A press beside it does nothing, so that nobody answers by accident. */
  onCancel: () => void
}

/** Asks once before what cannot easily be taken back. */
export const AlertDialog = (props: AlertDialogProps) => {
  const id = useId()
  const modal = useModal(props.open, props.onCancel, false)
  return (
    <dialog
      {...modal}
      role="alertdialog"
      className={`${styles.dialog} ${styles.alert}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {props.open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={`${id}-title`}>{props.title}</h2>
          </div>
          <div id={`${id}-text`} className={styles.body}>
            {props.children}
          </div>
          <div className={styles.actions}>
            <Button onClick={props.onCancel} data-autofocus="">
              {props.cancelLabel}
            </Button>
            <Button kind={props.kind ?? 'danger'} pending={props.pending} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  )
}
