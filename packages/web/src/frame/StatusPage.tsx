import { useEffect } from 'react'
import { Button, EmptyState, ErrorState } from '@corkboard/design-system'
import { useTexts } from '../i18n/use-texts.ts'
import { useServices } from '../services.tsx'
import { texts as shellTexts } from '../shell/texts/texts.generated.ts'
import { FallenPin, TornThread } from '../shell/FallenPin.tsx'
import { signedInParts } from '../lazy/signed-in-parts.ts'

const MISSING_TEXTS = {
  404: { title: 'error.notFound.title', text: 'error.notFound.text' },
  410: { title: 'error.gone.title', text: 'error.gone.text' },
} as const

/** Shown for a missing or deleted page. The header stays and there is a link home. */
export const MissingPage = ({ status = 404 }: { readonly status?: 404 | 410 }) => {
  const t = useTexts(shellTexts)
  const { title, text } = MISSING_TEXTS[status]
  const Own = signedInParts()?.OwnMissingPin
  const page = (
    <EmptyState
      title={t(title)}
      level={1}
      isPage
      picture={<FallenPin />}
      action={<Button href="/">{t('error.home')}</Button>}
    >
      {t(text)}
    </EmptyState>
  )
  return Own ? <Own otherwise={page} /> : page
}

interface FailedPageProps {
  readonly onRetry: () => void
  readonly text?: string | undefined
  /** True if it failed because the device is offline, which the banner at the top says. */
  readonly isOffline?: boolean
}

/** Shown when the page failed to load: the default error text and a retry button. */
export const FailedPage = ({ onRetry, text, isOffline = false }: FailedPageProps) => {
  const t = useTexts(shellTexts)
  const { toasts } = useServices()
  // A file that was preloaded for the page may have failed before the page did, and a toast said why.
  useEffect(() => {
    if (isOffline) for (const { kind, id } of toasts.list()) if (kind === 'danger') toasts.dismiss(id)
  }, [isOffline, toasts])
  return (
    <ErrorState
      title={isOffline ? t('error.offline.title') : (text ?? t('error.default'))}
      picture={<TornThread />}
      level={1}
      isPage
      retryLabel={t('error.retry')}
      onRetry={onRetry}
    >
      {isOffline && t('error.offline.text')}
    </ErrorState>
  )
}
