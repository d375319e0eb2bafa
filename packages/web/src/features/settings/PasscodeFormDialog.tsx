import { Button, Dialog, FormProblem } from '@corkboard/design-system'
import type { ReactNode, SubmitEvent } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useDismissGuard } from '../../shell/use-dismiss-guard.tsx'
import styles from './Settings.module.css'

interface PasscodeFormDialogProps {
  readonly title: string
  readonly text: ReactNode
  readonly submitLabel: string
  readonly form: {
    readonly id: string
    readonly general: string | null
    readonly pending: boolean
    readonly isChanged: boolean
    readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  }
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What can be set about a parental passcode, each in a modal of its own. */
export const PasscodeFormDialog = ({ title, text, submitLabel, form, onClose, children }: PasscodeFormDialogProps) => {
  const t = useMessages()
  const dismiss = useDismissGuard(form.isChanged, onClose)
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('passcode.required.dismiss')}
      onClose={dismiss}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={dismiss}>{t('settings.cancel')}</Button>
          <Button kind="accent" type="submit" form={form.id} pending={form.pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form.id} className={styles.form} noValidate method="post" onSubmit={(event) => void form.submit(event)}>
        {text && <p>{text}</p>}
        <FormProblem text={form.general} />
        {children}
      </form>
    </Dialog>
  )
}
