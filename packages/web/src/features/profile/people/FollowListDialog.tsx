import { Avatar, Button, Dialog, EmptyState, ErrorState, Skeleton, UsersIcon } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../../../product/people/texts/texts.generated.ts'
import { texts as shellTexts } from '../../../shell/texts/texts.generated.ts'
import { useEntities, useFeed, useServices, useViewer } from '../../../services.tsx'
import { useAction } from '../../../shell/use-action.ts'
import { profilePath } from '../../../product/addresses.ts'
import { FollowPersonButton } from '../../../product/following/FollowButton.tsx'
import type { UserEntity } from '../../../store/entities.ts'
import { list } from '../../../store/requests.ts'
import styles from './FollowListDialog.module.css'

const TITLES = {
  followers: 'people.followers',
  following: 'people.following',
} as const

const NONE_TEXTS = {
  followers: 'people.followers.none',
  following: 'people.following.none',
} as const

export type FollowListKind = 'followers' | 'following'

/** The number of users that one call can follow. */
const BATCH_SIZE = 50

interface FollowListProps {
  readonly username: string
  readonly kind: FollowListKind
  readonly onClose: () => void
}

const request = ({ username, kind }: Pick<FollowListProps, 'username' | 'kind'>) =>
  list(kind === 'followers' ? 'UserFollowersResource' : 'UserFollowingResource', { username })

const PersonLine = ({ user, onClose }: { readonly user: UserEntity; readonly onClose: () => void }) => (
  <li className={styles.line}>
    <a href={profilePath(user)} className={styles.person} onClick={onClose}>
      <Avatar id={user.id} name={user.full_name} src={user.image_medium_url} decorative />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {user.full_name}
        </span>
        <span className={styles.username} dir="ltr">
          @{user.username}
        </span>
      </span>
    </a>
    <FollowPersonButton userId={user.id} />
  </li>
)

/** PEOPLE-02: follows everyone in the list whom the viewer does not follow yet. */
const FollowAll = ({ people }: { readonly people: readonly UserEntity[] }) => {
  const t = useTexts(texts)
  const { data, toasts } = useServices()
  const { pending, run } = useAction()
  const left = people.filter((user) => user.viewer_can?.includes('follow') && !user.explicitly_followed_by_me)
  const ids = left.slice(0, BATCH_SIZE).map(({ id }) => id)
  if (ids.length < 2) return null
  const follow = () =>
    run(async () => {
      const followed = await data.write('create', 'BulkFollowResource', { user_ids: ids })
      toasts.show({ text: t('people.followedAll', { count: followed.length }) })
    })
  return (
    <Button pending={pending} onClick={() => void follow()}>
      {t('people.followAll', { count: ids.length })}
    </Button>
  )
}

const People = ({ username, kind, onClose }: FollowListProps) => {
  const t = useTexts(texts, peopleTexts, shellTexts)
  const isMember = useViewer().kind === 'AUTH'
  const feed = useFeed(request({ username, kind }))
  const people = useEntities('user', feed.items)
  if (feed.error && people.length === 0) {
    return (
      <ErrorState
        level={3}
        title={t('people.failed')}
        retryLabel={t('error.retry')}
        onRetry={feed.reload}
        pending={feed.isLoading}
      >
        {feed.error.message}
      </ErrorState>
    )
  }
  if (!feed.isLoading && people.length === 0) {
    return <EmptyState level={3} title={t(NONE_TEXTS[kind])} picture={<UsersIcon size={24} />} />
  }
  return (
    <div className={styles.content}>
      {isMember && <FollowAll people={people} />}
      <ul className={styles.list} aria-busy={feed.isLoading}>
        {people.map((user) => (
          <PersonLine key={user.id} user={user} onClose={onClose} />
        ))}
        {feed.isFirstLoad &&
          Array.from({ length: 6 }, (_, index) => (
            <li key={index} className={styles.line}>
              <div className={styles.person}>
                <Skeleton shape="circle" />
                <div className={styles.waiting}>
                  <Skeleton shape="line" />
                </div>
              </div>
            </li>
          ))}
      </ul>
      {feed.error && (
        <p role="alert" className={styles.username}>
          {feed.error.message}
        </p>
      )}
      {feed.hasMore && (
        <Button pending={feed.isLoading} onClick={feed.loadMore}>
          {t('people.more')}
        </Button>
      )}
    </div>
  )
}

/** PEOPLE-01: lists a user's followers or the users they follow. Members can follow them here, one by one or all. */
export const FollowListDialog = (props: FollowListProps) => {
  const t = useTexts(texts, peopleTexts)
  const { username, kind, onClose } = props
  return (
    <Dialog open title={t(TITLES[kind], { name: `@${username}` })} closeLabel={t('people.close')} onClose={onClose}>
      <People {...props} />
    </Dialog>
  )
}
