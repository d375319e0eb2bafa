import { Button, ClockIcon } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { scheduledPinsPath } from '../../../product/addresses.ts'
import { LocalTime } from '../../../product/scheduling/LocalTime.tsx'
import styles from '../PinBuilder.module.css'
import { texts } from './texts/texts.generated.ts'

/** Takes the place of the fields once a draft is scheduled. */
export const ScheduledNote = ({ seconds }: { readonly seconds: number }) => {
  const t = useTexts(texts)
  return (
    <p className={styles.done}>
      <ClockIcon />
      <span>
        {t('builder.scheduled')} <LocalTime seconds={seconds} />
      </span>
      <Button size="small" href={scheduledPinsPath}>
        {t('builder.scheduled.view')}
      </Button>
    </p>
  )
}
