import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import { Button, CorkDrawing, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@corkboard/design-system'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { createPinPath } from '../../product/addresses.ts'
import { scheduledPins } from '../../product/scheduling/scheduled-pins.ts'
import { texts as schedulingTexts } from '../../product/scheduling/texts/texts.generated.ts'
import { useFeed } from '../../services.tsx'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { ScheduledPinLine } from './ScheduledPinLine.tsx'
import styles from './ScheduledPins.module.css'
import { texts } from './texts/texts.generated.ts'

const WAITING_LINES = 3
/** (ours) How long the worker may take after the time of a pin, before the page looks again. */
const PUBLISHED_WITHIN_MS = 5_000
/** Longer timers overflow. */
const LOOK_AGAIN_MS = 60 * 60_000

/** Pins leave the list when they are published. */
const useReloadWhenDue = (items: readonly ScheduledPin[], reload: () => void): void => {
  const next = items.find(({ error_code: code }) => code === null)?.scheduled_ts
  useEffect(() => {
    if (next === undefined) return undefined
    const wait = Math.max(0, next * 1_000 - Date.now()) + PUBLISHED_WITHIN_MS
    const timer = setTimeout(reload, Math.min(wait, LOOK_AGAIN_MS))
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- each response may still have it: look again
  }, [next, items])
}

const Waiting = () => (
  <ul className={styles.list} aria-hidden>
    {Array.from({ length: WAITING_LINES }, (_, index) => (
      <li key={index} className={styles.line}>
        <div className={styles.noPicture} />
        <div className={styles.words}>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
      </li>
    ))}
  </ul>
)

/** CREATE-06: the viewer's scheduled pins, the next one first. */
export const ScheduledPinsPage = () => {
  const t = useTexts(texts, schedulingTexts, shellTexts)
  const feed = useFeed<ScheduledPin>(scheduledPins())
  const { items } = feed
  useReloadWhenDue(items, feed.reload)
  const create = (
    <Button kind="accent" href={createPinPath}>
      {t('scheduled.create')}
    </Button>
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('schedule.title')}</h1>
        {items.length > 0 && create}
      </div>
      {feed.error && items.length === 0 ? (
        <ErrorState
          title={t('scheduled.failed')}
          retryLabel={t('error.retry')}
          onRetry={feed.reload}
          pending={feed.isLoading}
        >
          {feed.error.message}
        </ErrorState>
      ) : feed.isFirstLoad ? (
        <>
          <VisuallyHidden>{t('scheduled.loading')}</VisuallyHidden>
          <Waiting />
        </>
      ) : items.length === 0 ? (
        <EmptyState title={t('scheduled.none')} picture={<CorkDrawing of="board" />} action={create}>
          {t('scheduled.none.text')}
        </EmptyState>
      ) : (
        <>
          <p className={styles.facts}>{t('scheduled.facts', { count: items.length })}</p>
          <ul className={styles.list} aria-label={t('schedule.title')}>
            {items.map((item) => (
              <li key={item.id}>
                <ScheduledPinLine item={item} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
