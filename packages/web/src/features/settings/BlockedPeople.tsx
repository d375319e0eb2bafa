import { Avatar, Button, ErrorState, Skeleton } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useEntities, useFeed, useServices } from '../../services.tsx'
import { openBlocking } from '../../product/people/open-blocking.tsx'
import { list } from '../../store/requests.ts'
import { Row } from './SectionParts.tsx'
import styles from './Settings.module.css'

const blockedPeople = list('BlockedPeopleResource', {})

/** PEOPLE-02: lists the users the viewer has blocked and unblocks them. */
export const BlockedPeople = () => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const feed = useFeed(blockedPeople)
  const people = useEntities('user', feed.items)
  const isEmpty = !feed.isLoading && !feed.error && people.length === 0
  return (
    <section className={styles.group} aria-label={t('permissions.blocked')} aria-busy={feed.isLoading}>
      <Row
        as="h2"
        title={t('permissions.blocked')}
        text={t(isEmpty ? 'permissions.blocked.none' : 'permissions.blocked.text')}
      />
      {feed.isFirstLoad && (
        <div className={styles.row}>
          <Skeleton shape="line" />
        </div>
      )}
      {feed.error && (
        <ErrorState
          level={3}
          title={t('settings.failed')}
          retryLabel={t('error.retry')}
          onRetry={feed.reload}
          pending={feed.isLoading}
        />
      )}
      {people.map((user) => (
        <Row
          key={user.id}
          icon={<Avatar id={user.id} name={user.full_name} src={user.image_medium_url} decorative />}
          title={<span dir="auto">{user.full_name}</span>}
          text={<span dir="ltr">@{user.username}</span>}
          action={
            user.blocked_by_me && (
              <Button
                size="small"
                aria-label={t('permissions.unblock.name', { name: user.full_name })}
                onClick={() => void openBlocking(services, user, feed.reload)}
              >
                {t('permissions.unblock')}
              </Button>
            )
          }
        />
      ))}
      {feed.hasMore && (
        <div className={styles.row}>
          <Button pending={feed.isLoading} onClick={feed.loadMore}>
            {t('permissions.blocked.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
