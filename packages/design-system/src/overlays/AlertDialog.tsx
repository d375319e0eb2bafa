import { useId, type ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'

/** Props of {@link AlertDialog}. */
export type AlertDialogProps = {
  /** True to show it. */
  open: boolean
  /** The question, naming the thing: “Delete Kitchens?” */
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The confirm button's text: the verb, not “OK”. */
  confirmLabel: string
  /** The cancel button's text. This button has the initial focus. */
  cancelLabel: string
  /** `danger` (default) for destructive actions, `accent` otherwise. */
  kind?: 'danger' | 'accent'
  /** True while the action runs. */
  pending?: boolean
  /** Called to run the action. */
  onConfirm: () => void
  /** Called on Escape or the cancel button. A click outside does nothing, to prevent accidents. */
  onCancel: () => void
}

/** Asks for confirmation before an action that cannot easily be undone. */
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
