import type { LoggedModeration } from '@corkboard/contract/wire/safety'
import { Button } from '@corkboard/design-system'
import { useFormat, useMessages } from '../../messages/messages.tsx'
import { useFeed } from '../../services.tsx'
import { list } from '../../store/requests.ts'
import styles from './Admin.module.css'
import { FeedState } from './FeedState.tsx'

export const moderationLog = list('ModerationLogResource', { page_size: 10 })

const MINUTE = { dateStyle: 'medium', timeStyle: 'short' } as const

/** What was done about reports and by whom, the newest first. */
export const ModerationLog = () => {
  const t = useMessages()
  const format = useFormat()
  const feed = useFeed<LoggedModeration>(moderationLog)
  const named = (person: LoggedModeration['actor']) => (person ? `@${person.username}` : t('moderation.somebody'))
  return (
    <section className={styles.part} aria-labelledby="moderation-log">
      <h2 id="moderation-log">{t('moderation.log')}</h2>
      <FeedState feed={feed} empty={t('admin.log.none')} />
      <ul className={styles.list}>
        {feed.items.map(({ id, action, actor, subject, target_type: type, detail, created_at: at }) => (
          <li key={id} className={styles.line}>
            <span className={styles.words}>
              {t(`moderation.log.line.${action}`, {
                actor: named(actor),
                subject: named(subject),
                target: t(`moderation.target.${type}`).toLowerCase(),
                detail: detail ?? '–',
              })}
            </span>
            <time className={styles.subtle} dateTime={at}>
              {format.date(at, MINUTE)}
            </time>
          </li>
        ))}
      </ul>
      {feed.hasMore && (
        <Button pending={feed.isLoading} onClick={feed.loadMore}>
          {t('admin.more')}
        </Button>
      )}
    </section>
  )
}
