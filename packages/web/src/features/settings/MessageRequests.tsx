import type { UserSettings } from '@corkboard/contract/accounts/wire/settings'
import { RadioGroup } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useMessageAudiences } from './audiences.ts'
import { BackToNotifications } from './BackToNotifications.tsx'
import { PreferenceForm } from '../../shell/forms/PreferenceForm.tsx'
import { Loaded, Section } from './SectionParts.tsx'
import { useSettingsForm, useUserSettings } from './use-settings-form.ts'

const Writers = ({ settings }: { readonly settings: UserSettings }) => {
  const t = useTexts(texts)
  const form = useSettingsForm(settings, ['messages_from'])
  return (
    <PreferenceForm form={form}>
      <RadioGroup label={t('permissions.messages')} options={useMessageAudiences()} {...form.choice('messages_from')} />
    </PreferenceForm>
  )
}

/** /settings/messages/requests: who may message the user. */
export const MessageRequests = () => {
  const t = useTexts(texts)
  return (
    <>
      <BackToNotifications />
      <Section title={t('notifications.requests')} text={t('notifications.requests.text')}>
        <Loaded response={useUserSettings()}>{(settings) => <Writers settings={settings} />}</Loaded>
      </Section>
    </>
  )
}
