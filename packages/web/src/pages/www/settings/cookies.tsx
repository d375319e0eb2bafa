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

/** /settings/cookies (ours). A visitor's choices are asked for by their browser: their page is one for all. */
export const page = definePage({
  ...section,
  variant: (context) => (context.viewer.kind === 'AUTH' ? section.variant(context) : ForVisitors),
})
