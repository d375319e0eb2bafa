import { Button, EmptyState, ErrorState } from '@corkboard/design-system'
import { useMessages } from '../messages/messages.tsx'
import { FallenPin } from '../shell/FallenPin.tsx'
import { signedInParts } from '../lazy/signed-in-parts.ts'

/** There is nothing here, or no longer: the header stays and there is a way on. */
export const MissingPage = ({ status = 404 }: { readonly status?: 404 | 410 }) => {
  const t = useMessages()
  const kind = status === 410 ? 'gone' : 'notFound'
  const Own = signedInParts()?.OwnMissingPin
  const page = (
    <EmptyState
      title={t(`error.${kind}.title`)}
      level={1}
      isPage
      picture={<FallenPin />}
      action={<Button href="/">{t('error.home')}</Button>}
    >
      {t(`error.${kind}.text`)}
    </EmptyState>
  )
  return Own ? <Own otherwise={page} /> : page
}

interface FailedPageProps {
  readonly onRetry: () => void
  readonly text?: string | undefined
  readonly isPending?: boolean
}

/** The page could not be shown: says so in the default words, and tries again. */
export const FailedPage = ({ onRetry, text, isPending = false }: FailedPageProps) => {
  const t = useMessages()
  return (
    <ErrorState
      title={text ?? t('error.default')}
      level={1}
      isPage
      retryLabel={t('error.retry')}
      onRetry={onRetry}
      pending={isPending}
    />
  )
}
