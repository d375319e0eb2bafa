import { FORM_ERRORS } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'
import { Button, FormProblem, PasswordField, TextField } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { homePath } from '../../product/addresses.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import styles from './AccountForm.module.css'
import { useAgeRestriction } from './age-restriction.ts'
import { checkSignUp, type SignUpFields } from './account-fields.ts'
import { confirmAge } from './confirm-age.tsx'
import { MoreAboutYou } from './MoreAboutYou.tsx'
import { useSignUpProof } from './sign-up-proof.ts'
import { signUp } from './sign-up.ts'
import type { AccountFormProps } from './LogInForm.tsx'

const BLANK: SignUpFields = {
  first_name: '',
  email: '',
  password: '',
  birthday: '',
  last_name: '',
  username: '',
  gender: '',
  custom_gender: '',
}

interface SignUpFormProps extends AccountFormProps {
  /** Omits the details about the user. */
  readonly isShort: boolean
}

/** IDENT-01 */
export function SignUpForm({ onDone, isShort, ...options }: SignUpFormProps) {
  const t = useTexts(texts, accountsTexts)
  const services = useServices()
  const isTooYoung = useAgeRestriction()
  const proof = useSignUpProof()
  const form = useForm({
    initial: BLANK,
    check: checkSignUp,
    send: async (fields) => {
      await confirmAge(services, fields.birthday)
      await signUp(services, fields, await proof.give(), options)
      onDone()
    },
  })
  const { field } = form
  if (isTooYoung) {
    return (
      <div className={styles.form}>
        <p className={styles.refusal}>{FORM_ERRORS['age.restricted'].message}</p>
        <Button wide href={homePath}>
          {t('account.age.look')}
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.form} noValidate method="post" onSubmit={form.submit} {...proof.watch}>
      <FormProblem text={form.general} />
      <TextField
        {...field('first_name')}
        label={t('account.firstName')}
        autoComplete="given-name"
        required
        data-autofocus=""
      />
      <TextField {...field('email')} label={t('account.email')} type="email" autoComplete="email" required />
      <PasswordField
        {...field('password')}
        label={t('account.password')}
        hint={t('account.passwordHint', { min: LIMITS.passwordMin })}
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        autoComplete="new-password"
        required
      />
      <TextField {...field('birthday')} label={t('account.birthday')} type="date" autoComplete="bday" />
      {!isShort && <MoreAboutYou form={form} />}
      <Button kind="accent" size="large" type="submit" wide pending={form.pending}>
        {t('account.signUp')}
      </Button>
    </form>
  )
}
