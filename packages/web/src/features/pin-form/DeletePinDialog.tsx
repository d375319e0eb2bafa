import { AlertDialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { texts as pinsTexts } from '../../product/pins/texts/texts.generated.ts'
import { texts as savingTexts } from '../../product/saving/texts/texts.generated.ts'
import { useBoard, usePin, useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { pinPath } from '../../product/addresses.ts'
import { ToastLink } from '../../shell/ToastParts.tsx'
import { deletePin, restorePin, type PinDeletion } from './change-pin.ts'

export interface DeletePinDialogProps {
  readonly pinId: string
  readonly onClose: () => void
  /** Called after deletion, to leave the pin's page. */
  readonly onDeleted?: (() => void) | undefined
}

/** Asks for confirmation, naming the pin and the board it is removed from. */
export function DeletePinDialog({ pinId, onClose, onDeleted }: DeletePinDialogProps) {
  const t = useTexts(texts, boardFormsTexts, pinsTexts, savingTexts)
  const services = useServices()
  const pin = usePin(pinId)
  const board = useBoard(pin?.board)
  const { pending, run } = useAction()
  if (!pin) return null
  const { title } = pin
  const restore = async (deletion: PinDeletion) => {
    try {
      await restorePin(services, deletion)
      services.toasts.show({
        text: <ToastLink href={pinPath({ id: pinId })}>{t('closeup.restored')}</ToastLink>,
      })
    } catch (thrown) {
      services.report({ kind: 'error', error: thrown, where: 'undo' })
      services.toasts.show({ text: t('pin.save.undoFailed'), kind: 'danger' })
    }
  }
  const confirm = () =>
    run(async () => {
      const deletion = await deletePin(services, pinId)
      onClose()
      services.toasts.show({
        text: title ? t('closeup.deleted', { title }) : t('closeup.deleted.untitled'),
        ...(deletion && { action: { label: t('pin.saved.undo'), onPress: () => void restore(deletion) } }),
      })
      onDeleted?.()
    })
  return (
    <AlertDialog
      open
      title={title ? t('closeup.delete.title', { title }) : t('closeup.delete.untitled')}
      confirmLabel={t('pin.delete')}
      cancelLabel={t('boardForm.delete.keep')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('closeup.delete.text', { board: board?.name ?? '' })}
    </AlertDialog>
  )
}
