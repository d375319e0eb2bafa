import { useEffect } from 'react'
import { ServicesContext, type Services } from '../services.tsx'
import { STARTED_EVENT } from '../shell/embedded.ts'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { Shell } from './Shell.tsx'
import { FailedPage } from './StatusPage.tsx'

/** The whole app. With the same data it renders the same on server and browser. */
export const App = ({ services }: { readonly services: Services }) => {
  useEffect(() => void document.dispatchEvent(new Event(STARTED_EVENT)), [])
  return (
    <ServicesContext value={services}>
      <ErrorBoundary
        where="shell"
        resetKey={services}
        fallback={() => <FailedPage onRetry={() => location.reload()} />}
      >
        <Shell />
      </ErrorBoundary>
    </ServicesContext>
  )
}
