import { isSpoken } from '@corkboard/contract/locales'
import type { SettingOption, UserSettings } from '@corkboard/contract/accounts/wire/settings'
import { Banner, Select } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useServices } from '../../services.tsx'
import { followLocale } from '../../product/accounts/follow-locale.ts'
import { resource } from '../../store/requests.ts'
import { PreferenceForm } from '../../shell/forms/PreferenceForm.tsx'
import { Loaded, Section } from './SectionParts.tsx'
import { useSettingsForm, useUserSettings } from './use-settings-form.ts'

export const locales = resource('LocalesResource', {})
export const countries = resource('CountriesResource', {})

interface ChoicesProps {
  readonly settings: UserSettings
  readonly localeOptions: readonly SettingOption[]
  readonly countryOptions: readonly SettingOption[]
}

const Choices = ({ settings, localeOptions, countryOptions }: ChoicesProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const form = useSettingsForm(settings, ['locale', 'country'], ({ locale }) => followLocale(services, locale))
  const chosen = localeOptions.find(({ value }) => value === form.fields.locale)
  const select = (name: 'locale' | 'country') => {
    const { onChange, ...rest } = form.choice(name)
    return { ...rest, onChange: (event: { currentTarget: HTMLSelectElement }) => onChange(event.currentTarget.value) }
  }
  return (
    <PreferenceForm form={form}>
      <Select {...select('locale')} label={t('language.locale')} hint={t('language.locale.text')}>
        {localeOptions.map(({ value, label }) => (
          // Each language has the name its speakers use.
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </Select>
      {chosen && !isSpoken(chosen.value) && (
        // An English sentence stays left to right, whatever language it names.
        <Banner>
          <p dir="ltr">{t('language.unspoken', { language: chosen.label })}</p>
        </Banner>
      )}
      <Select {...select('country')} label={t('language.country')} autoComplete="country">
        {countryOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </PreferenceForm>
  )
}

/** /settings/language (ours) */
export const LanguageSection = () => {
  const t = useTexts(texts)
  const settings = useUserSettings()
  const localeResponse = useResponse<readonly SettingOption[]>(locales)
  const countryResponse = useResponse<readonly SettingOption[]>(countries)
  return (
    <Section title={t('language.title')} text={t('language.text')}>
      <Loaded response={settings}>
        {(known) => (
          <Loaded response={localeResponse}>
            {(localeOptions) => (
              <Loaded response={countryResponse}>
                {(countryOptions) => (
                  <Choices settings={known} localeOptions={localeOptions} countryOptions={countryOptions} />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Section>
  )
}
