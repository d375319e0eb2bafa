import type { I18n } from '@lingui/core'
import { useEffect } from 'react'
import { MessagesContext } from '../messages/messages.tsx'
import { ServicesContext, type Services } from '../services.tsx'
import { STARTED_EVENT } from '../shell/embedded.ts'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { Shell } from './Shell.tsx'
import { FailedPage } from './StatusPage.tsx'

/** The whole app, the same function of the same data on server and browser. */
export const App = ({ services, messages }: { readonly services: Services; readonly messages: I18n }) => {
  useEffect(() => void document.dispatchEvent(new Event(STARTED_EVENT)), [])
  return (
    <ServicesContext value={services}>
      <MessagesContext value={messages}>
        <ErrorBoundary
          where="shell"
          resetKey={services}
          fallback={() => <FailedPage onRetry={() => location.reload()} />}
        >
          <Shell />
        </ErrorBoundary>
      </MessagesContext>
    </ServicesContext>
  )
}
