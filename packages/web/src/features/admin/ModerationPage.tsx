import type { ModerationCase } from '@corkboard/contract/wire/safety'
import { ArrowStartIcon, Button, Tabs } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { useFeed, useServices, useViewer } from '../../services.tsx'
import { adminPath, reportsPath } from '../../shell/addresses.ts'
import { list } from '../../store/requests.ts'
import styles from './Admin.module.css'
import { CaseCard } from './CaseCard.tsx'
import { FeedState } from './FeedState.tsx'
import { ModerationLog, moderationLog } from './ModerationLog.tsx'
import { SecondStepFirst } from './SecondStepFirst.tsx'

export const reportedCases = (isClosed: boolean) =>
  list('ModerationCasesResource', { ...(isClosed && { is_closed: true }), page_size: 10 })

const Cases = ({ isClosed }: { readonly isClosed: boolean }) => {
  const t = useMessages()
  const { data } = useServices()
  const feed = useFeed<ModerationCase>(reportedCases(isClosed))
  const changed = () => {
    feed.reload()
    void data.load(reportedCases(!isClosed), { force: true })
    void data.load(moderationLog, { force: true })
  }
  return (
    <>
      <Tabs
        label={t('moderation.which')}
        tabs={[
          { id: 'open', label: t('moderation.which.open'), href: reportsPath },
          { id: 'closed', label: t('moderation.which.closed'), href: `${reportsPath}?closed=1` },
        ]}
        current={isClosed ? 'closed' : 'open'}
      />
      <section className={styles.part} aria-label={t('moderation.list')}>
        <FeedState feed={feed} empty={t(isClosed ? 'moderation.none.closed' : 'moderation.none.open')} />
        <ul className={styles.cases}>
          {feed.items.map((item) => (
            <CaseCard key={item.id} item={item} onChanged={changed} />
          ))}
        </ul>
        {feed.hasMore && (
          <Button pending={feed.isLoading} onClick={feed.loadMore}>
            {t('admin.more')}
          </Button>
        )}
      </section>
      <ModerationLog />
    </>
  )
}

/** What was reported, and what may be done about it. */
export const ModerationPage = ({ isClosed }: { readonly isClosed: boolean }) => {
  const t = useMessages()
  const viewer = useViewer()
  return (
    <div className={styles.page}>
      <div>
        <Button kind="quiet" size="small" href={adminPath} icon={<ArrowStartIcon size={16} />}>
          {t('moderation.back')}
        </Button>
        <h1>{t('moderation.title')}</h1>
        <p className={styles.subtle}>{t('moderation.text')}</p>
      </div>
      {viewer.kind === 'AUTH' && viewer.must_enable_mfa ? (
        <SecondStepFirst back={reportsPath} />
      ) : (
        <Cases isClosed={isClosed} />
      )}
    </div>
  )
}
