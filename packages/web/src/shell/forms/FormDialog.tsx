import { Button, Dialog, FormProblem } from '@corkboard/design-system'
import type { ReactNode, SubmitEvent } from 'react'
import { useDismissGuard } from '../leave-guard/use-dismiss-guard.tsx'
import styles from './Form.module.css'

interface FormDialogProps {
  readonly title: string
  /** The text above the fields. */
  readonly text?: string
  readonly submitLabel: string
  /** Without it, only the close button closes the dialog. */
  readonly cancelLabel?: string
  readonly closeLabel: string
  readonly kind?: 'accent' | 'danger'
  /** The result of `useForm`. */
  readonly form: {
    readonly id: string
    readonly general: string | null
    readonly pending: boolean
    readonly isChanged: boolean
    readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  }
  /** An error that belongs to no field and is not the form's own. */
  readonly problem?: string | null | undefined
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** A short form in a modal. Closing it asks before it discards input. */
export const FormDialog = (props: FormDialogProps) => {
  const { form } = props
  const dismiss = useDismissGuard(form.isChanged, props.onClose)
  return (
    <Dialog
      open
      title={props.title}
      closeLabel={props.closeLabel}
      onClose={dismiss}
      closeOnBackdrop={false}
      actions={
        <>
          {props.cancelLabel && <Button onClick={dismiss}>{props.cancelLabel}</Button>}
          <Button kind={props.kind ?? 'accent'} type="submit" form={form.id} pending={form.pending}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={form.id} className={styles.form} noValidate method="post" onSubmit={(event) => void form.submit(event)}>
        {props.text && <p>{props.text}</p>}
        <FormProblem text={props.problem ?? form.general} />
        {props.children}
      </form>
    </Dialog>
  )
}
