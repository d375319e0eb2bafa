import type { UserSettings } from '@corkboard/contract/accounts/wire/settings'
import { Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as cookiesTexts } from '../../product/cookies/texts/texts.generated.ts'
import { LockableTick } from './LockableTick.tsx'
import { PreferenceForm, Tick, Ticks } from '../../shell/forms/PreferenceForm.tsx'
import { Loaded, Row, Section } from './SectionParts.tsx'
import { sectionPath } from './sections.ts'
import styles from './Settings.module.css'
import { useSettingsForm, useUserSettings } from './use-settings-form.ts'

const Privacy = ({ settings }: { readonly settings: UserSettings }) => {
  const t = useTexts(texts, cookiesTexts)
  const form = useSettingsForm(settings, [
    'is_private_profile',
    'is_search_hidden',
    'personalized_by_visits',
    'shopping_recommendations',
  ])
  return (
    <>
      <PreferenceForm form={form}>
        <Ticks label={t('privacy.profile')}>
          <LockableTick
            {...form.tick('is_private_profile')}
            settings={settings}
            label={t('privacy.private')}
            hint={t('privacy.private.text')}
          />
          <LockableTick
            {...form.tick('is_search_hidden')}
            settings={settings}
            label={t('privacy.search')}
            hint={t('privacy.search.text')}
          />
        </Ticks>
        <Ticks label={t('privacy.personalization')}>
          <Tick {...form.tick('personalized_by_visits')} label={t('privacy.visits')} hint={t('privacy.visits.text')} />
          <Tick
            {...form.tick('shopping_recommendations')}
            label={t('privacy.shopping')}
            hint={t('privacy.shopping.text')}
          />
        </Ticks>
      </PreferenceForm>
      <div className={styles.group}>
        <Row
          title={t('cookies.title')}
          text={t('privacy.cookies.text')}
          action={
            <Button size="small" href={sectionPath('cookies')} aria-label={t('privacy.cookies.manage')}>
              {t('settings.manage')}
            </Button>
          }
        />
      </div>
    </>
  )
}

/** /settings/privacy: who can see the user, and which data personalizes what they see. */
export const PrivacySection = () => {
  const t = useTexts(texts)
  return (
    <Section title={t('privacy.title')} text={t('privacy.text')}>
      <Loaded response={useUserSettings()}>{(settings) => <Privacy settings={settings} />}</Loaded>
    </Section>
  )
}
