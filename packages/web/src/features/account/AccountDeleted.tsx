import { Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { homePath } from '../../product/addresses.ts'
import { AccountScreen } from './AccountScreen.tsx'

/** The final screen after a user deletes their account. */
export const AccountDeleted = () => {
  const t = useTexts(texts)
  return (
    <AccountScreen title={t('deletion.done')} text={t('deletion.done.text')}>
      <Button kind="accent" size="large" wide href={homePath}>
        {t('deletion.done.goOn')}
      </Button>
    </AccountScreen>
  )
}
