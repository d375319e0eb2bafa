import { Banner, Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { twoFactorPath, withReturn } from '../../product/addresses.ts'

/**
 * IDENT-20: replaces admin pages until two-factor authentication keeps a stolen password from opening them. Links to
 * the setting and back.
 */
export const RequireSecondStep = ({ back }: { readonly back: string }) => {
  const t = useTexts(texts)
  return (
    <Banner
      action={
        <Button kind="accent" href={withReturn(twoFactorPath, back)}>
          {t('admin.secondStep.turnOn')}
        </Button>
      }
    >
      <strong>{t('admin.secondStep.title')}</strong>
      <br />
      {t('admin.secondStep.text')}
    </Banner>
  )
}
