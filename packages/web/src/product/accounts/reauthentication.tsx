import { Button, Dialog, FormProblem, PasswordField } from '@corkboard/design-system'
import { useCallback } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices, type Services } from '../../services.tsx'
import { useForm } from '../../shell/forms/use-form.ts'
import styles from '../../shell/forms/Form.module.css'

interface ReauthenticationProps {
  readonly onDone: () => void
  readonly onDismiss: () => void
}

const ReauthenticationDialog = ({ onDone, onDismiss }: ReauthenticationProps) => {
  const t = useTexts(texts)
  const { data } = useServices()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: 'request.missing' as const } : {}),
    send: async ({ password }) => {
      await data.write('create', 'ReauthenticationResource', { password })
      onDone()
    },
  })
  return (
    <Dialog
      open
      title={t('reauthentication.title')}
      closeLabel={t('account.close')}
      onClose={onDismiss}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={onDismiss}>{t('settings.cancel')}</Button>
          <Button kind="accent" type="submit" form={form.id} pending={form.pending}>
            {t('reauthentication.confirm')}
          </Button>
        </>
      }
    >
      <form id={form.id} className={styles.form} noValidate method="post" onSubmit={form.submit}>
        <p>{t('reauthentication.text')}</p>
        <FormProblem text={form.general} />
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          showLabel={t('account.showPassword')}
          hideLabel={t('account.hidePassword')}
          autoComplete="current-password"
          required
          data-autofocus=""
        />
      </form>
    </Dialog>
  )
}

const requestPassword = ({ dialogs }: Services): Promise<void> =>
  new Promise((resolve, reject) => {
    dialogs.open((close) => (
      <ReauthenticationDialog
        onDone={() => {
          close()
          resolve()
        }}
        onDismiss={() => {
          close()
          reject(new DOMException('The password was not given.', 'AbortError'))
        }}
      />
    ))
  })

/**
 * For actions that the server allows only shortly after the password was entered: asks for it if required, then repeats
 * the action. `await again(() => data.write(…))`
 * @throws an abort when the user cancels
 */
export const useReauthentication = () => {
  const services = useServices()
  return useCallback(
    async <Result,>(action: () => Promise<Result>): Promise<Result> => {
      try {
        return await action()
      } catch (thrown) {
        if (errorOf(thrown).error_code !== 'auth.password_required') throw thrown
        await requestPassword(services)
        return action()
      }
    },
    [services],
  )
}
