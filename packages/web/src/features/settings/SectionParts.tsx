import { ErrorState, Skeleton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import type { Result } from '../../services.tsx'
import styles from './Settings.module.css'

interface SectionProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** The page of one section: its title and description, then its settings. */
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
  /** The current value, or an explanation. */
  readonly text?: ReactNode
  readonly icon?: ReactNode
  /** Buttons at the end of the row. */
  readonly action?: ReactNode
  /** `h2` if the row starts a group; otherwise an ordinary row. */
  readonly as?: 'h2' | 'h3' | 'div'
}

/** One setting with its action. */
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
  readonly response: Result<Data>
  readonly children: (data: Data) => ReactNode
}

/** Shows a skeleton while the data loads, and a retry button when it fails. */
export const Loaded = <Data,>({ response, children }: LoadedProps<Data>) => {
  const t = useTexts(texts, shellTexts)
  if (response.data !== undefined) return children(response.data)
  if (response.error) {
    return (
      <ErrorState
        title={t('settings.failed')}
        retryLabel={t('error.retry')}
        onRetry={response.reload}
        pending={response.isLoading}
      >
        {response.error.message}
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
