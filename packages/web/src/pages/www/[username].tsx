import { CorkDrawing, EmptyState, ShieldIcon } from '@corkboard/design-system'
import { PinCard } from '../../product/pin-card/PinCard.tsx'
import { merchantsSlice } from '../../features/profile/merchant/merchants-slice.ts'
import { merchantOf } from '../../features/profile/merchant/request.ts'
import { PinGrid } from '../../product/pin-grid/PinGrid.tsx'
import { BoardCards } from '../../features/profile/BoardCards.tsx'
import { BoardInvitations } from '../../features/profile/BoardInvitations.tsx'
import { NothingCreated } from '../../features/profile/NothingCreated.tsx'
import { ProfileHead } from '../../features/profile/ProfileHead.tsx'
import { NoFavorites } from '../../features/profile/NoFavorites.tsx'
import {
  isOwnProfile,
  type ProfileTab,
  ProfileTabs,
  profileTabOf,
  profileTabPath,
} from '../../features/profile/ProfileTabs.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as profileTexts } from '../../features/profile/texts/texts.generated.ts'
import { definePage, isSignedInDesktop, text, type PageProps } from '../../router/define-page.ts'
import { useResponse, useUser, useViewer } from '../../services.tsx'
import { boardsOf, createdFeed, profileFeed, profileOf } from '../../product/feeds.ts'
import { boardInvites, favoritesFeed } from '../../product/member-feeds.ts'
import { trailSlice } from '../../product/trail.ts'
import { selectEntry } from '../../store/data.ts'
import type { EntityRef, UserEntity } from '../../store/entities.ts'
import type { RootState } from '../../store/root.ts'

const Created = ({ user }: { readonly user: UserEntity }) => {
  const t = useTexts(profileTexts)
  return (
    <PinGrid
      request={createdFeed(user.username)}
      card={PinCard}
      label={t('profile.created', { name: user.full_name })}
      empty={<NothingCreated user={user} />}
    />
  )
}

const PINS_TEXTS = {
  story: { label: 'profile.story', empty: 'profile.empty.story' },
  tried: { label: 'profile.tried', empty: 'profile.empty.tried' },
} as const

/** PEOPLE-01: the user's stories, or the pins they tried. */
const PinsOf = ({ user, kind }: { readonly user: UserEntity; readonly kind: 'story' | 'tried' }) => {
  const t = useTexts(profileTexts)
  return (
    <PinGrid
      request={profileFeed(user.username, kind)}
      card={PinCard}
      label={t(PINS_TEXTS[kind].label, { name: user.full_name })}
      empty={<EmptyState title={t(PINS_TEXTS[kind].empty)} picture={<CorkDrawing of="board" />} />}
    />
  )
}

const Favorites = () => {
  const t = useTexts(profileTexts)
  return <PinGrid request={favoritesFeed()} card={PinCard} label={t('profile.favorites')} empty={<NoFavorites />} />
}

/** PEOPLE-02: a viewer who blocked the user sees nothing of theirs from then on. */
const Blocked = ({ user }: { readonly user: UserEntity }) => {
  const t = useTexts(profileTexts)
  const name = user.first_name || user.full_name
  return (
    <EmptyState title={t('profile.blocked.empty', { name })} picture={<ShieldIcon size={24} />}>
      {t('profile.blocked.empty.text')}
    </EmptyState>
  )
}

type ProfileProps = PageProps<{ readonly username: string }>

const ProfileContent = ({ params, search, hasStickyTabs }: ProfileProps & { readonly hasStickyTabs: boolean }) => {
  const ref = useResponse<EntityRef<'user'>>(profileOf(params.username)).data
  const user = useUser(ref?.id)
  const viewer = useViewer()
  const tab = profileTabOf(search['tab'], isOwnProfile(viewer, params.username), user?.profile_view)
  return (
    <>
      <ProfileHead userId={ref?.id} />
      {user && (
        <>
          {viewer.kind === 'AUTH' && viewer.id === user.id && <BoardInvitations />}
          {user.blocked_by_me ? (
            <Blocked user={user} />
          ) : (
            <>
              <ProfileTabs user={user} current={tab} isSticky={hasStickyTabs} />
              {tab === 'created' && <Created user={user} />}
              {tab === 'stories' && <PinsOf user={user} kind="story" />}
              {tab === 'tried' && <PinsOf user={user} kind="tried" />}
              {tab === 'favorites' && <Favorites />}
              {tab === 'saved' && <BoardCards user={user} />}
            </>
          )}
        </>
      )}
    </>
  )
}

/** There is room to keep the tabs in view above many rows of pins. */
const SignedInDesktop = (props: ProfileProps) => <ProfileContent {...props} hasStickyTabs />
const Default = (props: ProfileProps) => <ProfileContent {...props} hasStickyTabs={false} />

const userIn = (state: RootState, username: string): UserEntity | undefined => {
  const ref = selectEntry(state, profileOf(username))?.data as EntityRef<'user'> | null | undefined
  return ref ? state.entities.user[ref.id] : undefined
}

const ofTab = (tab: ProfileTab, username: string) => {
  switch (tab) {
    case 'created':
      return [createdFeed(username)]
    case 'stories':
      return [profileFeed(username, 'story')]
    case 'tried':
      return [profileFeed(username, 'tried')]
    case 'favorites':
      return [favoritesFeed()]
    case 'saved':
      return [boardsOf(username)]
  }
}

/** /:username; `tab` is `saved`, `created`, `stories` or `tried`, and on the viewer's own profile `favorites`. */
export const page = definePage({
  params: { username: text },
  query: ['tab'],
  data: ({ params, search, viewer }) => [
    profileOf(params.username),
    ...(viewer.kind === 'AUTH' && viewer.username === params.username.toLowerCase() ? [boardInvites()] : []),
    ...ofTab(profileTabOf(search['tab'], isOwnProfile(viewer, params.username), undefined), params.username),
  ],
  dataAfter: ({ params, search, viewer, state }) => {
    const user = userIn(state, params.username)
    const tab = profileTabOf(search['tab'], isOwnProfile(viewer, params.username), user?.profile_view)
    return [...(user?.is_verified_merchant ? [merchantOf(user.id)] : []), ...ofTab(tab, params.username)]
  },
  head: ({ params, search, state }) => {
    const user = userIn(state, params.username)
    if (!user) return { title: '', status: 404 }
    const tab = profileTabOf(search['tab'], false, user.profile_view)
    return {
      title: `${user.full_name} (@${user.username})`,
      description: user.about || undefined,
      canonical: profileTabPath(user, tab),
      type: 'profile',
      isPrivate: user.is_private_profile === true || user.is_search_hidden === true,
      hasFeed: !user.is_private_profile,
    }
  },
  variant: (context) => (isSignedInDesktop(context) ? SignedInDesktop : Default),
  slices: [trailSlice, merchantsSlice],
})
