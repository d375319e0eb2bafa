import { Button, EmptyState } from '@corkboard/design-system'
import { useTexts } from '../i18n/use-texts.ts'
import { TornThread } from '../shell/FallenPin.tsx'
import { texts as shellTexts } from '../shell/texts/texts.generated.ts'
import { definePage } from '../router/define-page.ts'
import { useShown } from '../services.tsx'

// The app does not start on a failed document, so the retry is a link.
const ServerFailure = () => {
  const t = useTexts(shellTexts)
  const { visit } = useShown()
  const here = visit.location.pathname + visit.location.search
  return (
    <EmptyState
      title={t('error.default')}
      level={1}
      isPage
      picture={<TornThread />}
      action={<Button href={here}>{t('error.retry')}</Button>}
    />
  )
}

/** The page that the server renders instead of one that failed to render. */
export const serverFailure = definePage({
  head: ({ texts }) => ({ title: texts(shellTexts)('error.default'), isPrivate: true }),
  variant: () => ServerFailure,
})
