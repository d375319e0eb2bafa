import { Button, FormProblem } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as passcodeTexts } from '../../product/passcode/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { PasscodeField } from '../../product/passcode/PasscodeField.tsx'
import { newPasscodeErrors } from '../../product/passcode/passcode-error.ts'
import { homePath } from '../../product/addresses.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import styles from './AccountForm.module.css'
import { AccountScreen, WaitingScreen } from './AccountScreen.tsx'
import { useMailToken } from './use-mail-token.ts'

const GoOn = () => {
  const t = useTexts(texts)
  return (
    <Button kind="accent" size="large" wide href={homePath}>
      {t('link.goOn')}
    </Button>
  )
}

const ChoosePasscode = ({ token }: { readonly token: string }) => {
  const t = useTexts(texts, passcodeTexts)
  const { data } = useServices()
  const [isDone, setIsDone] = useState(false)
  const form = useForm({
    // If the link itself is refused, the error appears at `token`.
    initial: { passcode: '', confirm_passcode: '', token },
    check: newPasscodeErrors,
    send: async (fields) => {
      await data.write('update', 'ParentalPasscodeResetResource', fields)
      setIsDone(true)
    },
  })
  const code = (name: 'passcode' | 'confirm_passcode') => ({
    name,
    value: form.fields[name],
    error: form.problems[name],
    onValue: (value: string) => form.set(name, value),
  })
  if (isDone) {
    return (
      <AccountScreen title={t('passcode.reset.done')} text={t('passcode.reset.done.text')}>
        <GoOn />
      </AccountScreen>
    )
  }
  if (form.problems.token || token === '') {
    return (
      <AccountScreen title={t('link.expired.title')} text={t('passcode.reset.expired')}>
        <GoOn />
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title={t('passcode.reset.title')} text={t('passcode.reset.text')}>
      <form className={styles.form} noValidate method="post" onSubmit={form.submit}>
        <FormProblem text={form.general} />
        <PasscodeField {...code('passcode')} label={t('passcode.new')} hint={t('passcode.code.hint')} />
        <PasscodeField {...code('confirm_passcode')} label={t('passcode.confirm')} />
        <Button kind="accent" size="large" type="submit" wide pending={form.pending}>
          {t('passcode.reset.save')}
        </Button>
      </form>
    </AccountScreen>
  )
}

/** /parental-passcode/reset/?token=…: lets a parent choose a new passcode, signed in or not (IDENT-12). */
export const PasscodeReset = () => {
  const t = useTexts(texts)
  const token = useMailToken()
  if (token === undefined) return <WaitingScreen title={t('passcode.reset.title')} />
  return <ChoosePasscode key={token} token={token ?? ''} />
}
