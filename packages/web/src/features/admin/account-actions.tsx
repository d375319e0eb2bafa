import type { AdminUser, UserRole } from '@corkboard/contract/accounts/wire/administration'
import { TextField, type MenuItem } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { FormDialog } from '../../shell/forms/FormDialog.tsx'
import { useForm } from '../../shell/forms/use-form.ts'
import { MerchantDialog } from './MerchantDialog.tsx'
import { ConfirmDialog, type SureDialogProps } from './ConfirmDialog.tsx'

const ROLE_TEXTS = {
  owner: 'admin.role.text.owner',
  employee: 'admin.role.text.employee',
  member: 'admin.role.text.member',
} as const

type Ban = (reason: string) => Promise<unknown>

interface BanDialogProps {
  readonly user: AdminUser
  readonly ban: Ban
  readonly onDone: () => void
  readonly onClose: () => void
}

const BanDialog = ({ user, ban, onDone, onClose }: BanDialogProps) => {
  const t = useTexts(texts)
  const again = useReauthentication()
  const { toasts } = useServices()
  const name = `@${user.username}`
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'request.missing' as const } : {}),
    send: async ({ reason }) => {
      await again(() => ban(reason.trim()))
      toasts.show({ text: t('admin.ban.done', { name }) })
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      kind="danger"
      title={t('admin.ban.title', { name })}
      text={t('admin.ban.text')}
      submitLabel={t('admin.ban.confirm')}
      cancelLabel={t('admin.keep')}
      closeLabel={t('admin.keep')}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('reason')} label={t('admin.ban.reason')} required data-autofocus="" />
    </FormDialog>
  )
}

const ROLES: readonly UserRole[] = ['owner', 'employee', 'member']

/**
 * Returns the actions that the server allows the viewer on an account, once it is loaded. Each asks for confirmation.
 * @param banHere bans the user as part of another action
 */
export const useAccountActions = (
  user: AdminUser | undefined,
  onDone: () => void,
  banHere?: Ban,
): readonly MenuItem[] => {
  const t = useTexts(texts)
  const { data, dialogs } = useServices()
  if (!user) return []
  const { id, viewer_can: can } = user
  const name = `@${user.username}`
  const ban = banHere ?? ((reason: string) => data.write('create', 'AdminBanResource', { user_id: id, reason }))
  const open = (dialog: (close: () => void) => ReactNode) => () => void dialogs.open(dialog)
  const ask = (props: Omit<SureDialogProps, 'onDone' | 'onClose'>) =>
    open((close) => <ConfirmDialog {...props} onDone={onDone} onClose={close} />)
  const items: MenuItem[] = []
  if (can.includes('ban')) {
    items.push(
      user.is_write_banned
        ? {
            id: 'unban',
            label: t('admin.unban'),
            onSelect: ask({
              title: t('admin.unban.title', { name }),
              text: t('admin.unban.text'),
              confirmLabel: t('admin.unban'),
              kind: 'accent',
              done: t('admin.unban.done', { name }),
              action: () => data.write('delete', 'AdminBanResource', { user_id: id }),
            }),
          }
        : {
            id: 'ban',
            label: t('admin.ban'),
            danger: true,
            onSelect: open((close) => <BanDialog user={user} ban={ban} onDone={onDone} onClose={close} />),
          },
    )
  }
  if (can.includes('verify_merchant')) {
    items.push({
      id: 'verify_merchant',
      label: t(user.merchant ? 'admin.merchant.change' : 'admin.merchant.verify'),
      onSelect: open((close) => <MerchantDialog user={user} onDone={onDone} onClose={close} />),
    })
    if (user.merchant) {
      items.push({
        id: 'unverify_merchant',
        label: t('admin.merchant.unverify'),
        onSelect: ask({
          title: t('admin.merchant.unverify.title', { name }),
          text: t('admin.merchant.unverify.text'),
          confirmLabel: t('admin.merchant.unverify.confirm'),
          done: t('admin.merchant.unverify.done', { name }),
          action: () => data.write('delete', 'AdminMerchantResource', { user_id: id }),
        }),
      })
    }
  }
  if (can.includes('reset_mfa') && user.has_mfa_enabled) {
    items.push({
      id: 'reset_mfa',
      label: t('admin.mfa'),
      onSelect: ask({
        title: t('admin.mfa.title', { name }),
        text: t('admin.mfa.text'),
        confirmLabel: t('admin.mfa'),
        done: t('admin.mfa.done', { name }),
        action: () => data.write('delete', 'AdminMfaResource', { user_id: id }),
      }),
    })
  }
  if (can.includes('set_role')) {
    for (const role of ROLES.filter((other) => other !== user.role)) {
      items.push({
        id: role,
        label: t('admin.role.change', { role }),
        onSelect: ask({
          title: t('admin.role.title', { name, role }),
          text: t(ROLE_TEXTS[role], { name }),
          confirmLabel: t('admin.role.change', { role }),
          done: t('admin.role.done', { name }),
          action: () => data.write('update', 'AdminUserResource', { user_id: id, role }),
        }),
      })
    }
  }
  return items
}
