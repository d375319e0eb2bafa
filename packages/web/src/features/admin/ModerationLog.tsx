import type { LoggedModeration } from '@corkboard/contract/social/wire/safety'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { list } from '../../store/requests.ts'
import styles from './Admin.module.css'
import { Log } from './Log.tsx'

const COPIES_TEXTS = {
  block_picture: 'moderation.log.copies.block_picture',
  unblock_picture: 'moderation.log.copies.unblock_picture',
} as const

const TARGET_LABELS = {
  pin: 'moderation.target.pin',
  comment: 'moderation.target.comment',
  did_it: 'moderation.target.did_it',
  board: 'moderation.target.board',
  user: 'moderation.target.user',
  conversation: 'moderation.target.conversation',
} as const

const ACTION_TEXTS = {
  dismiss: 'moderation.log.line.dismiss',
  hide: 'moderation.log.line.hide',
  restore: 'moderation.log.line.restore',
  warn: 'moderation.log.line.warn',
  read_messages: 'moderation.log.line.read_messages',
  ban: 'moderation.log.line.ban',
  block_picture: 'moderation.log.line.block_picture',
  unblock_picture: 'moderation.log.line.unblock_picture',
} as const

export const moderationLog = list('ModerationLogResource', { page_size: 10 })

/** Names the reported item and links to it. */
const LoggedTarget = ({ item }: { readonly item: LoggedModeration }) => {
  const t = useTexts(texts)
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

/** Lists the actions taken on reports and who took them. */
export const ModerationLog = () => {
  const t = useTexts(texts)
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
            {t(ACTION_TEXTS[item.action], {
              actor: named(item.actor),
              subject: named(item.subject),
              target: t(TARGET_LABELS[item.target_type]).toLowerCase(),
              detail: item.detail ?? '–',
            })}
          </p>
          {item.copy_count > 0 && (item.action === 'block_picture' || item.action === 'unblock_picture') && (
            <p className={styles.subtle}>{t(COPIES_TEXTS[item.action], { count: item.copy_count })}</p>
          )}
          {item.target_type !== 'conversation' && <LoggedTarget item={item} />}
        </>
      )}
    </Log>
  )
}
