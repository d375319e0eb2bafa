import { CookiesSection } from '../../../features/settings/CookiesSection.tsx'
import styles from '../../../features/settings/Preferences.module.css'
import { MakingTexts } from '../../../messages/MakingTexts.tsx'
import { PreferenceTexts } from '../../../messages/PreferenceTexts.tsx'
import { SettingsTexts } from '../../../messages/SettingsTexts.tsx'
import { definePage } from '../../../router/define-page.ts'
import { cookieConsent } from '../../../product/cookies/cookie-consent.ts'
import { settingsPage } from '../../settings-page.tsx'

const section = settingsPage('cookies', CookiesSection, [cookieConsent])

const ForVisitors = () => (
  <MakingTexts>
    <SettingsTexts>
      <PreferenceTexts>
        <div className={styles.alone}>
          <CookiesSection />
        </div>
      </PreferenceTexts>
    </SettingsTexts>
  </MakingTexts>
)

/** /settings/cookies (ours). A visitor's choices are asked for by their browser: their page is one for all. */
export const page = definePage({
  ...section,
  variant: (context) => (context.viewer.kind === 'AUTH' ? section.variant(context) : ForVisitors),
})
