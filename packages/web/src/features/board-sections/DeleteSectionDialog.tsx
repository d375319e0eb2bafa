import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { AlertDialog, RadioGroup } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { useBoard, useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { deleteSection } from './change-section.ts'

export interface DeleteSectionDialogProps {
  readonly section: BoardSection
  readonly onClose: () => void
}

/** Asks for confirmation, naming the section and what happens to its pins. */
export function DeleteSectionDialog({ section, onClose }: DeleteSectionDialogProps) {
  const t = useTexts(texts, boardFormsTexts)
  const services = useServices()
  const board = useBoard(section.board_id)
  const [pins, setPins] = useState<'keep' | 'withPins'>('keep')
  const { pending, run } = useAction()
  const confirm = () =>
    run(async () => {
      const isInFront = services.navigator.shown().visit.location.pathname === section.url
      await deleteSection(services, section, pins === 'withPins')
      services.toasts.show({ text: t('section.deleted', { title: section.title }) })
      onClose()
      if (isInFront && board) services.navigator.go(board.url, { replace: true })
    })
  return (
    <AlertDialog
      open
      title={t('section.delete.title', { title: section.title })}
      confirmLabel={t('section.delete.confirm')}
      cancelLabel={t('boardForm.delete.keep')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('section.delete.text', { count: section.pin_count })}</p>
      {section.pin_count > 0 && (
        <RadioGroup
          label={t('section.delete.pins')}
          name="pins"
          options={[
            { value: 'keep', label: t('section.delete.keep') },
            { value: 'withPins', label: t('section.delete.withPins') },
          ]}
          value={pins}
          onChange={(value: 'keep' | 'withPins') => setPins(value)}
        />
      )}
    </AlertDialog>
  )
}
