import type { UserSettings } from '@corkboard/contract/accounts/wire/settings'
import { RadioGroup } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useAudiences } from './audiences.ts'
import { PreferenceForm } from '../../shell/forms/PreferenceForm.tsx'
import { Loaded, Section } from './SectionParts.tsx'
import { useSettingsForm, useUserSettings } from './use-settings-form.ts'

const AUDIENCE_HINTS = {
  everyone: 'mentions.everyone.text',
  following: 'mentions.following.text',
  nobody: 'mentions.nobody.text',
} as const

const Mentions = ({ settings }: { readonly settings: UserSettings }) => {
  const t = useTexts(texts)
  const form = useSettingsForm(settings, ['mentions_from'])
  const options = useAudiences().map((option) => ({ ...option, hint: t(AUDIENCE_HINTS[option.value]) }))
  return (
    <PreferenceForm form={form}>
      <RadioGroup label={t('mentions.from')} options={options} {...form.choice('mentions_from')} />
    </PreferenceForm>
  )
}

/** /settings/edit/mentions */
export const MentionsSection = () => {
  const t = useTexts(texts)
  return (
    <Section title={t('mentions.title')} text={t('mentions.text')}>
      <Loaded response={useUserSettings()}>{(settings) => <Mentions settings={settings} />}</Loaded>
    </Section>
  )
}
