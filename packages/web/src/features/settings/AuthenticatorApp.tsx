import { Button, Dialog, FormProblem, TextField } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import { QrCode } from '../../product/qr-code/QrCode.tsx'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { useForm } from '../../shell/forms/use-form.ts'
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx'
import { Row } from './SectionParts.tsx'
import styles from './Settings.module.css'
import { isLastFactor, type FactorProps } from './factors.ts'

interface Setup {
  readonly secret: string
  readonly uri: string
}

interface SetupDialogProps extends Setup {
  readonly onClose: () => void
  readonly onAdded: (codes: readonly string[] | null) => void
}

const SetupDialog = ({ secret, uri, onClose, onAdded }: SetupDialogProps) => {
  const t = useTexts(texts, accountsTexts)
  const { data } = useServices()
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: 'request.missing' as const } : {}),
    send: async ({ code }) => {
      const { recovery_codes: codes } = await data.write('update', 'TotpResource', { code })
      onClose()
      onAdded(codes)
    },
  })
  return (
    <Dialog
      open
      title={t('totp.title')}
      closeLabel={t('account.close')}
      onClose={onClose}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.cancel')}</Button>
          <Button kind="accent" type="submit" form={form.id} pending={form.pending}>
            {t('totp.confirm')}
          </Button>
        </>
      }
    >
      <form id={form.id} className={styles.steps} noValidate method="post" onSubmit={form.submit}>
        <p>{t('totp.scan')}</p>
        <QrCode text={uri} label={t('totp.qr')} />
        <div>
          <p>{t('totp.type')}</p>
          <p className={styles.key} dir="ltr">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
        <FormProblem text={form.general} />
        <TextField
          {...form.field('code')}
          label={t('totp.code')}
          hint={t('totp.enter')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          data-autofocus=""
        />
      </form>
    </Dialog>
  )
}

/** Sets up and removes the authenticator app as a second step. */
export const AuthenticatorApp = ({ settings, onChanged }: FactorProps) => {
  const t = useTexts(texts)
  const { data, dialogs, toasts } = useServices()
  const again = useReauthentication()
  const { pending, run } = useAction()
  const setUp = () =>
    run(async () => {
      const setup = await again(() => data.write('create', 'TotpResource', {}))
      const onAdded = (codes: readonly string[] | null) => {
        // The dialog with the codes says enough.
        if (!codes) toasts.show({ text: t('twoFactor.app.added') })
        onChanged(codes)
      }
      dialogs.open((close) => <SetupDialog {...setup} onClose={close} onAdded={onAdded} />)
    })
  const confirmRemoval = () =>
    dialogs.open((close) => (
      <RemoveFactorDialog
        title={t('twoFactor.app.remove.title')}
        text={t('twoFactor.remove.text')}
        confirmLabel={t('twoFactor.app.remove')}
        isLast={isLastFactor(settings)}
        isRequired={settings.is_required}
        onClose={close}
        remove={() => again(() => data.write('delete', 'TotpResource', {}))}
        onRemoved={() => {
          toasts.show({ text: t('twoFactor.app.removed') })
          onChanged()
        }}
      />
    ))
  return (
    <section className={styles.group}>
      <Row
        as="h2"
        title={t('twoFactor.app')}
        text={
          <>
            {t('twoFactor.app.text')}
            <br />
            {settings.has_totp ? <span className={styles.good}>{t('twoFactor.on')}</span> : t('twoFactor.off')}
          </>
        }
        action={
          settings.has_totp ? (
            <Button size="small" onClick={confirmRemoval}>
              {t('twoFactor.app.remove')}
            </Button>
          ) : (
            <Button size="small" kind="accent" pending={pending} onClick={() => void setUp()}>
              {t('twoFactor.app.add')}
            </Button>
          )
        }
      />
    </section>
  )
}
