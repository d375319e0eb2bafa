import type { NewsBadge } from '@corkboard/contract/social/wire/news'
import { BellIcon, IconButton, MessageIcon } from '@corkboard/design-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useAppSelector, useServices } from '../../services.tsx'
import { messagesPath, newsPath } from '../../product/addresses.ts'
import { hasNewRequest } from './new-request.ts'
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

/** PEOPLE-02: shows a toast for a new contact request. Only the header counts those that were already waiting. */
const useRequestToast = (badge: NewsBadge | null) => {
  const services = useServices()
  const before = useRef(badge)
  useEffect(() => {
    const known = before.current
    before.current = badge
    if (!known || !badge || !hasNewRequest(known, badge)) return
    const load = async () => {
      const { showNewRequest } = await import('../../product/contact-requests/RequestToast.tsx')
      await showNewRequest(services)
    }
    // The header still counts them.
    load().catch((error: unknown) => services.report({ kind: 'error', error, where: 'live' }))
  }, [badge, services])
}

/** The header's links to notifications and messages, with their counts. */
export const InboxLinks = () => {
  const t = useTexts(texts)
  const badge = useAppSelector((state) => selectLive(state).badge)
  useRequestToast(badge)
  const news = badge?.news_count ?? 0
  const messages = badge ? badge.conversation_count + badge.contact_request_count : 0
  return (
    <>
      <IconButton
        href={newsPath}
        label={t('header.news', { count: news })}
        icon={
          <Badged count={news}>
            <BellIcon size={24} />
          </Badged>
        }
      />
      <IconButton
        href={messagesPath}
        label={t('header.messages', { count: messages })}
        icon={
          <Badged count={messages}>
            <MessageIcon size={24} />
          </Badged>
        }
      />
    </>
  )
}
