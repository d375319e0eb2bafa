import { errorOf, isAbort } from '../../api/errors.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import type { Services } from '../../services.tsx'
import { browserEnvironment } from '../../shell/environment.ts'
import { viewerChanged } from '../../store/session.ts'
import { changeAccount } from './account-change.ts'
import { LOGGED_OUT, LOGGED_OUT_AT } from './logged-out.ts'
import { restartApp } from './restart-app.ts'
import { clearSignIn } from './record-sign-in.ts'

export interface LogOutOptions {
  /** Default `user_initiated`. `authentication_failed`: the server no longer knows the session. */
  readonly reason?: 'user_initiated' | 'authentication_failed'
  /** Where to go afterwards; by default the home page. */
  readonly redirect?: string
  /** Ignores an aborted call. The user stays logged in. */
  readonly logoutOnAbort?: boolean
}

export interface LogOutEnvironment {
  /** Deletes the session on the server. */
  readonly endSession: () => Promise<unknown>
  /** What the tab and the browser store for the account. */
  readonly storages: readonly Pick<Storage, 'clear'>[]
  /** The storage for the marker, which is not cleared. */
  readonly storage: Pick<Storage, 'setItem'>
  readonly now: () => Date
  readonly leave: (path: string) => void
}

/**
 * Creates the function that logs out by all the rules of IDENT-06.
 * @throws whatever the call throws, except what `options` ignore
 */
export const createLogOut = (env: LogOutEnvironment) => {
  let isUnderway = false
  return async ({ reason = 'user_initiated', redirect = '/', logoutOnAbort = false }: LogOutOptions = {}) => {
    // Every call of the page can discover at the same time that the session is over.
    if (isUnderway && reason === 'authentication_failed') return
    isUnderway = true
    try {
      await env.endSession()
    } catch (thrown) {
      isUnderway = false
      if (isAbort(thrown) && logoutOnAbort) return
      throw thrown
    }
    for (const storage of env.storages) storage.clear()
    env.storage.setItem(LOGGED_OUT, reason)
    env.storage.setItem(LOGGED_OUT_AT, env.now().toISOString())
    env.leave(redirect)
  }
}

/**
 * A session that is over already, elsewhere, has ended as it should. The call is aborted when the user leaves the page
 * meanwhile.
 */
const endSession = async ({ store, navigator }: Services): Promise<void> => {
  clearSignIn()
  const leaving = new AbortController()
  window.addEventListener('pagehide', () => leaving.abort(), { once: true })
  const resources = createResourceClient(browserEnvironment(store, () => navigator))
  const options = { disable_auth_failure_redirect: true }
  try {
    await resources.write('delete', 'UserSessionResource', options, { signal: leaving.signal })
  } catch (thrown) {
    if (errorOf(thrown).httpStatus !== 401) throw thrown
  }
}

const logOuts = new WeakMap<Services, ReturnType<typeof createLogOut>>()

/**
 * Ends the session and reloads the site signed out. Nothing of the account stays in this browser.
 * @throws ApiError
 */
export const logOut = async (services: Services, options?: LogOutOptions): Promise<void> => {
  let pending = logOuts.get(services)
  if (!pending) {
    pending = createLogOut({
      endSession: () => endSession(services),
      storages: [localStorage, sessionStorage],
      storage: localStorage,
      now: () => new Date(),
      leave: (path) => {
        // Until the next page loads, the rest of this one makes its requests as a visitor.
        services.store.dispatch(viewerChanged({ kind: 'UNAUTH' }))
        void restartApp(path)
      },
    })
    logOuts.set(services, pending)
  }
  const run = pending
  await changeAccount(services, () => run(options))
}
