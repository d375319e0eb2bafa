import type { LoggedOperatorAction } from '@corkboard/contract/wire/administration'
import { Button } from '@corkboard/design-system'
import { useFormat, useMessages } from '../../messages/messages.tsx'
import { useFeed } from '../../services.tsx'
import { list } from '../../store/requests.ts'
import styles from './Admin.module.css'
import { FeedState } from './FeedState.tsx'

export const operatorActions = list('AdminActionsResource', {})

const MINUTE = { dateStyle: 'medium', timeStyle: 'short' } as const

/** For owners: what was done to whom, the newest first. */
export const ActionsLog = () => {
  const t = useMessages()
  const format = useFormat()
  const feed = useFeed<LoggedOperatorAction>(operatorActions)
  return (
    <section className={styles.part} aria-labelledby="admin-log">
      <h2 id="admin-log">{t('admin.log')}</h2>
      <FeedState feed={feed} empty={t('admin.log.none')} />
      <ul className={styles.list}>
        {feed.items.map(({ id, action, actor, subject, detail, created_at: at }) => (
          <li key={id} className={styles.line}>
            <span className={styles.words}>
              {t(`admin.log.${action}`, {
                actor: actor ? `@${actor.username}` : t('admin.log.commandLine'),
                subject: subject.username,
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
