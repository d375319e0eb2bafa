import type { LoggedOperatorAction } from '@corkboard/contract/accounts/wire/administration'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { list } from '../../store/requests.ts'
import { Log } from './Log.tsx'

const ACTION_TEXTS = {
  none: 'admin.log.none',
  commandLine: 'admin.log.commandLine',
  set_role: 'admin.log.set_role',
  ban: 'admin.log.ban',
  unban: 'admin.log.unban',
  reset_mfa: 'admin.log.reset_mfa',
  delete: 'admin.log.delete',
  verify_merchant: 'admin.log.verify_merchant',
  unverify_merchant: 'admin.log.unverify_merchant',
  set_password: 'admin.log.set_password',
} as const

export const operatorActions = list('AdminActionsResource', {})

/** Lists actions against accounts, for owners. */
export const ActionsLog = () => {
  const t = useTexts(texts)
  return (
    <Log<LoggedOperatorAction> id="admin-log" title={t('admin.log')} request={operatorActions}>
      {({ action, actor, subject, detail }) =>
        t(ACTION_TEXTS[action], {
          actor: actor ? `@${actor.username}` : t('admin.log.commandLine'),
          subject: subject.username,
          detail: detail ?? '–',
        })
      }
    </Log>
  )
}
