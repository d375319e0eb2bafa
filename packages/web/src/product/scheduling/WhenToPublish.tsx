import { RadioGroup } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { type ScheduleFields, suggestedFields } from './schedule-time.ts'
import { ScheduleInputs } from './ScheduleInputs.tsx'
import { texts } from './texts/texts.generated.ts'

interface WhenToPublishProps {
  /** The time, or `null` to publish immediately. */
  readonly later: ScheduleFields | null
  readonly problems: Readonly<Partial<Record<keyof ScheduleFields, string>>>
  readonly disabled: boolean
  readonly onChoose: (later: ScheduleFields | null) => void
}

/** CREATE-06: whether something is published immediately, or when. */
export const WhenToPublish = ({ later, problems, disabled, onChoose }: WhenToPublishProps) => {
  const t = useTexts(texts)
  return (
    <>
      <RadioGroup
        label={t('schedule.when')}
        value={later ? 'later' : 'now'}
        options={[
          { value: 'now', label: t('schedule.when.now'), disabled },
          { value: 'later', label: t('schedule.when.later'), hint: t('schedule.when.later.hint'), disabled },
        ]}
        onChange={(when) => onChoose(when === 'now' ? null : suggestedFields(Date.now()))}
      />
      {later && (
        <ScheduleInputs
          fields={later}
          problems={problems}
          onEdit={(name, value) => onChoose({ ...later, [name]: value })}
          disabled={disabled}
        />
      )}
    </>
  )
}
