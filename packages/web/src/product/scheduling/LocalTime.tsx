import { useEffect, useLayoutEffect, useState } from 'react'
import { MINUTE } from '../../i18n/minute.ts'
import { useFormat } from '../../i18n/use-format.ts'

// Layout effects do nothing on the server and log a warning each time.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

interface LocalTimeProps {
  /** Unix time. */
  readonly seconds: number
  readonly className?: string | undefined
}

/** A time to the minute with its day. In UTC on the server and the first render, then in the browser's time zone. */
export const LocalTime = ({ seconds, className }: LocalTimeProps) => {
  const format = useFormat()
  const [timeZone, setTimeZone] = useState('UTC')
  useBrowserLayoutEffect(() => setTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  const moment = new Date(seconds * 1_000).toISOString()
  return (
    <time className={className} dateTime={moment}>
      {format.date(moment, { ...MINUTE, weekday: 'short', timeZone })}
    </time>
  )
}
