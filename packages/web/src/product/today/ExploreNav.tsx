import type { ExploreKind } from '@corkboard/contract/finding/wire/editorial'
import { Tabs } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { EXPLORE_LABELS, EXPLORE_PLACES } from './explore-places.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './ExploreNav.module.css'

/** Links between Today, ideas, videos and shopping. */
export const ExploreNav = ({ current }: { readonly current: 'today' | ExploreKind }) => {
  const t = useTexts(texts)
  return (
    <div className={styles.nav}>
      <Tabs
        label={t('explore.nav')}
        current={current}
        tabs={EXPLORE_PLACES.map((place) => ({ id: place, href: `/${place}/`, label: t(EXPLORE_LABELS[place]) }))}
      />
    </div>
  )
}
