import { TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { daysToChoose, type ScheduleFields } from './schedule-time.ts'
import styles from './ScheduleInputs.module.css'

interface ScheduleInputsProps {
  readonly fields: ScheduleFields
  readonly problems: Readonly<Partial<Record<keyof ScheduleFields, string>>>
  readonly onEdit: (name: keyof ScheduleFields, value: string) => void
  readonly disabled?: boolean
}

/** CREATE-06: when a pin is published, in the user's time zone. Only in browsers. */
export const ScheduleInputs = ({ fields, problems, onEdit, disabled }: ScheduleInputsProps) => {
  const t = useTexts(texts)
  const [days] = useState(() => daysToChoose(Date.now()))
  const field = (name: keyof ScheduleFields) => ({
    name,
    value: fields[name],
    error: problems[name],
    required: true,
    disabled,
    onChange: (event: { currentTarget: { value: string } }) => onEdit(name, event.currentTarget.value),
  })
  return (
    <div className={styles.schedule}>
      <div className={styles.fields}>
        <TextField {...field('scheduledDate')} {...days} type="date" label={t('schedule.date')} />
        <TextField {...field('scheduledTime')} type="time" label={t('schedule.time')} />
      </div>
      <p className={styles.zone}>
        {t('schedule.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ') })}
      </p>
    </div>
  )
}
