import type { PageViewer } from '@corkboard/contract/page'
import { AlertDialog } from '@corkboard/design-system'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import type { Services } from '../../services.tsx'
import { isChangingAccount } from './account-change.ts'
import { forgetAccountChange, noteAccountChange } from './account-note.ts'
import { leaveEndedSession } from './leave-ended-session.ts'
import { restartApp } from './restart-app.ts'
import { loadSessionState } from './session-state.ts'
import { texts } from './texts/texts.generated.ts'

const accountOf = (viewer: PageViewer): string | undefined => (viewer.kind === 'AUTH' ? viewer.id : undefined)

/** Reloads the page as the account that is signed in by now, or leads to the log-in page if there is none. */
const moveOn = async (window: Window, services: Services, viewer: PageViewer): Promise<void> => {
  // The user has been asked, so the browser's own question is one too many.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
  if (viewer.kind !== 'AUTH') return leaveEndedSession(services)
  const { pathname, search } = window.location
  await restartApp(pathname + search, noteAccountChange)
}

interface QuestionProps {
  /** Who is signed in by now. */
  readonly viewer: PageViewer
  /** Called with whether to reload. */
  readonly onResponse: (isReload: boolean) => void
}

/** Asks before a reload loses what the user typed. Going back closes it, which is no response. */
const Question = ({ viewer, onResponse }: QuestionProps) => {
  const t = useTexts(texts)
  useEffect(() => () => onResponse(false), [onResponse])
  const text =
    viewer.kind === 'AUTH'
      ? {
          title: t('accountChange.title', { name: viewer.full_name }),
          confirmLabel: t('accountChange.reload'),
          children: t('accountChange.text'),
        }
      : {
          title: t('accountChange.loggedOut'),
          confirmLabel: t('account.logIn'),
          children: t('accountChange.loggedOutText'),
        }
  return (
    <AlertDialog
      open
      kind="accent"
      {...text}
      cancelLabel={t('accountChange.stay')}
      onCancel={() => onResponse(false)}
      onConfirm={() => onResponse(true)}
    />
  )
}

const confirmReload = ({ dialogs }: Services, viewer: PageViewer): Promise<boolean> =>
  new Promise((resolve) => {
    const onResponse = (isReload: boolean) => {
      resolve(isReload)
      close()
    }
    const close = dialogs.open(() => <Question viewer={viewer} onResponse={onResponse} />)
  })

/** What the page knows when it checks its account. */
export interface ShownPage {
  /** True if a reload would lose what the user typed. */
  readonly hasTyped: () => boolean
  /** The account for which the user chose to stay on the old page. */
  stayed?: string
}

/** Checks who is signed in by now, and follows if it is not the account that this page shows. */
export const checkAccount = async (window: Window, services: Services, page: ShownPage): Promise<void> => {
  const { viewer } = await loadSessionState(services)
  const now = accountOf(viewer)
  if (now === accountOf(services.store.getState().session.viewer) || isChangingAccount(services)) return
  if (page.hasTyped()) {
    if (page.stayed === (now ?? viewer.kind)) return
    if (!(await confirmReload(services, viewer))) {
      page.stayed = now ?? viewer.kind
      return
    }
  }
  await moveOn(window, services, viewer)
}

/**
 * Says that the page was reloaded for another account. If the user leaves before the toast is gone, such as with a link
 * that was clicked while the page loaded, the next page says it again.
 */
export const reportReload = ({ store, toasts, texts: open }: Services): void => {
  const { viewer } = store.getState().session
  if (viewer.kind !== 'AUTH') return forgetAccountChange()
  toasts.show({ text: open(texts)('accountChange.done', { name: viewer.full_name }) })
  const shown = toasts.list().at(-1)
  const stop = toasts.subscribe(() => {
    if (toasts.list().some((toast) => toast === shown)) return
    stop()
    forgetAccountChange()
  })
}
