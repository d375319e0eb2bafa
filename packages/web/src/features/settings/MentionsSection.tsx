import type { UserSettings } from '@corkboard/contract/accounts/wire/settings'
import { RadioGroup } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { useAudiences } from './audiences.ts'
import { PreferenceForm } from '../../shell/forms/PreferenceForm.tsx'
import { Loaded, Section } from './SectionParts.tsx'
import { useSettingsForm, useUserSettings } from './use-settings-form.ts'

const Mentions = ({ settings }: { readonly settings: UserSettings }) => {
  const t = useMessages()
  const form = useSettingsForm(settings, ['mentions_from'])
  const options = useAudiences().map((option) => ({ ...option, hint: t(`mentions.${option.value}.text`) }))
  return (
    <PreferenceForm form={form}>
      <RadioGroup label={t('mentions.from')} options={options} {...form.choice('mentions_from')} />
    </PreferenceForm>
  )
}

/** /settings/edit/mentions */
export const MentionsSection = () => {
  const t = useMessages()
  return (
    <Section title={t('mentions.title')} text={t('mentions.text')}>
      <Loaded answer={useUserSettings()}>{(settings) => <Mentions settings={settings} />}</Loaded>
    </Section>
  )
}
