import type { NotificationOptions } from '@corkboard/contract/accounts/wire/settings'
import { BellIcon, Button, MailIcon, Skeleton, UsersIcon, type IconProps } from '@corkboard/design-system'
import type { ComponentType } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse } from '../../services.tsx'
import type { ResourceRequest } from '../../store/requests.ts'
import { AUDIENCE_LABELS } from './audiences.ts'
import { NOTIFICATION_PATHS, NOTIFICATION_REQUESTS, type NotificationWay } from './notification-requests.ts'
import { Row, Section } from './SectionParts.tsx'
import styles from './Settings.module.css'
import { useUserSettings } from './use-settings-form.ts'

const WAY_TITLES = {
  news: 'notifications.news',
  mail: 'notifications.mail',
  requests: 'notifications.requests',
} as const

const Count = ({ request }: { readonly request: ResourceRequest }) => {
  const t = useTexts(texts)
  const { data, error } = useResponse<NotificationOptions>(request)
  if (data) {
    return t('notifications.count', {
      count: data.options.filter(({ value }) => value).length,
      total: data.options.length,
    })
  }
  return error ? t('settings.failed') : <Skeleton shape="line" />
}

const Writers = () => {
  const t = useTexts(texts)
  const { data, error } = useUserSettings()
  if (data) return t(AUDIENCE_LABELS[data.messages_from])
  return error ? t('settings.failed') : <Skeleton shape="line" />
}

interface WayProps {
  readonly way: NotificationWay
  readonly icon: ComponentType<IconProps>
}

const Way = ({ way, icon: Icon }: WayProps) => {
  const t = useTexts(texts)
  const title = t(WAY_TITLES[way])
  return (
    <li>
      <Row
        icon={<Icon size={24} />}
        title={title}
        text={way === 'requests' ? <Writers /> : <Count request={NOTIFICATION_REQUESTS[way]} />}
        action={
          <Button size="small" href={NOTIFICATION_PATHS[way]} aria-label={t('notifications.manage', { way: title })}>
            {t('settings.manage')}
          </Button>
        }
      />
    </li>
  )
}

/** /settings/messages: the channels for notifications. */
export const NotificationWays = () => {
  const t = useTexts(texts)
  return (
    <Section title={t('notifications.title')} text={t('notifications.text')}>
      <ul className={styles.group} aria-label={t('notifications.ways')}>
        <Way way="news" icon={BellIcon} />
        <Way way="mail" icon={MailIcon} />
        <Way way="requests" icon={UsersIcon} />
      </ul>
    </Section>
  )
}
