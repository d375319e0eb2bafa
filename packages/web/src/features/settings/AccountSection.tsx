import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { Banner, Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { settingsPath, twoFactorPath, withReturn } from '../../product/addresses.ts'
import { DataDownloadRow } from './DataDownloadRow.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { Row, Section } from './SectionParts.tsx'
import { sectionPath, type SettingsSectionId } from './sections.ts'
import styles from './Settings.module.css'
import { useMe } from './use-me.ts'
import { VerifiedState } from './VerifiedState.tsx'

const Ways = ({ me }: { readonly me: SignedInViewer }) => {
  const t = useTexts(texts)
  const way = (id: SettingsSectionId, word: 'settings.change' | 'settings.manage', name: string) => (
    <Button size="small" href={sectionPath(id)} aria-label={name}>
      {t(word)}
    </Button>
  )
  return (
    <div className={styles.group}>
      <Row
        title={t('accountSettings.username')}
        text={<bdi>{`@${me.username}`}</bdi>}
        action={way('profile', 'settings.change', t('accountSettings.username.change'))}
      />
      <Row
        title={t('accountSettings.email')}
        text={
          <>
            {me.email}
            <br />
            <VerifiedState />
          </>
        }
        action={way('email', 'settings.change', t('accountSettings.email.change'))}
      />
      <Row
        title={t('accountSettings.password')}
        text={t(me.has_password ? 'accountSettings.password.hidden' : 'accountSettings.password.none')}
        action={way('password', 'settings.change', t('accountSettings.password.change'))}
      />
      <Row
        title={t('twoFactor.title')}
        text={me.has_mfa_enabled ? <span className={styles.good}>{t('twoFactor.on')}</span> : t('twoFactor.off')}
        action={way('two-factor', 'settings.manage', t('accountSettings.twoFactor.manage'))}
      />
      <Row
        title={t('sessions.title')}
        action={way('sessions', 'settings.manage', t('accountSettings.sessions.manage'))}
      />
    </div>
  )
}

/** /settings/account-settings: the account's details, and deleting it. */
export const AccountSection = () => {
  const t = useTexts(texts)
  const { dialogs } = useServices()
  const me = useMe()
  if (!me) return null
  return (
    <Section title={t('accountSettings.title')} text={t('accountSettings.text')}>
      {me.must_enable_mfa && (
        <Banner
          action={
            <Button size="small" href={withReturn(twoFactorPath, settingsPath)}>
              {t('twoFactor.turnOn')}
            </Button>
          }
        >
          {t('twoFactor.required')}
        </Banner>
      )}
      <Ways me={me} />
      <div className={styles.group}>
        <DataDownloadRow />
        <Row
          title={t('accountSettings.delete')}
          text={t('accountSettings.delete.text')}
          action={
            <Button
              size="small"
              kind="quietDanger"
              onClick={() => dialogs.open((close) => <DeleteAccountDialog me={me} onClose={close} />)}
            >
              {t('accountSettings.delete')}
            </Button>
          }
        />
      </div>
    </Section>
  )
}
