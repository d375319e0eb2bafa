import type { LoggedOperatorAction } from '@corkboard/contract/accounts/wire/administration'
import { useMessages } from '../../messages/messages.tsx'
import { list } from '../../store/requests.ts'
import { Log } from './Log.tsx'

export const operatorActions = list('AdminActionsResource', {})

/** For owners: what was done to whom. */
export const ActionsLog = () => {
  const t = useMessages()
  return (
    <Log<LoggedOperatorAction> id="admin-log" title={t('admin.log')} request={operatorActions}>
      {({ action, actor, subject, detail }) =>
        t(`admin.log.${action}`, {
          actor: actor ? `@${actor.username}` : t('admin.log.commandLine'),
          subject: subject.username,
          detail: detail ?? '–',
        })
      }
    </Log>
  )
}
