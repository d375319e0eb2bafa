import type { ExploreKind } from '@corkboard/contract/finding/wire/editorial'
import { Tabs } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import styles from './ExploreNav.module.css'

const PLACES = ['today', 'ideas', 'videos', 'shopping'] as const

/** Today, ideas, videos and shopping lead to each other. */
export const ExploreNav = ({ current }: { readonly current: 'today' | ExploreKind }) => {
  const t = useMessages()
  return (
    <div className={styles.nav}>
      <Tabs
        label={t('explore.nav')}
        current={current}
        tabs={PLACES.map((place) => ({ id: place, href: `/${place}/`, label: t(`explore.nav.${place}`) }))}
      />
    </div>
  )
}
