import type { ModerationCase } from '@corkboard/contract/social/wire/safety'
import { Tabs } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useFeed, useServices } from '../../services.tsx'
import { reportsPath } from '../../product/addresses.ts'
import { list } from '../../store/requests.ts'
import styles from './Admin.module.css'
import { AdminFrame } from './AdminFrame.tsx'
import { CaseCard } from './CaseCard.tsx'
import { FeedList } from './FeedList.tsx'
import { ModerationLog, moderationLog } from './ModerationLog.tsx'

export const reportedCases = (isClosed: boolean) =>
  list('ModerationCasesResource', { ...(isClosed && { is_closed: true }), page_size: 10 })

const Cases = ({ isClosed }: { readonly isClosed: boolean }) => {
  const t = useTexts(texts)
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
        <FeedList
          feed={feed}
          empty={t(isClosed ? 'moderation.none.closed' : 'moderation.none.open')}
          className={styles.cases}
        >
          {(item) => <CaseCard key={item.id} item={item} onChanged={changed} />}
        </FeedList>
      </section>
      <ModerationLog />
    </>
  )
}

/** Lists the reported items and the actions available. */
export const ModerationPage = ({ isClosed }: { readonly isClosed: boolean }) => {
  const t = useTexts(texts)
  return (
    <AdminFrame title={t('moderation.title')} text={t('moderation.text')} path={reportsPath}>
      <Cases isClosed={isClosed} />
    </AdminFrame>
  )
}
