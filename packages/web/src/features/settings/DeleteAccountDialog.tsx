import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { Button, Dialog, FormProblem, PasswordField } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { changeAccount } from '../../product/accounts/account-change.ts'
import { restartApp } from '../../product/accounts/restart-app.ts'
import { usePasscode } from '../../product/passcode/parental-passcode.tsx'
import { clearSignIn } from '../../product/accounts/record-sign-in.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import styles from './Settings.module.css'

/** The page that says the account is deleted. */
const FAREWELL_PATH = '/settings/deleted/'

interface DeleteAccountDialogProps {
  readonly me: SignedInViewer
  readonly onClose: () => void
}

/** Asks for confirmation and the password, naming the account and what is deleted with it. */
export const DeleteAccountDialog = ({ me, onClose }: DeleteAccountDialogProps) => {
  const t = useTexts(texts, accountsTexts)
  const services = useServices()
  const withPasscode = usePasscode()
  const form = useForm({
    initial: { password: '' },
    // Users who log in with a provider's account have no password.
    check: ({ password }) => (me.has_password && password === '' ? { password: 'request.missing' as const } : {}),
    send: ({ password }) =>
      changeAccount(services, async () => {
        clearSignIn()
        const proof = me.has_password ? { password } : {}
        await withPasscode((given) => services.data.write('delete', 'AccountResource', { ...proof, ...given }))
        localStorage.clear()
        await restartApp(FAREWELL_PATH)
      }),
  })
  return (
    <Dialog
      open
      title={t('deletion.title', { name: `@${me.username}` })}
      closeLabel={t('account.close')}
      onClose={onClose}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={onClose} data-autofocus="">
            {t('deletion.keep')}
          </Button>
          <Button kind="danger" type="submit" form={form.id} pending={form.pending}>
            {t('deletion.confirm')}
          </Button>
        </>
      }
    >
      <form id={form.id} className={styles.form} noValidate method="post" onSubmit={form.submit}>
        <p>{t('deletion.text')}</p>
        <p>
          <strong>{t('deletion.final')}</strong>
        </p>
        <FormProblem text={form.general} />
        {me.has_password && (
          <PasswordField
            {...form.field('password')}
            label={t('account.password')}
            showLabel={t('account.showPassword')}
            hideLabel={t('account.hidePassword')}
            autoComplete="current-password"
            required
          />
        )}
      </form>
    </Dialog>
  )
}
