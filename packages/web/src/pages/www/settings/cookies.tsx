import { CookiesSection } from '../../../features/settings/CookiesSection.tsx'
import styles from '../../../features/settings/Preferences.module.css'
import { definePage } from '../../../router/define-page.ts'
import { cookieConsent } from '../../../product/cookies/cookie-consent.ts'
import { settingsPage } from '../../settings-page.tsx'

const section = settingsPage('cookies', CookiesSection, [cookieConsent])

const ForVisitors = () => (
  <div className={styles.alone}>
    <CookiesSection />
  </div>
)

/** /settings/cookies (ours). The browser loads a visitor's choices, because all visitors share one cached page. */
export const page = definePage({
  ...section,
  variant: (context) => (context.viewer.kind === 'AUTH' ? section.variant(context) : ForVisitors),
})
