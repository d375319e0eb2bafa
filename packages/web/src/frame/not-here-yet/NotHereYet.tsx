import { Button, EmptyState } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as notHereYetTexts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { definePage } from '../../router/define-page.ts'
import { FallenPin } from '../../shell/FallenPin.tsx'

const NotHereYet = () => {
  const t = useTexts(notHereYetTexts, shellTexts)
  return (
    <EmptyState
      title={t('notHereYet.title')}
      level={1}
      isPage
      picture={<FallenPin />}
      action={<Button href="/">{t('error.home')}</Button>}
    >
      {t('notHereYet.text')}
    </EmptyState>
  )
}

/** The page for routes whose feature is not built yet (pages/not-here-yet.ts). */
export const page = definePage({
  head: ({ texts }) => ({ title: texts(notHereYetTexts)('notHereYet.title'), isPrivate: true }),
  variant: () => NotHereYet,
})
