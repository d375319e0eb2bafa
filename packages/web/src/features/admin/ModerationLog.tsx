import type { LoggedModeration } from '@corkboard/contract/wire/safety'
import { Button } from '@corkboard/design-system'
import { useFormat, useMessages } from '../../messages/messages.tsx'
import { Link } from '../../router/Link.tsx'
import { useFeed } from '../../services.tsx'
import { list } from '../../store/requests.ts'
import styles from './Admin.module.css'
import { FeedState } from './FeedState.tsx'

export const moderationLog = list('ModerationLogResource', { page_size: 10 })

const MINUTE = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Which thing it was, and where to look at it. */
const LoggedTarget = ({ item }: { readonly item: LoggedModeration }) => {
  const t = useMessages()
  const { text, path, picture_url: picture } = item
  const words = text || t('moderation.untitled')
  return (
    <p className={`${styles.subtle} ${styles.logTarget}`} dir="auto">
      {path ? (
        <Link href={path}>{words}</Link>
      ) : picture ? (
        <a href={picture} target="_blank" rel="noreferrer">
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  )
}

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
        {feed.items.map((item) => (
          <li key={item.id} className={styles.line}>
            {item.image_url && <img className={styles.logPicture} src={item.image_url} alt="" loading="lazy" />}
            <div className={styles.words}>
              <p>
                {t(`moderation.log.line.${item.action}`, {
                  actor: named(item.actor),
                  subject: named(item.subject),
                  target: t(`moderation.target.${item.target_type}`).toLowerCase(),
                  detail: item.detail ?? '–',
                })}
              </p>
              {item.target_type !== 'conversation' && <LoggedTarget item={item} />}
            </div>
            <time className={`${styles.subtle} ${styles.logTime}`} dateTime={item.created_at}>
              {format.date(item.created_at, MINUTE)}
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
