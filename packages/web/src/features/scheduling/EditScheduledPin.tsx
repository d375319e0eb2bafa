import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { BoardSelect } from '../../product/board-forms/BoardSelect.tsx'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { pickerBoards } from '../../product/feeds.ts'
import { PinFields } from '../../product/pin-fields/PinFields.tsx'
import { checkSchedule, toFields, toScheduledTs } from '../../product/scheduling/schedule-time.ts'
import { editScheduledPin } from '../../product/scheduling/scheduled-pins.ts'
import { ScheduleInputs } from '../../product/scheduling/ScheduleInputs.tsx'
import { texts as schedulingTexts } from '../../product/scheduling/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { completeLink } from '../../shell/forms/complete-link.ts'
import { FormDialog } from '../../shell/forms/FormDialog.tsx'
import { useForm } from '../../shell/forms/use-form.ts'
import { texts } from './texts/texts.generated.ts'

interface EditScheduledPinProps {
  readonly item: ScheduledPin
  readonly onClose: () => void
}

/** Changes a scheduled pin's texts, board and time. Saving lets one wait again that was not published. */
export const EditScheduledPin = ({ item, onClose }: EditScheduledPinProps) => {
  const t = useTexts(texts, schedulingTexts, boardFormsTexts)
  const services = useServices()
  const { pin, id, section, board } = item
  const form = useForm({
    initial: {
      title: pin.title ?? '',
      description: pin.description ?? '',
      alt_text: pin.alt_text ?? '',
      link: pin.link ?? '',
      board_id: board?.id ?? null,
      section,
      ...toFields(item.scheduled_ts * 1_000),
    },
    check: (fields) => {
      const isSameTime = item.error_code === null && toScheduledTs(fields) === item.scheduled_ts
      return {
        ...(isSameTime ? {} : checkSchedule(fields, Date.now())),
        ...(fields.board_id === null && { board_id: 'request.missing' as const }),
      }
    },
    send: async ({ link, board_id: boardId, section: chosen, ...fields }) => {
      const edited = await editScheduledPin(services, {
        id,
        scheduled_ts: toScheduledTs(fields)!,
        title: fields.title,
        description: fields.description,
        alt_text: fields.alt_text,
        link: completeLink(link) || null,
        board_id: boardId!,
        section: chosen?.id ?? null,
      })
      services.toasts.show({ text: t('scheduled.edited', { title: edited.title || t('schedule.untitled') }) })
      onClose()
    },
  })
  // The names of boards.
  useEffect(() => void services.data.load(pickerBoards()), [services])
  return (
    <FormDialog
      title={t('scheduled.edit.title')}
      submitLabel={t('scheduled.edit.save')}
      cancelLabel={t('boardForm.cancel')}
      closeLabel={t('boardForm.close')}
      form={form}
      onClose={onClose}
    >
      <ScheduleInputs fields={form.fields} problems={form.problems} onEdit={form.set} />
      <BoardSelect
        boardId={form.fields.board_id}
        section={form.fields.section}
        error={form.problems.board_id}
        onChoose={({ id: boardId, section: chosen = null }) => {
          form.set('board_id', boardId)
          form.set('section', chosen)
        }}
      />
      <PinFields words={form.fields} problems={form.problems} onEdit={form.set} folds />
    </FormDialog>
  )
}
