import type { HomeFeedTab } from '@corkboard/contract/content/wire/topic'
import { Tabs } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse } from '../../services.tsx'
import { homeTabs } from '../../product/topics/topics.ts'
import styles from './HomeTabs.module.css'

const ALL = 'all'

interface HomeTabsProps {
  readonly current?: string | undefined
  /** True if they stay below the header while the pins scroll. */
  readonly isSticky: boolean
}

/**
 * FIND-01: tabs for everything, for followed topics and for ideas for the viewer's boards. A single tab is not shown.
 */
export const HomeTabs = ({ current = ALL, isSticky }: HomeTabsProps) => {
  const t = useTexts(texts)
  const tabs = useResponse<readonly HomeFeedTab[]>(homeTabs()).data ?? []
  if (tabs.length < 2) return null
  return (
    <div className={isSticky ? `${styles.tabs} ${styles.sticky}` : styles.tabs}>
      <Tabs
        label={t('home.tabs')}
        current={current}
        tabs={tabs.map(({ id, name }) => ({
          id,
          href: id === ALL ? '/' : `/?tab=${id}`,
          label: name ?? t('home.tab.all'),
        }))}
      />
    </div>
  )
}
