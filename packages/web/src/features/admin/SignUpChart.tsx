import type { SignUpDay } from '@corkboard/contract/accounts/wire/administration'
import { VisuallyHidden } from '@corkboard/design-system'
import type { CSSProperties } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse } from '../../services.tsx'
import { resource } from '../../store/requests.ts'
import styles from './Admin.module.css'

export const signUps = resource('AdminSignUpsResource', {})

/** The new accounts of the last 30 days, in reading order, the oldest first. */
export const SignUpChart = () => {
  const t = useTexts(texts)
  const format = useFormat()
  const { data: days } = useResponse<readonly SignUpDay[]>(signUps)
  if (!days) return null
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(1, ...days.map(({ count }) => count))
  return (
    <section className={styles.part} aria-labelledby="admin-sign-ups">
      <h2 id="admin-sign-ups">{t('admin.signUps')}</h2>
      <p className={styles.subtle}>{t('admin.signUps.total', { count: total })}</p>
      {total > 0 && (
        <>
          <ol className={styles.chart}>
            {days.toReversed().map(({ day, count }) => {
              const text = t('admin.signUps.day', { date: format.date(day), count })
              return (
                <li key={day} title={text} style={{ '--share': count / most } as CSSProperties}>
                  <VisuallyHidden>{text}</VisuallyHidden>
                </li>
              )
            })}
          </ol>
          <div className={styles.span} aria-hidden>
            {[days.at(-1), days.at(0)].map((end) => end && <span key={end.day}>{format.date(end.day)}</span>)}
          </div>
        </>
      )}
    </section>
  )
}
