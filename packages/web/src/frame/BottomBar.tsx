import { CompassIcon, HomeIcon, IconButton } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { homePath } from '../product/addresses.ts'
import { texts as exploreTexts } from '../product/today/texts/texts.generated.ts'
import { useShown } from '../services.tsx'
import styles from './BottomBar.module.css'
import { texts } from './texts/texts.generated.ts'

/** The pages that Explore links to each other. */
const EXPLORE = /^\/(today|ideas|videos|shopping)\//

interface BottomBarProps {
  /** The places of a member, or the links to log in. */
  readonly children: ReactNode
}

/** The site's places at the bottom of phones, within reach of the thumb. Only its styles know how wide the window is. */
export const BottomBar = ({ children }: BottomBarProps) => {
  const t = useTexts(texts)
  const tExplore = useTexts(exploreTexts)
  const { pathname } = useShown().visit.location
  return (
    <nav className={styles.bar} aria-label={t('header.label')}>
      <IconButton
        href={homePath}
        label={t('header.home')}
        icon={<HomeIcon size={24} />}
        aria-current={pathname === homePath ? 'page' : undefined}
      />
      <IconButton
        href="/today/"
        label={tExplore('explore.nav')}
        icon={<CompassIcon size={24} />}
        aria-current={EXPLORE.test(pathname) ? 'true' : undefined}
      />
      {children}
    </nav>
  )
}
