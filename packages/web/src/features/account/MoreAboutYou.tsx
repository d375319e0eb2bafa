import { LIMITS } from '@corkboard/contract/limits'
import { Select, TextField } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import type { useForm } from '../../shell/forms/use-form.ts'
import styles from './AccountForm.module.css'
import type { SignUpFields } from './account-fields.ts'
import { texts } from './texts/texts.generated.ts'

const GENDERS = {
  female: 'account.gender.female',
  male: 'account.gender.male',
  custom: 'account.gender.custom',
  unspecified: 'account.gender.unspecified',
} as const

interface MoreAboutYouProps {
  readonly form: ReturnType<typeof useForm<SignUpFields>>
}

/** IDENT-01: the optional fields of a registration. A refusal at one of them unfolds them. */
export const MoreAboutYou = ({ form: { fields, field, set } }: MoreAboutYouProps) => {
  const t = useTexts(texts)
  const { onChange: _, ...gender } = field('gender')
  return (
    <details className={styles.more}>
      <summary>{t('account.more')}</summary>
      <TextField {...field('last_name')} label={t('account.lastName')} autoComplete="family-name" />
      <TextField
        {...field('username')}
        label={t('account.username')}
        hint={t('account.username.hint', { min: LIMITS.usernameMin, max: LIMITS.usernameMax })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <Select
        {...gender}
        label={t('account.gender')}
        autoComplete="sex"
        onChange={({ currentTarget }) => set('gender', currentTarget.value)}
      >
        <option value="">{t('account.gender.none')}</option>
        {Object.entries(GENDERS).map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </Select>
      {fields.gender === 'custom' && (
        <TextField {...field('custom_gender')} label={t('account.gender.own')} autoComplete="off" required />
      )}
    </details>
  )
}
