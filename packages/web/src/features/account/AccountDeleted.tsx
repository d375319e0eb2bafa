import { Button } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { homePath } from '../../product/addresses.ts'
import { AccountScreen, AccountTexts } from './AccountScreen.tsx'

const Content = () => {
  const t = useMessages()
  return (
    <AccountScreen title={t('deletion.done')} text={t('deletion.done.text')}>
      <Button kind="accent" size="large" wide href={homePath}>
        {t('deletion.done.goOn')}
      </Button>
    </AccountScreen>
  )
}

/** The last that somebody sees who has deleted their account. */
export const AccountDeleted = () => (
  <AccountTexts>
    <Content />
  </AccountTexts>
)
