import { Button, Dialog, FormProblem } from '@corkboard/design-system'
import { type ReactNode, useState } from 'react'
import { errorOf } from '../api/errors.ts'

interface ApplyDialogProps {
  readonly labels: { readonly title: string; readonly close: string; readonly cancel: string; readonly apply: string }
  readonly className: string | undefined
  readonly canApply: boolean
  /** Closes the dialog when it is done. If it fails, the dialog stays open and says why. */
  readonly onApply: () => Promise<void>
  readonly onClose: () => void
  /** What is wrong with what was chosen. */
  readonly problem?: string | null
  readonly children: ReactNode
}

/** A dialog in which users choose something that the server then makes. */
export const ApplyDialog = ({
  labels,
  className,
  canApply,
  onApply,
  onClose,
  problem = null,
  children,
}: ApplyDialogProps) => {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const apply = async () => {
    setPending(true)
    setFailure(null)
    try {
      await onApply()
    } catch (thrown) {
      setFailure(errorOf(thrown).message)
      setPending(false)
    }
  }
  return (
    <Dialog
      open
      title={labels.title}
      closeLabel={labels.close}
      onClose={onClose}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button kind="accent" pending={pending} disabled={!canApply} onClick={() => void apply()}>
            {labels.apply}
          </Button>
        </>
      }
    >
      <div className={className}>
        {children}
        <FormProblem text={problem ?? failure} />
      </div>
    </Dialog>
  )
}
