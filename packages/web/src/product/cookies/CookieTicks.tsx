import type { CookieChoices } from '@corkboard/contract/accounts/wire/cookies'
import type { ComponentProps } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Tick, Ticks } from '../../shell/forms/PreferenceForm.tsx'

const KIND_HINTS = {
  personalization: 'cookies.personalization.text',
  analytics: 'cookies.analytics.text',
} as const

const KIND_LABELS = {
  personalization: 'cookies.personalization',
  analytics: 'cookies.analytics',
} as const

/** Nothing here is for marketing yet, so consent to it is not requested. */
const KINDS = ['personalization', 'analytics'] as const

const NAMES = {
  personalization: 'allow_personalization_cookies',
  analytics: 'allow_analytic_cookies',
} as const satisfies Readonly<Record<(typeof KINDS)[number], keyof CookieChoices>>

interface CookieTicksProps {
  /** Returns the props of one choice's checkbox. */
  readonly tick: (
    name: keyof CookieChoices,
  ) => Pick<ComponentProps<typeof Tick>, 'name' | 'checked' | 'problem' | 'onChange'>
}

/** The choices of what may be stored in the browser, by kind. */
export const CookieTicks = ({ tick }: CookieTicksProps) => {
  const t = useTexts(texts)
  return (
    <Ticks label={t('cookies.choices')}>
      <Tick checked disabled readOnly problem={undefined} label={t('cookies.needed')} hint={t('cookies.needed.text')} />
      {KINDS.map((kind) => (
        <Tick key={kind} {...tick(NAMES[kind])} label={t(KIND_LABELS[kind])} hint={t(KIND_HINTS[kind])} />
      ))}
    </Ticks>
  )
}
