import { BellIcon, IconButton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useFormat, useMessages } from '../../messages/messages.tsx'
import { useAppSelector } from '../../services.tsx'
import { newsPath } from '../addresses.ts'
import styles from './InboxLinks.module.css'
import { selectLive } from './live-slice.ts'

/** Up to here it is counted. */
const MOST = 99

const Badged = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => {
  const { number } = useFormat()
  return (
    <span className={styles.icon}>
      {children}
      {count > 0 && (
        <span className={styles.badge} aria-hidden>
          {number(Math.min(count, MOST))}
          {count >= MOST && '+'}
        </span>
      )}
    </span>
  )
}

/** What is new, in the header: where it leads, and how much of it there is. */
export const InboxLinks = () => {
  const t = useMessages()
  const badge = useAppSelector((state) => selectLive(state).badge)
  const news = badge?.news_count ?? 0
  return (
    <IconButton
      href={newsPath}
      label={t('header.news', { count: news })}
      icon={
        <Badged count={news}>
          <BellIcon size={24} />
        </Badged>
      }
    />
  )
}
