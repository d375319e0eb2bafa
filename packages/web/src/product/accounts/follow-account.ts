import type { Services } from '../../services.tsx'
import { ACCOUNT_CHANGED, shownAccount, UNAUTHORIZED } from '../../shell/environment.ts'
import type { ShownPage } from './account-check.tsx'
import { isChangingAccount } from './account-change.ts'
import { isAccountChangeNoted } from './account-note.ts'
import { LOGGED_OUT_AT } from './logged-out.ts'
import { watchTyping } from './typed-text.ts'

/** Tabs publish here which account they show. */
const CHANNEL = 'corkboard.account'

/** Checks the account, with code that loads when it is needed: most windows never disagree with another one. */
const createCheck = (window: Window, services: Services) => {
  const page: ShownPage = { hasTyped: watchTyping(window) }
  let isUnderway = false
  return (): void => {
    if (isUnderway || isChangingAccount(services)) return
    isUnderway = true
    import('./account-check.tsx')
      .then(({ checkAccount }) => checkAccount(window, services, page))
      // The next refused call checks again.
      .catch(() => services.report({ kind: 'count', name: 'account not checked' }))
      .finally(() => (isUnderway = false))
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
  if (isAccountChangeNoted()) void import('./account-check.tsx').then(({ reportReload }) => reportReload(services))
  if (isRefused) check()
}
