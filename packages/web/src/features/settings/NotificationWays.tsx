import type { NotificationOptions } from '@corkboard/contract/accounts/wire/settings'
import { BellIcon, Button, MessageIcon, Skeleton, UsersIcon, type IconProps } from '@corkboard/design-system'
import type { ComponentType } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useAnswer } from '../../services.tsx'
import type { ResourceRequest } from '../../store/requests.ts'
import { NOTIFICATION_PATHS, NOTIFICATION_REQUESTS, type NotificationWay } from './notification-requests.ts'
import { Row, Section } from './SectionParts.tsx'
import styles from './Settings.module.css'
import { useUserSettings } from './use-settings-form.ts'

const Count = ({ request }: { readonly request: ResourceRequest }) => {
  const t = useMessages()
  const { data, error } = useAnswer<NotificationOptions>(request)
  if (data) {
    return t('notifications.count', {
      count: data.options.filter(({ value }) => value).length,
      total: data.options.length,
    })
  }
  return error ? t('settings.failed') : <Skeleton shape="line" />
}

const Writers = () => {
  const t = useMessages()
  const { data, error } = useUserSettings()
  if (data) return t(`audience.${data.messages_from}`)
  return error ? t('settings.failed') : <Skeleton shape="line" />
}

interface WayProps {
  readonly way: NotificationWay
  readonly icon: ComponentType<IconProps>
}

const Way = ({ way, icon: Icon }: WayProps) => {
  const t = useMessages()
  const title = t(`notifications.${way}`)
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

/** /settings/messages: by which ways news reach the person. */
export const NotificationWays = () => {
  const t = useMessages()
  return (
    <Section title={t('notifications.title')} text={t('notifications.text')}>
      <ul className={styles.group} aria-label={t('notifications.ways')}>
        <Way way="news" icon={BellIcon} />
        <Way way="mail" icon={MessageIcon} />
        <Way way="requests" icon={UsersIcon} />
      </ul>
    </Section>
  )
}
