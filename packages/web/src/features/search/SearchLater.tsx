import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import styles from './SearchLater.module.css'

interface SearchLaterProps {
  readonly query: string
  /** What there is to see meanwhile. */
  readonly children: ReactNode
}

/** Says that nothing can be searched yet, and what there is instead. */
export function SearchLater({ query, children }: SearchLaterProps) {
  const t = useMessages()
  return (
    <>
      <div className={styles.head}>
        <h1>{query === '' ? t('search.later.title') : t('search.later.query', { query })}</h1>
        <p>{t('search.later.text')}</p>
      </div>
      {children}
    </>
  )
}
