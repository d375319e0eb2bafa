import type { AdminUser, UserRole } from '@corkboard/contract/wire/administration'
import { AlertDialog, Button, Dialog, FormProblem, TextField, type MenuItem } from '@corkboard/design-system'
import { useState, type ReactNode } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { useReauthentication } from '../../shell/accounts/reauthentication.tsx'
import { useForm } from '../../shell/forms/use-form.ts'
import { useDismissGuard } from '../../shell/use-dismiss-guard.tsx'
import styles from './Admin.module.css'
import { MerchantDialog } from './MerchantDialog.tsx'

interface ActProps {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly kind?: 'danger' | 'accent'
  /** Said once it is done. */
  readonly done: string
  readonly act: () => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks once, and for the password where that was long ago. */
const ActDialog = ({ title, text, confirmLabel, kind = 'danger', done, act, onDone, onClose }: ActProps) => {
  const t = useMessages()
  const again = useReauthentication()
  const { toasts } = useServices()
  const [pending, setPending] = useState(false)
  const confirm = async () => {
    setPending(true)
    try {
      await again(act)
      toasts.show({ text: done })
      onDone()
    } catch (thrown) {
      if (!isAbort(thrown)) toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
    onClose()
  }
  return (
    <AlertDialog
      open
      kind={kind}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('admin.keep')}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {text}
    </AlertDialog>
  )
}

interface BanDialogProps {
  readonly user: AdminUser
  readonly onDone: () => void
  readonly onClose: () => void
}

const BanDialog = ({ user, onDone, onClose }: BanDialogProps) => {
  const t = useMessages()
  const again = useReauthentication()
  const { data, toasts } = useServices()
  const name = `@${user.username}`
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'request.missing' as const } : {}),
    send: async ({ reason }) => {
      await again(() => data.write('create', 'AdminBanResource', { user_id: user.id, reason: reason.trim() }))
      toasts.show({ text: t('admin.ban.done', { name }) })
      onDone()
      onClose()
    },
  })
  const dismiss = useDismissGuard(form.isChanged, onClose)
  return (
    <Dialog
      open
      title={t('admin.ban.title', { name })}
      closeLabel={t('admin.keep')}
      onClose={dismiss}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={dismiss}>{t('admin.keep')}</Button>
          <Button kind="danger" type="submit" form={form.id} pending={form.pending}>
            {t('admin.ban.confirm')}
          </Button>
        </>
      }
    >
      <form id={form.id} className={styles.form} noValidate method="post" onSubmit={form.submit}>
        <p>{t('admin.ban.text')}</p>
        <FormProblem text={form.general} />
        <TextField {...form.field('reason')} label={t('admin.ban.reason')} required data-autofocus="" />
      </form>
    </Dialog>
  )
}

const ROLES: readonly UserRole[] = ['owner', 'employee', 'member']

/** What the viewer may do with an account, as the server says, once it is known; each asks once more. */
export const useAccountActs = (user: AdminUser | undefined, onDone: () => void): readonly MenuItem[] => {
  const t = useMessages()
  const { data, dialogs } = useServices()
  if (!user) return []
  const { id, viewer_can: can } = user
  const name = `@${user.username}`
  const open = (dialog: (close: () => void) => ReactNode) => () => void dialogs.open(dialog)
  const ask = (props: Omit<ActProps, 'onDone' | 'onClose'>) =>
    open((close) => <ActDialog {...props} onDone={onDone} onClose={close} />)
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
              act: () => data.write('delete', 'AdminBanResource', { user_id: id }),
            }),
          }
        : {
            id: 'ban',
            label: t('admin.ban'),
            danger: true,
            onSelect: open((close) => <BanDialog user={user} onDone={onDone} onClose={close} />),
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
          act: () => data.write('delete', 'AdminMerchantResource', { user_id: id }),
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
        act: () => data.write('delete', 'AdminMfaResource', { user_id: id }),
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
          text: t(`admin.role.text.${role}`, { name }),
          confirmLabel: t('admin.role.change', { role }),
          done: t('admin.role.done', { name }),
          act: () => data.write('update', 'AdminUserResource', { user_id: id, role }),
        }),
      })
    }
  }
  return items
}
