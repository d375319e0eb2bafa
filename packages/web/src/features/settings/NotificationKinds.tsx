import type { NotificationKind, NotificationChannel } from '@corkboard/contract/social/notifications'
import type { NotificationOptions } from '@corkboard/contract/accounts/wire/settings'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { openVerification } from '../../lazy/open-verification.tsx'
import { useResponse, useServices } from '../../services.tsx'
import { NOTIFICATION_TEXTS } from '../../product/notifications/kind-texts.ts'
import { texts as notificationsTexts } from '../../product/notifications/texts/texts.generated.ts'
import { BackToNotifications } from './BackToNotifications.tsx'
import { NOTIFICATION_REQUESTS } from './notification-requests.ts'
import { PreferenceForm, Tick, Ticks } from '../../shell/forms/PreferenceForm.tsx'
import { Loaded, Section } from './SectionParts.tsx'
import { useMayVerify } from './use-may-verify.ts'
import { useMe } from './use-me.ts'
import { usePreferenceForm } from '../../shell/forms/use-preference-form.ts'

const CHANNEL_TEXTS = {
  news: 'notifications.news.text',
  mail: 'notifications.mail.text',
} as const

const CHANNEL_TITLES = {
  news: 'notifications.news',
  mail: 'notifications.mail',
} as const

const RESOURCES = {
  news: 'NewsSettingsResource',
  mail: 'EmailSettingsResource',
} as const satisfies Readonly<Record<NotificationChannel, string>>

type Wanted = Readonly<Record<string, boolean>>

const wantedOf = ({ options }: NotificationOptions): Wanted =>
  Object.fromEntries(options.map(({ id, value }) => [id, value]))

interface KindsProps {
  readonly channel: NotificationChannel
  readonly known: NotificationOptions
}

const Kinds = ({ channel, known }: KindsProps) => {
  const t = useTexts(texts, notificationsTexts)
  const services = useServices()
  const { data } = services
  // Mails go only to verified addresses.
  const needsVerification = useMayVerify() && channel === 'mail'
  const form = usePreferenceForm<Wanted>({
    initial: wantedOf(known),
    save: async (changed) => {
      const options = Object.entries(changed).map(([id, value]) => ({ id, value: value === true }))
      const saved = await data.write('update', RESOURCES[channel], { options })
      if (needsVerification && options.some(({ value }) => value)) void openVerification(services)
      void data.load(NOTIFICATION_REQUESTS[channel], { force: true })
      return wantedOf(saved)
    },
  })
  return (
    <PreferenceForm form={form}>
      <Ticks label={t('notifications.kinds')}>
        {(known.options as readonly { readonly id: NotificationKind }[]).map(({ id }) => (
          <Tick
            key={id}
            {...form.tick(id)}
            label={t(NOTIFICATION_TEXTS[id].label)}
            hint={t(NOTIFICATION_TEXTS[id].text)}
          />
        ))}
      </Ticks>
    </PreferenceForm>
  )
}

interface NotificationKindsProps {
  readonly channel: NotificationChannel
}

/** /settings/messages/mail and the like: which notifications a channel delivers. */
export const NotificationKinds = ({ channel }: NotificationKindsProps) => {
  const t = useTexts(texts)
  const me = useMe()
  const response = useResponse<NotificationOptions>(NOTIFICATION_REQUESTS[channel])
  if (!me) return null
  return (
    <>
      <BackToNotifications />
      <Section title={t(CHANNEL_TITLES[channel])} text={t(CHANNEL_TEXTS[channel], { email: me.email })}>
        <Loaded response={response}>{(known) => <Kinds channel={channel} known={known} />}</Loaded>
      </Section>
    </>
  )
}
