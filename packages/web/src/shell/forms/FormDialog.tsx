import { Button, Dialog, FormProblem } from '@corkboard/design-system'
import type { ReactNode, SubmitEvent } from 'react'
import { useDismissGuard } from '../leave-guard/use-dismiss-guard.tsx'
import styles from './Form.module.css'

interface FormDialogProps {
  readonly title: string
  /** What it is about, above the fields. */
  readonly text?: string
  readonly submitLabel: string
  /** Without it only the cross closes it. */
  readonly cancelLabel?: string
  readonly closeLabel: string
  readonly kind?: 'accent' | 'danger'
  /** As `useForm` gives it. */
  readonly form: {
    readonly id: string
    readonly general: string | null
    readonly pending: boolean
    readonly isChanged: boolean
    readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  }
  /** What is wrong with no one field, where it is not what the form itself knows. */
  readonly problem?: string | null | undefined
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** A few fields in a modal; what was written in them is not lost without a question. */
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
