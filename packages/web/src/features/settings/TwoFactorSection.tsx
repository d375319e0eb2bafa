import type { MfaSettings } from '@corkboard/contract/accounts/wire/mfa'
import { Banner, Button, EmptyState } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useServices, useShown } from '../../services.tsx'
import { safeNextPath } from '../../product/accounts/safe-next-path.ts'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import { resource } from '../../store/requests.ts'
import type { FactorProps } from './factors.ts'
import { AuthenticatorApp } from './AuthenticatorApp.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { Loaded, Section } from './SectionParts.tsx'
import { sectionPath } from './sections.ts'

export const mfaSettings = resource('MfaSettingsResource', {})

/** A link back to the page that sent the user here, shown once two-factor authentication is on. */
const WayBack = () => {
  const t = useTexts(texts)
  const next = new URLSearchParams(useShown().visit.location.search).get('next')
  if (next === null) return null
  return (
    <Banner
      kind="success"
      action={
        <Button size="small" kind="accent" href={safeNextPath(next)}>
          {t('twoFactor.ready.back')}
        </Button>
      }
    >
      {t('twoFactor.ready')}
    </Banner>
  )
}

const Factors = (props: FactorProps) => {
  const t = useTexts(texts)
  const { settings } = props
  if (!settings.can_enable) {
    return (
      <EmptyState
        title={t('twoFactor.noPassword')}
        action={
          <Button kind="accent" href={sectionPath('password')}>
            {t('password.first')}
          </Button>
        }
      >
        {t('twoFactor.noPassword.text')}
      </EmptyState>
    )
  }
  return (
    <>
      {settings.is_required && !settings.is_enabled && <Banner>{t('twoFactor.required')}</Banner>}
      {settings.is_enabled && <WayBack />}
      <AuthenticatorApp {...props} />
      <Passkeys {...props} />
      <RecoveryCodes {...props} />
    </>
  )
}

/** IDENT-20: what login requires in addition to the password. */
export const TwoFactorSection = () => {
  const t = useTexts(texts)
  const services = useServices()
  const response = useResponse<MfaSettings>(mfaSettings)
  const onChanged: FactorProps['onChanged'] = (codes) => {
    if (codes) services.dialogs.open((close) => <RecoveryCodesDialog codes={codes} onClose={close} />)
    response.reload()
    void refreshViewer(services)
  }
  return (
    <Section title={t('twoFactor.title')} text={t('twoFactor.text')}>
      <Loaded response={response}>{(settings) => <Factors settings={settings} onChanged={onChanged} />}</Loaded>
    </Section>
  )
}
