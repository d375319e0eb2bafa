import type { PageViewer } from '@corkboard/contract/page'
import { ENOUGH_PINS_SAVED } from '@corkboard/contract/finding/topic-picker'
import { Button, CorkDrawing, EmptyState, VisuallyHidden } from '@corkboard/design-system'
import { useState } from 'react'
import { AccountCard, AccountHead } from '../../features/account/AccountCard.tsx'
import { socialProviders } from '../../product/accounts/social-providers.ts'
import { HomeTabs } from '../../features/home/HomeTabs.tsx'
import { PLACEMENT, TopicPicker } from '../../features/home/TopicPicker.tsx'
import { Hero } from '../../features/landing/Hero.tsx'
import styles from '../../features/landing/Landing.module.css'
import { PinCard } from '../../product/pin-card/PinCard.tsx'
import { PinGrid } from '../../product/pin-grid/PinGrid.tsx'
import { Welcome } from '../../features/welcome/Welcome.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as homeTexts } from '../../features/home/texts/texts.generated.ts'
import { texts as landingTexts } from '../../features/landing/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { definePage, type PageProps } from '../../router/define-page.ts'
import { useAppSelector, useEntities, useFeed, useServices, useShown, useViewer } from '../../services.tsx'
import { useExperiment } from '../../product/experiments/use-experiment.ts'
import { homeFeed } from '../../product/feeds.ts'
import { firstPicture } from '../../product/pictures/first-picture.ts'
import { homeTabs, topicChoices } from '../../product/topics/topics.ts'
import type { PinEntity, Table } from '../../store/entities.ts'
import { trailSlice } from '../../product/trail.ts'

const feed = homeFeed()

/** FIND-01: true when the viewer follows no users and no topics yet. */
const isNew = (viewer: PageViewer): boolean =>
  viewer.kind === 'AUTH' && viewer.followed_interests.length === 0 && viewer.following_count === 0

/**
 * FIND-01: true while their feed is about nothing that they like. Their saves of this visit are known by the pins, because
 * the viewer is from its beginning.
 */
const knowsNothingOf = (viewer: PageViewer, pins: Table<PinEntity> = {}): boolean => {
  if (viewer.kind !== 'AUTH' || !isNew(viewer)) return false
  const saved = Object.values(pins).filter((pin) => pin?.savedInfo).length
  return Math.max(viewer.pin_count, saved) < ENOUGH_PINS_SAVED
}

/** Anything that is not the name of a tab means all. */
const tabOf = (search: PageProps['search']): string | undefined =>
  /^(?:topic|board)-\d+$/.exec(search['tab'] ?? '')?.[0]

const NothingInTab = () => {
  const t = useTexts(homeTexts)
  return (
    <EmptyState
      title={t('home.tab.empty')}
      picture={<CorkDrawing of="board" />}
      action={<Button href="/">{t('home.tab.empty.all')}</Button>}
    >
      {t('home.tab.empty.text')}
    </EmptyState>
  )
}

const SignedInHome = ({ search, isMobile }: PageProps & { readonly isMobile: boolean }) => {
  const t = useTexts(homeTexts)
  const viewer = useViewer()
  const tab = tabOf(search)
  const { items, isFirstLoad } = useFeed(homeFeed(tab))
  const { store } = useServices()
  // Not while they save, which would move the feed below them.
  const [knowsNothing] = useState(() => knowsNothingOf(viewer, store.getState().entities.pin))
  const asks = useAppSelector(({ session }) => PLACEMENT in session.experiences) && knowsNothing
  // How long the feed stays cached matters only on back navigation (navigator.ts).
  useExperiment('homefeed_keep', useShown().kind === 'pop')
  return (
    <>
      {(items.length > 0 || isFirstLoad) && (
        <VisuallyHidden>
          <h1>{t('home.title')}</h1>
        </VisuallyHidden>
      )}
      <HomeTabs current={tab} isSticky={isMobile} />
      {isNew(viewer) && tab === undefined && items.length > 0 && <TopicPicker isAsking={asks} />}
      <PinGrid
        key={tab ?? 'all'}
        request={homeFeed(tab)}
        card={PinCard}
        label={t('home.label')}
        empty={tab === undefined ? <Welcome /> : <NothingInTab />}
      />
    </>
  )
}

const SignedInDesktop = (props: PageProps) => <SignedInHome {...props} isMobile={false} />
/** The tabs stay in reach of the thumb. */
const SignedInMobile = (props: PageProps) => <SignedInHome {...props} isMobile />

const Landing = () => {
  const t = useTexts(homeTexts, landingTexts)
  const pins = useEntities('pin', useFeed(feed).items).filter(({ images }) => images)
  const hasPins = pins.length > 0
  return (
    <>
      <Hero
        pins={pins}
        card={
          <div className={styles.signUp}>
            <AccountHead way="signUp" level={2} />
            <AccountCard way="signUp" next="/" isShort />
          </div>
        }
      />
      {hasPins && (
        <section id="pins" aria-labelledby="pins-title">
          <h2 id="pins-title" className={styles.gridTitle}>
            {t('landing.grid')}
          </h2>
          <PinGrid request={feed} card={PinCard} label={t('home.label')} empty={<Welcome />} isBelowFold />
        </section>
      )}
    </>
  )
}

/** The home feed, by `tab` (FIND-01); for visitors, a short hero above the same pins. */
export const page = definePage({
  query: ['tab'],
  data: ({ viewer, search }) => {
    if (viewer.kind !== 'AUTH') return [feed, socialProviders]
    return [homeFeed(tabOf(search)), homeTabs(), ...(knowsNothingOf(viewer) ? [topicChoices()] : [])]
  },
  head: ({ texts, viewer, state }) => ({
    title: viewer.kind === 'AUTH' ? texts(homeTexts)('home.title') : texts(shellTexts)('site.name'),
    description: texts(landingTexts)('landing.pitch'),
    canonical: '/',
    image: firstPicture(state, feed),
  }),
  variant: ({ viewer, device }) => {
    if (viewer.kind !== 'AUTH') return Landing
    return device === 'desktop' ? SignedInDesktop : SignedInMobile
  },
  slices: [trailSlice],
  // SHELL-21: by the viewer's group of the experiment.
  cacheMs: ({ experiments }) => (experiments?.active_experiments['homefeed_keep'] === 'control' ? 60_000 : 150_000),
})
