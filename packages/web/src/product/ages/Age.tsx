import { useEffect, useLayoutEffect, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useRequestContext } from '../../services.tsx'
import { ageOf } from './age.ts'

const UNIT_TEXTS = {
  minutes: 'age.minutes',
  hours: 'age.hours',
  days: 'age.days',
} as const

/** How often a visible age is updated, ms. */
const TICK_MS = 60_000

// Layout effects do nothing on the server and log a warning each time.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * The time of the request on the first render, which server and browser share, then the browser's own before the paint.
 */
const useNow = (): number => {
  const { requested_at: requestedAt } = useRequestContext()
  const [now, setNow] = useState(() => Date.parse(requestedAt))
  useBrowserLayoutEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface AgeProps {
  readonly at: string
  readonly className?: string | undefined
}

/** How long ago something was, in a few letters; after a week, its date. The exact time shows on hover. */
export const Age = ({ at, className }: AgeProps) => {
  const t = useTexts(texts)
  const format = useFormat()
  const age = ageOf(Date.parse(at), useNow())
  return (
    <time className={className} dateTime={at} title={format.date(at, { dateStyle: 'long', timeStyle: 'long' })}>
      {age === null
        ? format.date(at)
        : age.unit === 'now'
          ? t('age.now')
          : t(UNIT_TEXTS[age.unit], { count: format.number(age.count) })}
    </time>
  )
}
