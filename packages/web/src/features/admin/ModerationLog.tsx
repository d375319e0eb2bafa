import type { LoggedModeration } from '@corkboard/contract/social/wire/safety'
import { useMessages } from '../../messages/messages.tsx'
import { Link } from '../../router/Link.tsx'
import { list } from '../../store/requests.ts'
import styles from './Admin.module.css'
import { Log } from './Log.tsx'

export const moderationLog = list('ModerationLogResource', { page_size: 10 })

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

/** What was done about reports and by whom. */
export const ModerationLog = () => {
  const t = useMessages()
  const named = (person: LoggedModeration['actor']) => (person ? `@${person.username}` : t('moderation.somebody'))
  return (
    <Log<LoggedModeration>
      id="moderation-log"
      title={t('moderation.log')}
      request={moderationLog}
      picture={({ image_url: url }) => url && <img className={styles.logPicture} src={url} alt="" loading="lazy" />}
    >
      {(item) => (
        <>
          <p>
            {t(`moderation.log.line.${item.action}`, {
              actor: named(item.actor),
              subject: named(item.subject),
              target: t(`moderation.target.${item.target_type}`).toLowerCase(),
              detail: item.detail ?? '–',
            })}
          </p>
          {item.copy_count > 0 && (item.action === 'block_picture' || item.action === 'unblock_picture') && (
            <p className={styles.subtle}>{t(`moderation.log.copies.${item.action}`, { count: item.copy_count })}</p>
          )}
          {item.target_type !== 'conversation' && <LoggedTarget item={item} />}
        </>
      )}
    </Log>
  )
}
