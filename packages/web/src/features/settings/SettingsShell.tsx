import { ChevronDownIcon } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as cookiesTexts } from '../../product/cookies/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { socialProviders, type SocialProvider } from '../../product/accounts/social-providers.ts'
import { useResponse, useSizeClass } from '../../services.tsx'
import { SETTINGS_SECTIONS, sectionOf, type SettingsSectionId } from './sections.ts'
import styles from './Settings.module.css'

interface SettingsShellProps {
  readonly current: SettingsSectionId
  readonly children: ReactNode
}

/** Without other sites to log in with, there are no accounts to link. */
const useSections = (current: SettingsSectionId) => {
  const { data: providers = [] } = useResponse<readonly SocialProvider[]>(socialProviders)
  return SETTINGS_SECTIONS.filter(({ id }) => id !== 'linked-accounts' || id === current || providers.length > 0)
}

const SectionList = ({ current }: Pick<SettingsShellProps, 'current'>) => {
  const t = useTexts(texts, cookiesTexts)
  return (
    <nav aria-label={t('settings.sections')}>
      <ul className={styles.list}>
        {useSections(current).map(({ id, path, title, icon: Icon }) => (
          <li key={id}>
            <Link href={path} className={styles.link} aria-current={id === current ? 'page' : undefined}>
              <Icon />
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The frame of the settings: the list of sections next to the open one, or collapsed above it on small screens. */
export const SettingsShell = ({ current, children }: SettingsShellProps) => {
  const t = useTexts(texts, cookiesTexts)
  const isWide = useSizeClass() === 'lg'
  return (
    <div className={styles.shell}>
      {isWide ? (
        <div className={styles.side}>
          <p className={styles.over}>{t('settings.title')}</p>
          <SectionList current={current} />
        </div>
      ) : (
        <details key={current} className={styles.fold}>
          <summary>
            <span>
              {t('settings.title')} · {t(sectionOf(current).title)}
            </span>
            <ChevronDownIcon />
          </summary>
          <SectionList current={current} />
        </details>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  )
}
