import { AccountCard, AccountHead } from '../../features/account/AccountCard.tsx'
import { socialProviders } from '../../features/account/SocialSignIn.tsx'
import { Hero } from '../../features/landing/Hero.tsx'
import styles from '../../features/landing/Landing.module.css'
import { CAPTION_HEIGHT, PinCard } from '../../features/pin-card/PinCard.tsx'
import { PinGrid } from '../../features/pin-grid/PinGrid.tsx'
import { Welcome } from '../../features/welcome/Welcome.tsx'
import { messages } from '../../messages/compiled/en-US.making.generated.ts'
import { MakingTexts } from '../../messages/MakingTexts.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { plainText } from '../../messages/plain-text.ts'
import { definePage } from '../../router/define-page.ts'
import { useEntities, useFeed, useShown } from '../../services.tsx'
import { useExperiment } from '../../shell/experiments/use-experiment.ts'
import { homeFeed } from '../../shell/feeds.ts'
import { trailSlice } from '../../shell/trail.ts'

const feed = homeFeed()

const HomeGrid = ({ isBelowFold = false }: { readonly isBelowFold?: boolean }) => {
  const t = useMessages()
  return (
    <PinGrid
      request={feed}
      card={PinCard}
      captionHeight={CAPTION_HEIGHT}
      label={t('home.label')}
      empty={
        <MakingTexts>
          <Welcome />
        </MakingTexts>
      }
      isBelowFold={isBelowFold}
    />
  )
}

const SignedInHome = () => {
  const t = useMessages()
  const { items, isFirstLoad } = useFeed(feed)
  // How long it is kept shows on the way back to it (navigator.ts).
  useExperiment('homefeed_keep', useShown().kind === 'pop')
  return (
    <>
      {(items.length > 0 || isFirstLoad) && <h1 className={styles.heard}>{t('home.title')}</h1>}
      <HomeGrid />
    </>
  )
}

const LandingContent = () => {
  const t = useMessages()
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
          <HomeGrid isBelowFold />
        </section>
      )}
    </>
  )
}

const Landing = () => (
  <MakingTexts>
    <LandingContent />
  </MakingTexts>
)

/** The home feed; for visitors a short hero in front of the same pins. */
export const page = definePage({
  data: ({ viewer }) => (viewer.kind === 'AUTH' ? [feed] : [feed, socialProviders]),
  head: ({ t, viewer }) => ({
    title: viewer.kind === 'AUTH' ? t('home.title') : t('site.name'),
    description: plainText(messages, 'landing.pitch'),
    canonical: '/',
  }),
  variant: ({ viewer }) => (viewer.kind === 'AUTH' ? SignedInHome : Landing),
  slices: [trailSlice],
})
