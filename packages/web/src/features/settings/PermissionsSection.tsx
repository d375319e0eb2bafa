import type { UserSettings } from '@corkboard/contract/accounts/wire/settings'
import { Button, RadioGroup } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { BlockedPeople } from './BlockedPeople.tsx'
import { AUDIENCE_LABELS, useAudiences, useMessageAudiences } from './audiences.ts'
import { LockableTick } from './LockableTick.tsx'
import { PreferenceForm, Tick, Ticks } from '../../shell/forms/PreferenceForm.tsx'
import { Loaded, Row, Section } from './SectionParts.tsx'
import { sectionPath } from './sections.ts'
import styles from './Settings.module.css'
import { useMayVerify } from './use-may-verify.ts'
import { useMe } from './use-me.ts'
import { useSettingsForm, useUserSettings } from './use-settings-form.ts'

const Permissions = ({ settings }: { readonly settings: UserSettings }) => {
  const t = useTexts(texts)
  const mayVerify = useMayVerify()
  const isVerified = useMe()?.is_email_verified === true
  const form = useSettingsForm(settings, [
    'messages_from',
    'comments_from',
    'findable_by_email',
    'findable_by_phone',
    'is_suggested',
    'shares_originals',
  ])
  return (
    <>
      <div className={styles.group}>
        <Row
          title={t('permissions.mentions')}
          text={t(AUDIENCE_LABELS[settings.mentions_from])}
          action={
            <Button size="small" href={sectionPath('mentions')} aria-label={t('permissions.mentions.change')}>
              {t('settings.change')}
            </Button>
          }
        />
      </div>
      <PreferenceForm form={form}>
        <RadioGroup
          label={t('permissions.messages')}
          options={useMessageAudiences()}
          {...form.choice('messages_from')}
        />
        <RadioGroup label={t('permissions.comments')} options={useAudiences()} {...form.choice('comments_from')} />
        <Ticks label={t('permissions.found')}>
          {/* Without a verified address no one is found by either. */}
          {(isVerified || mayVerify) && (
            <>
              <LockableTick
                {...form.tick('findable_by_email')}
                settings={settings}
                label={t('permissions.byEmail')}
                hint={t('permissions.byEmail.text')}
              />
              <LockableTick
                {...form.tick('findable_by_phone')}
                settings={settings}
                label={t('permissions.byPhone')}
                hint={t('permissions.byPhone.text')}
              />
            </>
          )}
          <LockableTick
            {...form.tick('is_suggested')}
            settings={settings}
            label={t('permissions.suggested')}
            hint={t('permissions.suggested.text')}
          />
        </Ticks>
        <Ticks label={t('permissions.pictures')}>
          <Tick
            {...form.tick('shares_originals')}
            label={t('permissions.originals')}
            hint={t('permissions.originals.text')}
          />
        </Ticks>
      </PreferenceForm>
      <BlockedPeople />
    </>
  )
}

/** /settings/permissions: who may contact the user and who can find them. */
export const PermissionsSection = () => {
  const t = useTexts(texts)
  return (
    <Section title={t('permissions.title')} text={t('permissions.text')}>
      <Loaded response={useUserSettings()}>{(settings) => <Permissions settings={settings} />}</Loaded>
    </Section>
  )
}
