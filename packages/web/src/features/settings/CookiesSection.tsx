import type { CookieChoices, CookieConsent } from '@corkboard/contract/accounts/wire/cookies'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as cookiesTexts } from '../../product/cookies/texts/texts.generated.ts'
import { useResponse, useServices } from '../../services.tsx'
import { chooseCookies, cookieConsent } from '../../product/cookies/cookie-consent.ts'
import { CookieTicks } from '../../product/cookies/CookieTicks.tsx'
import { PreferenceForm } from '../../shell/forms/PreferenceForm.tsx'
import { usePreferenceForm } from '../../shell/forms/use-preference-form.ts'
import { Loaded, Section } from './SectionParts.tsx'

const choicesOf = (consent: CookieConsent): CookieChoices => ({
  allow_personalization_cookies: consent.allow_personalization_cookies,
  allow_analytic_cookies: consent.allow_analytic_cookies,
  allow_marketing_cookies: consent.allow_marketing_cookies,
})

const Choices = ({ consent }: { readonly consent: CookieConsent }) => {
  const services = useServices()
  const form = usePreferenceForm<CookieChoices>({
    initial: choicesOf(consent),
    save: async (changed) => {
      const chosen = { ...choicesOf(consent), ...changed }
      await chooseCookies(services, chosen)
      return chosen
    },
  })
  return (
    <PreferenceForm form={form}>
      <CookieTicks tick={form.tick} />
    </PreferenceForm>
  )
}

/** /settings/cookies (ours), also for visitors */
export const CookiesSection = () => {
  const t = useTexts(cookiesTexts)
  const response = useResponse<CookieConsent>(cookieConsent)
  return (
    <Section title={t('cookies.title')} text={t('cookies.text')}>
      <Loaded response={response}>{(consent) => <Choices consent={consent} />}</Loaded>
    </Section>
  )
}
