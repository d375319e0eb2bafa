import type { ExploreKind } from '@corkboard/contract/finding/wire/editorial'
import { Tabs } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { useAnswer } from '../../services.tsx'
import { EXPLORE_LABELS, exploreKinds } from './explore-kinds.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './ExploreNav.module.css'

/** Links between Today, ideas, shopping, and videos as soon as there are any. */
export const ExploreNav = ({ current }: { readonly current: 'today' | ExploreKind }) => {
  const t = useTexts(texts)
  const kinds = useAnswer<readonly ExploreKind[]>(exploreKinds()).data ?? []
  const places = ['today', ...kinds] as const
  return (
    <div className={styles.nav}>
      <Tabs
        label={t('explore.nav')}
        current={current}
        tabs={places.map((place) => ({ id: place, href: `/${place}/`, label: t(EXPLORE_LABELS[place]) }))}
      />
    </div>
  )
}
