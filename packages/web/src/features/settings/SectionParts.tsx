import { ErrorState, Skeleton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import type { Answer } from '../../services.tsx'
import styles from './Settings.module.css'

interface SectionProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** One section's page: what it is about, then what can be done. */
export const Section = ({ title, text, children }: SectionProps) => (
  <>
    <div className={styles.head}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </div>
    {children}
  </>
)

interface RowProps {
  readonly title: ReactNode
  /** What it is at the moment, or what it means. */
  readonly text?: ReactNode
  readonly icon?: ReactNode
  /** Buttons at its end. */
  readonly action?: ReactNode
  /** `h2` where the row begins something; otherwise a line among others. */
  readonly as?: 'h2' | 'h3' | 'div'
}

/** One thing and what can be done with it. */
export const Row = ({ title, text, icon, action, as: Title = 'div' }: RowProps) => (
  <div className={styles.row}>
    {icon}
    <div className={styles.words}>
      <Title className={styles.rowTitle}>{title}</Title>
      {text && <div className={styles.rowText}>{text}</div>}
    </div>
    {action && <div className={styles.rowAction}>{action}</div>}
  </div>
)

interface LoadedProps<Data> {
  readonly answer: Answer<Data>
  readonly children: (data: Data) => ReactNode
}

/** What has to be loaded first: its shape meanwhile, and a way on when it fails. */
export const Loaded = <Data,>({ answer, children }: LoadedProps<Data>) => {
  const t = useTexts(texts, shellTexts)
  if (answer.data !== undefined) return children(answer.data)
  if (answer.error) {
    return (
      <ErrorState
        title={t('settings.failed')}
        retryLabel={t('error.retry')}
        onRetry={answer.reload}
        pending={answer.isLoading}
      >
        {answer.error.message}
      </ErrorState>
    )
  }
  return (
    <div className={styles.group} aria-busy>
      {[0, 1, 2].map((line) => (
        <div key={line} className={styles.row}>
          <div className={styles.words}>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        </div>
      ))}
    </div>
  )
}
