import { CorkDrawing, EmptyState } from '@corkboard/design-system'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { ConversationList } from './ConversationList.tsx'
import styles from './Conversations.module.css'
import { ConversationView } from './ConversationView.tsx'
import { guardDrafts } from './message-drafts.ts'
import { useServices } from '../../services.tsx'

/** PEOPLE-03: the conversations next to the open one. A phone shows one of the two. */
export const ConversationsPage = ({ openId }: { readonly openId?: string }) => {
  const t = useTexts(texts)
  const services = useServices()
  useEffect(() => guardDrafts(services), [services])
  return (
    <div className={styles.page} data-open={openId !== undefined || undefined}>
      <div className={styles.aside}>
        <ConversationList openId={openId} />
      </div>
      <div className={styles.main}>
        {openId === undefined ? (
          <EmptyState title={t('messages.choose')} picture={<CorkDrawing of="messages" />} />
        ) : (
          <ConversationView key={openId} id={openId} />
        )}
      </div>
    </div>
  )
}
