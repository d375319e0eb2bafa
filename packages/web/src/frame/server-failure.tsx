import { Button, EmptyState, WarningIcon } from '@corkboard/design-system'
import { useMessages } from '../messages/messages.tsx'
import { definePage } from '../router/define-page.ts'
import { useShown } from '../services.tsx'

// The app does not start on a failed document, so trying again is a link.
const ServerFailure = () => {
  const t = useMessages()
  const { visit } = useShown()
  const here = visit.location.pathname + visit.location.search
  return (
    <EmptyState
      title={t('error.default')}
      level={1}
      isPage
      picture={<WarningIcon size={24} />}
      action={<Button href={here}>{t('error.retry')}</Button>}
    />
  )
}

/** What the server draws in place of a page it could not draw. */
export const serverFailure = definePage({
  head: ({ t }) => ({ title: t('error.default'), isPrivate: true }),
  variant: () => ServerFailure,
})
