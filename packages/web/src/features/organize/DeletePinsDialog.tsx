import { AlertDialog } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'

interface DeletePinsDialogProps {
  readonly count: number
  /** The board's name. */
  readonly board: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation, naming the number of pins and their board. */
export const DeletePinsDialog = ({ count, board, onConfirm, onClose }: DeletePinsDialogProps) => {
  const t = useTexts(texts)
  return (
    <AlertDialog
      open
      title={t('organize.delete.title', { count })}
      confirmLabel={t('organize.delete')}
      cancelLabel={t('organize.delete.keep', { count })}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
      onCancel={onClose}
    >
      {t('organize.delete.text', { count, board })}
    </AlertDialog>
  )
}
