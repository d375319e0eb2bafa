import { AlertDialog } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { useReauthentication } from '../../shell/accounts/reauthentication.tsx'

export interface SureDialogProps {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly kind?: 'danger' | 'accent'
  /** Said once it is done. */
  readonly done: string
  readonly act: () => Promise<unknown>
  readonly onDone?: () => void
  readonly onClose: () => void
}

/** Asks once, and for the password where that was long ago. */
export const SureDialog = ({
  title,
  text,
  confirmLabel,
  kind = 'danger',
  done,
  act,
  onDone,
  onClose,
}: SureDialogProps) => {
  const t = useMessages()
  const again = useReauthentication()
  const { toasts } = useServices()
  const [pending, setPending] = useState(false)
  const confirm = async () => {
    setPending(true)
    try {
      await again(act)
      toasts.show({ text: done })
      onDone?.()
    } catch (thrown) {
      if (!isAbort(thrown)) toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
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
