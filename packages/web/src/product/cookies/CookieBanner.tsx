import type { CookieChoices, CookieConsent } from '@corkboard/contract/accounts/wire/cookies'
import { Button, FormProblem } from '@corkboard/design-system'
import { useId, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useServices } from '../../services.tsx'
import { cookieSettingsPath } from '../addresses.ts'
import styles from './CookieBanner.module.css'
import { chooseCookies, cookieConsent } from './cookie-consent.ts'
import { CookieTicks } from './CookieTicks.tsx'

const RESPONSE_LABELS = {
  accept: 'cookies.banner.accept',
  reject: 'cookies.banner.reject',
  save: 'cookies.banner.save',
} as const

const choicesOf = (isAllowed: boolean): CookieChoices => ({
  allow_personalization_cookies: isAllowed,
  allow_analytic_cookies: isAllowed,
  allow_marketing_cookies: false,
})

type Result = 'accept' | 'reject' | 'save'

const Question = () => {
  const t = useTexts(texts)
  const services = useServices()
  const titleId = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const [choices, setChoices] = useState(choicesOf(false))
  const [pending, setPending] = useState<Result>()
  const [problem, setProblem] = useState<string | null>(null)
  const response = async (given: Result, chosen: CookieChoices) => {
    setPending(given)
    setProblem(null)
    try {
      await chooseCookies(services, chosen)
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
    }
    setPending(undefined)
  }
  const button = (given: Result, chosen: CookieChoices) => (
    <Button pending={pending === given} onClick={() => void response(given, chosen)}>
      {t(RESPONSE_LABELS[given])}
    </Button>
  )
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{t('cookies.banner.title')}</h2>
        <p>
          {t('cookies.banner.text')} <a href={cookieSettingsPath}>{t('cookies.banner.settings')}</a>
        </p>
      </div>
      <FormProblem text={problem} />
      {isChoosing && (
        <CookieTicks
          tick={(name) => ({
            name,
            checked: choices[name],
            problem: undefined,
            onChange: (event) => setChoices({ ...choices, [name]: event.currentTarget.checked }),
          })}
        />
      )}
      {/* Rejecting must be as easy as accepting. */}
      <div className={styles.buttons}>
        {button('accept', choicesOf(true))}
        {button('reject', choicesOf(false))}
        {isChoosing ? (
          button('save', choices)
        ) : (
          <Button kind="quiet" onClick={() => setIsChoosing(true)}>
            {t('cookies.banner.choose')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** IDENT-14: shown until the user decides, here or in the settings. */
export const CookieBanner = () => {
  const { data } = useResponse<CookieConsent>(cookieConsent)
  return data?.is_restricted_country && data.is_unanswered ? <Question /> : null
}
