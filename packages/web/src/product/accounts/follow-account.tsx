import type { PageViewer } from '@corkboard/contract/page'
import { AlertDialog } from '@corkboard/design-system'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import type { Services } from '../../services.tsx'
import { ACCOUNT_CHANGED, shownAccount, UNAUTHORIZED } from '../../shell/environment.ts'
import { isChangingAccount } from './account-change.ts'
import { noteAccountChange, takeAccountNote } from './account-note.ts'
import { leaveEndedSession } from './leave-ended-session.ts'
import { LOGGED_OUT_AT } from './log-out.ts'
import { restartApp } from './restart-app.ts'
import { loadSessionState } from './session-state.ts'
import { texts } from './texts/texts.generated.ts'
import { watchTyping } from './typed-text.ts'

/** Tabs publish here which account they show. */
const CHANNEL = 'corkboard.account'

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

/** Checks who is signed in by now, and follows if it is not the account that this page shows. */
const createCheck = (window: Window, services: Services) => {
  const hasTyped = watchTyping(window)
  let isUnderway = false
  /** The account for which the user chose to stay on the old page. */
  let stayed: string | undefined
  const check = async (): Promise<void> => {
    const { viewer } = await loadSessionState(services)
    const now = accountOf(viewer)
    if (now === accountOf(services.store.getState().session.viewer) || isChangingAccount(services)) return
    if (hasTyped()) {
      if (stayed === (now ?? viewer.kind)) return
      if (!(await confirmReload(services, viewer))) {
        stayed = now ?? viewer.kind
        return
      }
    }
    await moveOn(window, services, viewer)
  }
  return (): void => {
    if (isUnderway || isChangingAccount(services)) return
    isUnderway = true
    check()
      // The next refused call checks again.
      .catch(() => services.report({ kind: 'count', name: 'account not checked' }))
      .finally(() => (isUnderway = false))
  }
}

/** Says that the page was reloaded for another account. */
const reportReload = ({ store, toasts, texts: open }: Services): void => {
  const { viewer } = store.getState().session
  if (takeAccountNote() && viewer.kind === 'AUTH') {
    toasts.show({ text: open(texts)('accountChange.done', { name: viewer.full_name }) })
  }
}

/** Publishes to the other tabs which account this one shows, now and when it changes, and calls `onOther` when one disagrees. */
const compareTabs = ({ store }: Services, onOther: () => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  const shown = () => shownAccount(store.getState())
  let published: string | undefined
  const publish = () => {
    if (shown() === published) return
    published = shown()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, unlike a window
    channel.postMessage(published)
  }
  channel.addEventListener('message', ({ data }) => {
    if (shown() !== undefined && shown() !== data) onOther()
  })
  const stop = store.subscribe(publish)
  publish()
  return () => {
    stop()
    channel.close()
  }
}

/**
 * IDENT-06, IDENT-10: a browser is signed in to one account at a time. When another tab logs in, switches or logs out,
 * or the session ends elsewhere, this page says so and follows. Where no message arrives, a refused call starts the
 * check.
 * @param isRefused true if a call has been refused already
 */
export const followAccount = (window: Window, services: Services, isRefused: boolean): void => {
  const check = createCheck(window, services)
  window.addEventListener(ACCOUNT_CHANGED, check)
  // A wrong password for another account is unauthorized too.
  window.addEventListener(UNAUTHORIZED, () => {
    if (services.store.getState().session.viewer.kind === 'AUTH') check()
  })
  // A log-out leaves its tab immediately, and the message may not.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === LOGGED_OUT_AT && newValue !== null) check()
  })
  let stop = compareTabs(services, check)
  // Browsers do not keep pages with an open channel for the way back.
  window.addEventListener('pagehide', () => stop())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    stop = compareTabs(services, check)
    check()
  })
  reportReload(services)
  if (isRefused) check()
}
