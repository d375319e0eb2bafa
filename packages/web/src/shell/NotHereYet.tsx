import { Button, EmptyState } from '@corkboard/design-system'
import { T, useMessages } from '../messages/messages.tsx'
import { definePage } from '../router/define-page.ts'
import { FallenPin } from './StatusPage.tsx'

const NotHereYet = () => {
  const t = useMessages()
  return (
    <EmptyState
      title={t('notHereYet.title')}
      level={1}
      isPage
      picture={<FallenPin />}
      action={<Button href="/">{t('error.home')}</Button>}
    >
      <T id="notHereYet.text" />
    </EmptyState>
  )
}

/** The page of every route whose feature is still to come (pages/not-here-yet.ts). */
export const page = definePage({
  head: ({ t }) => ({ title: t('notHereYet.title'), isPrivate: true }),
  variant: () => NotHereYet,
})
