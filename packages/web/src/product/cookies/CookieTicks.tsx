import type { CookieChoices } from '@corkboard/contract/accounts/wire/cookies'
import type { ComponentProps } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Tick, Ticks } from '../../shell/forms/PreferenceForm.tsx'

const KINDS = ['personalization', 'analytics', 'marketing'] as const

const NAMES = {
  personalization: 'allow_personalization_cookies',
  analytics: 'allow_analytic_cookies',
  marketing: 'allow_marketing_cookies',
} as const satisfies Readonly<Record<(typeof KINDS)[number], keyof CookieChoices>>

interface CookieTicksProps {
  /** The attributes of the tick of one choice. */
  readonly tick: (
    name: keyof CookieChoices,
  ) => Pick<ComponentProps<typeof Tick>, 'name' | 'checked' | 'problem' | 'onChange'>
}

/** What may be kept in a browser, kind by kind. */
export const CookieTicks = ({ tick }: CookieTicksProps) => {
  const t = useMessages()
  return (
    <Ticks label={t('cookies.choices')}>
      <Tick checked disabled readOnly problem={undefined} label={t('cookies.needed')} hint={t('cookies.needed.text')} />
      {KINDS.map((kind) => (
        <Tick key={kind} {...tick(NAMES[kind])} label={t(`cookies.${kind}`)} hint={t(`cookies.${kind}.text`)} />
      ))}
    </Ticks>
  )
}
