import { LIMITS } from '@corkboard/contract/limits'
import { Button, Checkbox, Dialog, FormProblem, RadioGroup, TextArea } from '@corkboard/design-system'
import { useId, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import styles from './ReasonDialog.module.css'

interface ReasonDialogProps<Reason extends string> {
  readonly title: string
  /** Says what happens next and who will know. */
  readonly text: string
  /** The name of the group of reasons. */
  readonly label: string
  readonly reasons: readonly { readonly value: Reason; readonly label: string; readonly hint?: string }[]
  /** Returns further options for a reason, shown below it once it is selected, and their label. */
  readonly moreOf?: (reason: Reason) => readonly { readonly value: string; readonly label: string }[]
  readonly moreLabel?: string
  /** The error text when no reason is selected. */
  readonly missing: string
  /** The label of a field for details. Without it there is no such field. */
  readonly detailsLabel?: string
  readonly sendLabel: string
  readonly closeLabel: string
  readonly onClose: () => void
  /**
   * Sends the report. The dialog closes on success.
   * @throws ApiError
   */
  readonly send: (reason: Reason, details: string, more: readonly string[]) => Promise<void>
}

/** Reports something for one of several reasons: pins, boards and users (PIN-09), comments (COMMENT-03). */
export function ReasonDialog<Reason extends string>(props: ReasonDialogProps<Reason>) {
  const { title, text, label, reasons, missing, detailsLabel, sendLabel, closeLabel, onClose } = props
  const formId = useId()
  const [reason, setReason] = useState<Reason | undefined>()
  const [details, setDetails] = useState('')
  const [more, setMore] = useState<readonly string[]>([])
  const [error, setError] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const send = async () => {
    if (!reason) return setError(missing)
    setPending(true)
    setProblem(null)
    try {
      await props.send(reason, details, more)
      onClose()
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
      setPending(false)
    }
  }
  const dismiss = useDismissGuard(details !== '', onClose)
  return (
    <Dialog
      open
      title={title}
      closeLabel={closeLabel}
      onClose={dismiss}
      closeOnBackdrop={details === ''}
      actions={
        <Button kind="accent" type="submit" form={formId} pending={pending}>
          {sendLabel}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p>{text}</p>
        <FormProblem text={problem} />
        <RadioGroup
          label={label}
          name="reason"
          options={reasons}
          {...(reason && { value: reason })}
          error={error}
          onChange={(value) => {
            setReason(value)
            setMore([])
            setError(null)
          }}
        />
        {reason && props.moreOf && (
          <fieldset className={styles.more}>
            <legend>{props.moreLabel}</legend>
            {props.moreOf(reason).map(({ value, label: words }) => (
              <Checkbox
                key={value}
                name="more"
                value={value}
                label={words}
                checked={more.includes(value)}
                onChange={({ currentTarget: { checked } }) =>
                  setMore((ticked) => (checked ? [...ticked, value] : ticked.filter((other) => other !== value)))
                }
              />
            ))}
          </fieldset>
        )}
        {detailsLabel !== undefined && (
          <TextArea
            label={detailsLabel}
            name="details"
            value={details}
            maxLength={LIMITS.reportDetails}
            rows={2}
            onChange={(event) => setDetails(event.currentTarget.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
