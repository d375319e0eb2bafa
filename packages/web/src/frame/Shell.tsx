import { Spinner, ToastRegion } from '@corkboard/design-system'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { texts as shellTexts } from '../shell/texts/texts.generated.ts'
import { texts } from './texts/texts.generated.ts'
import { useAppSelector, useNavigator, useServices, useShown } from '../services.tsx'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { Header } from './Header.tsx'
import { PageView } from './PageView.tsx'
import { FailedPage } from './StatusPage.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import styles from './Shell.module.css'

interface WrapperProps {
  readonly children: ReactNode
}

const SignedInDesktop = ({ children }: WrapperProps) => (
  <>
    <Header hasHome />
    {children}
  </>
)
const UnsignedDesktop = ({ children }: WrapperProps) => (
  <>
    <Header hasHome={false} />
    {children}
  </>
)
const Mobile = ({ children }: WrapperProps) => (
  <>
    <Header hasHome={false} />
    {children}
  </>
)
const Bare = ({ children }: WrapperProps) => children

/** SHELL-05: signed-in desktop, signed-out desktop, mobile for the rest. */
const useWrapper = () => {
  const { visit } = useShown()
  const Wrapper = useAppSelector(({ session }) =>
    session.context.device !== 'desktop' ? Mobile : session.viewer.kind === 'AUTH' ? SignedInDesktop : UnsignedDesktop,
  )
  return visit.page?.isBare ? Bare : Wrapper
}

/** SHELL-03: shown while the next page's files load. */
const LoadingIndicator = () => {
  const navigator = useNavigator()
  const isLoading = useSyncExternalStore(navigator.subscribe, navigator.isLoading, navigator.isLoading)
  const t = useTexts(shellTexts)
  if (!isLoading) return null
  return (
    <div className={styles.loading}>
      <Spinner label={t('shell.loading')} />
    </div>
  )
}

/** SHELL-16: shown while a dialog loads, above open dialogs. It blocks all input meanwhile. */
const LoadingOverlay = () => {
  const { dialogs } = useServices()
  const isWaiting = useSyncExternalStore(dialogs.subscribe, dialogs.isWaiting, dialogs.isWaiting)
  const t = useTexts(shellTexts)
  if (!isWaiting) return null
  return (
    <div className={styles.overlay} popover="manual" ref={(overlay) => overlay?.showPopover()}>
      <Spinner label={t('shell.waiting')} />
    </div>
  )
}

const Dialogs = () => {
  const { dialogs } = useServices()
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.list, dialogs.list)
  return open.map(({ id, content, close }) => <DialogPlace key={id} content={content} close={close} />)
}
const DialogPlace = ({ content, close }: { content: (close: () => void) => ReactNode; close: () => void }) =>
  content(close)

const ToastArea = () => {
  const { toasts } = useServices()
  const t = useTexts(shellTexts)
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return (
    <ToastRegion toasts={shown} onDismiss={toasts.dismiss} label={t('shell.toasts')} closeLabel={t('shell.dismiss')} />
  )
}

/** Everything around the page. */
export const Shell = () => {
  const t = useTexts(texts)
  const { visit } = useShown()
  const Wrapper = useWrapper()
  useShortcuts()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('header.skip')}
      </a>
      <Wrapper>
        <main id="content" tabIndex={-1} className={styles.content}>
          <ErrorBoundary
            where={`page ${visit.handlerId}`}
            resetKey={visit}
            fallback={(retry) => <FailedPage onRetry={retry} />}
          >
            <PageView />
          </ErrorBoundary>
        </main>
      </Wrapper>
      <LoadingIndicator />
      <Dialogs />
      <LoadingOverlay />
      <ToastArea />
    </>
  )
}
