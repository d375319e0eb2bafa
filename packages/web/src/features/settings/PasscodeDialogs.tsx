import { TextField, type TextFieldProps } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { texts as passcodeTexts } from '../../product/passcode/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { usePasscodeAdvice } from '../../product/passcode/parental-passcode.tsx'
import { PasscodeField } from '../../product/passcode/PasscodeField.tsx'
import { backupEmailErrors, newPasscodeErrors, passcodeError } from '../../product/passcode/passcode-error.ts'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { FormDialog } from '../../shell/forms/FormDialog.tsx'
import { useForm } from '../../shell/forms/use-form.ts'

export interface PasscodeDialogProps {
  readonly accountEmail: string
  readonly onClose: () => void
  /** Called after the change, with the message to show. */
  readonly onDone: (message: string) => void
}

const NEW_PASSCODE = { passcode: '', confirm_passcode: '' }
const NEW_EMAIL = { backup_email: '', confirm_backup_email: '' }

interface BackupEmailFieldsProps {
  readonly field: (name: keyof typeof NEW_EMAIL) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>
}

/** The parent's email address, entered twice. */
const BackupEmailFields = ({ field }: BackupEmailFieldsProps) => {
  const t = useTexts(texts)
  const address = { type: 'email', autoComplete: 'off', required: true } as const
  return (
    <>
      <TextField {...field('backup_email')} {...address} label={t('passcode.email')} hint={t('passcode.email.hint')} />
      <TextField {...field('confirm_backup_email')} {...address} label={t('passcode.confirmEmail')} />
    </>
  )
}

/** IDENT-12: a parent sets four digits, and the address for resetting a forgotten passcode. */
export const CreatePasscodeDialog = ({ accountEmail, onClose, onDone }: PasscodeDialogProps) => {
  const t = useTexts(texts, accountsTexts, passcodeTexts)
  const { data } = useServices()
  const again = useReauthentication()
  const form = useForm({
    initial: { ...NEW_PASSCODE, ...NEW_EMAIL },
    check: (fields) => ({ ...newPasscodeErrors(fields), ...backupEmailErrors(fields, accountEmail) }),
    send: async (fields) => {
      await again(() => data.write('create', 'ParentalPasscodeResource', fields))
      onDone(t('passcode.setUp.done', { email: fields.backup_email.trim() }))
    },
  })
  const code = (name: keyof typeof NEW_PASSCODE) => ({
    name,
    value: form.fields[name],
    error: form.problems[name],
    onValue: (value: string) => form.set(name, value),
  })
  return (
    <FormDialog
      title={t('passcode.setUp.title')}
      text={t('passcode.setUp.text')}
      submitLabel={t('passcode.create')}
      cancelLabel={t('settings.cancel')}
      closeLabel={t('passcode.required.dismiss')}
      form={form}
      onClose={onClose}
    >
      <PasscodeField {...code('passcode')} label={t('passcode.code')} hint={t('passcode.code.hint')} isFirst />
      <PasscodeField {...code('confirm_passcode')} label={t('passcode.confirm')} />
      <BackupEmailFields field={form.field} />
    </FormDialog>
  )
}

/** Sets a new passcode. The current one is required. */
export const ChangePasscodeDialog = ({ onClose, onDone }: PasscodeDialogProps) => {
  const t = useTexts(texts, accountsTexts, passcodeTexts)
  const { data } = useServices()
  const { advice, clear, run } = usePasscodeAdvice()
  const form = useForm({
    initial: { passcode: '', new_passcode: '', confirm_passcode: '' },
    check: ({ passcode, new_passcode: chosen, confirm_passcode: confirmed }) => {
      const current = passcodeError(passcode)
      const { passcode: error, ...errors } = newPasscodeErrors({ passcode: chosen, confirm_passcode: confirmed })
      return { ...(current && { passcode: current }), ...(error && { new_passcode: error }), ...errors }
    },
    send: async (fields) => {
      await run(() => data.write('update', 'ParentalPasscodeResource', fields))
      onDone(t('passcode.changed'))
    },
  })
  const code = (name: keyof typeof form.fields) => ({
    name,
    value: form.fields[name],
    error: form.problems[name],
    onValue: (value: string) => {
      form.set(name, value)
      if (name === 'passcode') clear()
    },
  })
  return (
    <FormDialog
      title={t('passcode.change.title')}
      submitLabel={t('passcode.change.title')}
      cancelLabel={t('settings.cancel')}
      closeLabel={t('passcode.required.dismiss')}
      form={form}
      onClose={onClose}
    >
      <PasscodeField {...code('passcode')} label={t('passcode.current')} hint={advice} isFirst />
      <PasscodeField {...code('new_passcode')} label={t('passcode.new')} hint={t('passcode.code.hint')} />
      <PasscodeField {...code('confirm_passcode')} label={t('passcode.confirm')} />
    </FormDialog>
  )
}

/** Changes the parent's email address, which they have to confirm again. */
export const ChangeBackupEmailDialog = ({ accountEmail, onClose, onDone }: PasscodeDialogProps) => {
  const t = useTexts(texts, accountsTexts, passcodeTexts)
  const { data } = useServices()
  const { advice, clear, run } = usePasscodeAdvice()
  const form = useForm({
    initial: { passcode: '', ...NEW_EMAIL },
    check: (fields) => {
      const error = passcodeError(fields.passcode)
      return { ...(error && { passcode: error }), ...backupEmailErrors(fields, accountEmail) }
    },
    send: async (fields) => {
      await run(() => data.write('update', 'ParentalPasscodeResource', fields))
      onDone(t('passcode.email.changed', { email: fields.backup_email.trim() }))
    },
  })
  return (
    <FormDialog
      title={t('passcode.email.change')}
      submitLabel={t('passcode.email.change')}
      cancelLabel={t('settings.cancel')}
      closeLabel={t('passcode.required.dismiss')}
      form={form}
      onClose={onClose}
    >
      <PasscodeField
        name="passcode"
        label={t('passcode.current')}
        hint={advice}
        value={form.fields.passcode}
        error={form.problems.passcode}
        isFirst
        onValue={(value) => {
          form.set('passcode', value)
          clear()
        }}
      />
      <BackupEmailFields field={form.field} />
    </FormDialog>
  )
}
