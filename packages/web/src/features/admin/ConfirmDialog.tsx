import { AlertDialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'

export interface SureDialogProps {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly kind?: 'danger' | 'accent'
  /** The toast text after the action. */
  readonly done: string
  readonly action: () => Promise<unknown>
  readonly onDone?: () => void
  readonly onClose: () => void
}

/** Asks for confirmation, and for the password if it was last entered long ago. */
export const ConfirmDialog = ({
  title,
  text,
  confirmLabel,
  kind = 'danger',
  done,
  action,
  onDone,
  onClose,
}: SureDialogProps) => {
  const t = useTexts(texts)
  const again = useReauthentication()
  const { toasts } = useServices()
  const { pending, run } = useAction()
  const confirm = async () => {
    await run(async () => {
      await again(action)
      toasts.show({ text: done })
      onDone?.()
    })
    onClose()
  }
  return (
    <AlertDialog
      open
      kind={kind}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('admin.keep')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {text}
    </AlertDialog>
  )
}
