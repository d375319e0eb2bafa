import { BellIcon, IconButton, MessageIcon } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useAppSelector, useShown } from '../../services.tsx'
import { messagesPath, notificationsPath } from '../../product/addresses.ts'
import styles from './InboxLinks.module.css'
import { selectLive } from '../../shell/live/live-slice.ts'

/** The highest number shown. */
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

/** Links to notifications and messages, with their counts. */
export const InboxLinks = () => {
  const t = useTexts(texts)
  const badge = useAppSelector((state) => selectLive(state).badge)
  const { pathname } = useShown().visit.location
  const unread = badge?.news_count ?? 0
  const messages = badge ? badge.conversation_count + badge.contact_request_count : 0
  return (
    <>
      <IconButton
        href={notificationsPath}
        label={t('header.notifications', { count: unread })}
        aria-current={pathname.startsWith(notificationsPath) ? 'page' : undefined}
        icon={
          <Badged count={unread}>
            <BellIcon size={24} />
          </Badged>
        }
      />
      <IconButton
        href={messagesPath}
        label={t('header.messages', { count: messages })}
        aria-current={pathname.startsWith(messagesPath) ? 'true' : undefined}
        icon={
          <Badged count={messages}>
            <MessageIcon size={24} />
          </Badged>
        }
      />
    </>
  )
}
