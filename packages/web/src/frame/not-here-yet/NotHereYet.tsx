import { Button, EmptyState } from '@corkboard/design-system'
import { messages } from '../../messages/compiled/en-US.places.generated.ts'
import { T, useMessages } from '../../messages/messages.tsx'
import { PlaceTexts } from '../../messages/PlaceTexts.tsx'
import { plainText } from '../../messages/plain-text.ts'
import { definePage } from '../../router/define-page.ts'
import { FallenPin } from '../../shell/FallenPin.tsx'

const Notice = () => {
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

const NotHereYet = () => (
  <PlaceTexts>
    <Notice />
  </PlaceTexts>
)

/** The page of every route whose feature is still to come (pages/not-here-yet.ts). */
export const page = definePage({
  head: () => ({ title: plainText(messages, 'notHereYet.title'), isPrivate: true }),
  variant: () => NotHereYet,
})
