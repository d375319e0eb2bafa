import { Button, ClockIcon } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { scheduledPinsPath } from '../../../product/addresses.ts'
import { LocalTime } from '../../../product/scheduling/LocalTime.tsx'
import { texts as schedulingTexts } from '../../../product/scheduling/texts/texts.generated.ts'
import styles from '../PinBuilder.module.css'
import { texts } from './texts/texts.generated.ts'

/** Takes the place of the fields once a draft is scheduled. */
export const ScheduledNote = ({ seconds }: { readonly seconds: number }) => {
  const t = useTexts(texts, schedulingTexts)
  return (
    <p className={styles.done}>
      <ClockIcon />
      <span>
        {t('builder.scheduled')} <LocalTime seconds={seconds} />
      </span>
      <Button size="small" href={scheduledPinsPath}>
        {t('schedule.view')}
      </Button>
    </p>
  )
}
