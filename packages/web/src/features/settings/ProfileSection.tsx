import { LIMITS } from '@corkboard/contract/limits'
import type { SettingOption, UserSettings } from '@corkboard/contract/accounts/wire/settings'
import { RadioGroup, Select, TextArea, TextField } from '@corkboard/design-system'
import type { FormEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse } from '../../services.tsx'
import { completeLink } from '../../shell/forms/complete-link.ts'
import { PreferenceForm, Tick, Ticks } from '../../shell/forms/PreferenceForm.tsx'
import { countries } from './LanguageSection.tsx'
import styles from './Preferences.module.css'
import { Portrait } from './Portrait.tsx'
import { Loaded, Section } from './SectionParts.tsx'
import { useSettingsForm, useUserSettings } from './use-settings-form.ts'

const GENDER_LABELS = {
  none: 'ownProfile.gender.none',
  female: 'ownProfile.gender.female',
  male: 'ownProfile.gender.male',
  custom: 'ownProfile.gender.custom',
  unspecified: 'ownProfile.gender.unspecified',
  own: 'ownProfile.gender.own',
} as const

const GENDERS = ['female', 'male', 'custom', 'unspecified'] as const

const NAMES = [
  'first_name',
  'last_name',
  'username',
  'about',
  'pronouns',
  'website_url',
  'business_name',
  'birthday',
  'gender',
  'custom_gender',
  'phone_country',
  'phone_number',
  'save_behavior',
  'hides_titles',
] as const

type Name = (typeof NAMES)[number]

interface ProfileProps {
  readonly settings: UserSettings
  readonly countryOptions: readonly SettingOption[]
}

const Profile = ({ settings, countryOptions }: ProfileProps) => {
  const t = useTexts(texts)
  const form = useSettingsForm(settings, NAMES)
  const { locked } = settings
  /** Missing text is `null` on the server and an empty field in the form. */
  const field = (name: Exclude<Name, 'save_behavior' | 'hides_titles'>) => ({
    name,
    value: form.fields[name] ?? '',
    error: form.problems[name],
    onChange: ({ currentTarget: { value } }: FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      form.set(name, value === '' && settings[name] === null ? null : value),
  })
  return (
    <PreferenceForm form={form}>
      <TextField {...field('first_name')} label={t('ownProfile.firstName')} autoComplete="given-name" required />
      <TextField {...field('last_name')} label={t('ownProfile.lastName')} autoComplete="family-name" />
      <TextField
        {...field('username')}
        label={t('ownProfile.username')}
        hint={t('ownProfile.username.text', { min: LIMITS.usernameMin, max: LIMITS.usernameMax })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <TextArea {...field('about')} label={t('ownProfile.about')} maxLength={LIMITS.about} rows={3} />
      <TextField {...field('pronouns')} label={t('ownProfile.pronouns')} />
      <TextField
        {...field('website_url')}
        onBlur={({ currentTarget: { value } }) => value !== '' && form.set('website_url', completeLink(value))}
        label={t('ownProfile.website')}
        type="url"
        inputMode="url"
        autoComplete="url"
        dir="ltr"
      />
      {locked['business_name'] === undefined && (
        <TextField {...field('business_name')} label={t('ownProfile.business')} autoComplete="organization" required />
      )}
      <fieldset className={styles.fields}>
        <legend>{t('ownProfile.private')}</legend>
        <TextField
          {...field('birthday')}
          label={t('ownProfile.birthday')}
          hint={t(locked['birthday'] === 'given_once' ? 'ownProfile.birthday.given' : 'ownProfile.birthday.text')}
          type="date"
          autoComplete="bday"
          disabled={locked['birthday'] === 'given_once'}
        />
        <Select {...field('gender')} label={t('ownProfile.gender')} autoComplete="sex">
          {settings.gender === null && <option value="">{t('ownProfile.gender.none')}</option>}
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(GENDER_LABELS[gender])}
            </option>
          ))}
        </Select>
        {form.fields.gender === 'custom' && (
          <TextField {...field('custom_gender')} label={t('ownProfile.gender.own')} required />
        )}
        <Select {...field('phone_country')} label={t('ownProfile.phoneCountry')} autoComplete="tel-country-code">
          <option value="">{t('ownProfile.phoneCountry.none')}</option>
          {countryOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextField
          {...field('phone_number')}
          label={t('ownProfile.phone')}
          type="tel"
          autoComplete="tel-national"
          dir="ltr"
        />
      </fieldset>
      <RadioGroup
        label={t('ownProfile.saving')}
        options={[
          { value: 'ask', label: t('ownProfile.saving.ask') },
          { value: 'last_board', label: t('ownProfile.saving.last') },
        ]}
        {...form.choice('save_behavior')}
      />
      <Ticks label={t('ownProfile.grids')}>
        <Tick
          {...form.tick('hides_titles')}
          label={t('ownProfile.grids.quiet')}
          hint={t('ownProfile.grids.quiet.text')}
        />
      </Ticks>
    </PreferenceForm>
  )
}

/** /settings/edit/profile (ours): the user's public profile and personal details. */
export const ProfileSection = () => {
  const t = useTexts(texts)
  const settings = useUserSettings()
  const countryResponse = useResponse<readonly SettingOption[]>(countries)
  return (
    <Section title={t('ownProfile.title')} text={t('ownProfile.text')}>
      <Portrait />
      <Loaded response={settings}>
        {(known) => (
          <Loaded response={countryResponse}>
            {(countryOptions) => <Profile settings={known} countryOptions={countryOptions} />}
          </Loaded>
        )}
      </Loaded>
    </Section>
  )
}
