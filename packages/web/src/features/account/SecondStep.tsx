import type { MfaChallengeWire, MfaMethod } from '@corkboard/contract/accounts/wire/mfa'
import { Button, FormProblem, TextField } from '@corkboard/design-system'
import { useEffect, useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { PasskeyRefusal, signWithPasskey } from '../../product/accounts/passkeys.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import styles from './AccountForm.module.css'
import { takeSecondStep, type SecondStepOptions } from './sign-in.ts'

interface SecondStepProps {
  readonly challenge: MfaChallengeWire
  readonly options: SecondStepOptions
  readonly onDone: () => void
  /** Called to go back to name and password. */
  readonly onStartAgain: () => void
}

/** From easiest to hardest. */
const ORDER: readonly MfaMethod[] = ['passkey', 'totp', 'recovery_code']

const WAY = {
  passkey: 'secondStep.passkey',
  totp: 'secondStep.totp',
  recovery_code: 'secondStep.recovery',
} as const satisfies Readonly<Record<MfaMethod, string>>

/** IDENT-20: the password was right and this account requires a second step. */
export const SecondStep = ({ challenge, options, onDone, onStartAgain }: SecondStepProps) => {
  const t = useTexts(texts)
  const heading = useRef<HTMLHeadingElement>(null)
  const methods = ORDER.filter((method) => challenge.methods.includes(method))
  const [method, setMethod] = useState<MfaMethod>(methods[0] ?? 'recovery_code')
  // The focused element was removed. The heading says what to do now.
  useEffect(() => heading.current?.focus(), [])
  const way = { challenge, options, onDone }
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.step}>
        {t('secondStep.title')}
      </h2>
      {method === 'passkey' ? <WithPasskey {...way} /> : <WithCode key={method} {...way} method={method} />}
      <div className={styles.ways}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} kind="quiet" wide onClick={() => setMethod(other)}>
              {t(WAY[other])}
            </Button>
          ))}
        <Button kind="quiet" wide onClick={onStartAgain}>
          {t('secondStep.startAgain')}
        </Button>
      </div>
    </div>
  )
}

type WayProps = Omit<SecondStepProps, 'onStartAgain'>

const CODES = {
  totp: { text: 'secondStep.totp.text', label: 'secondStep.totp.label' },
  recovery_code: { text: 'secondStep.recovery.text', label: 'secondStep.recovery.label' },
} as const

const WithCode = ({ challenge, options, onDone, method }: WayProps & { readonly method: keyof typeof CODES }) => {
  const t = useTexts(texts)
  const services = useServices()
  const form = useForm({
    initial: { mfa_token: '' },
    check: ({ mfa_token: code }) => (code.trim() === '' ? { mfa_token: 'request.missing' as const } : {}),
    send: async ({ mfa_token: code }) => {
      await takeSecondStep(services, challenge, { code: code.trim() }, options)
      onDone()
    },
  })
  const isApp = method === 'totp'
  return (
    <form className={styles.form} noValidate method="post" onSubmit={form.submit}>
      <p className={styles.subtle}>{t(CODES[method].text)}</p>
      <FormProblem text={form.general} />
      <TextField
        {...form.field('mfa_token')}
        label={t(CODES[method].label)}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <Button kind="accent" size="large" type="submit" wide pending={form.pending}>
        {t('secondStep.continue')}
      </Button>
    </form>
  )
}

const WithPasskey = ({ challenge, options, onDone }: WayProps) => {
  const t = useTexts(texts, accountsTexts)
  const services = useServices()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const sign = async () => {
    setPending(true)
    setProblem(null)
    try {
      const passkey = await signWithPasskey(challenge.passkey_options)
      await takeSecondStep(services, challenge, { passkey }, options)
      onDone()
    } catch (thrown) {
      setProblem(thrown instanceof PasskeyRefusal ? t(thrown.text) : errorOf(thrown).message)
      setPending(false)
    }
  }
  return (
    <>
      <p className={styles.subtle}>{t('secondStep.passkey.text')}</p>
      <FormProblem text={problem} />
      <Button kind="accent" size="large" wide pending={pending} onClick={() => void sign()}>
        {t('secondStep.passkey')}
      </Button>
    </>
  )
}
