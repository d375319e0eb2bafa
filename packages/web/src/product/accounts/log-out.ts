import { isAbort } from '../../api/errors.ts'
import type { Services } from '../../services.tsx'
import { viewerChanged } from '../../store/session.ts'
import { restartApp } from './restart-app.ts'
import { forgetSignIn } from './sign-in-mark.ts'

export interface LogOutOptions {
  /** Default `user_initiated`. `authentication_failed`: the server does not know the session any more. */
  readonly reason?: 'user_initiated' | 'authentication_failed'
  /** Where to go afterwards; the home page unless told. */
  readonly redirect?: string
  /** A call given up half-way is no reason to complain: nobody is logged out. */
  readonly logoutOnAbort?: boolean
}

export interface LogOutEnvironment {
  /** Deletes the session on the server. */
  readonly endSession: () => Promise<unknown>
  /** What the tab and the browser keep for the account. */
  readonly storages: readonly Pick<Storage, 'clear'>[]
  /** Where the marker stays. */
  readonly marks: Pick<Storage, 'setItem'>
  readonly now: () => Date
  readonly leave: (path: string) => void
}

/** Keys of the marker that somebody has logged out here, with the reason, and of when. */
export const LOGGED_OUT = 'logged_out'
export const LOGGED_OUT_AT = 'logged_out_at'

/** IDENT-06, with all its rules. @throws whatever the call did, but for those that `options` pass over */
export const createLogOut = (env: LogOutEnvironment) => {
  let isUnderway = false
  return async ({ reason = 'user_initiated', redirect = '/', logoutOnAbort = false }: LogOutOptions = {}) => {
    // Every call of the page may find out at once that the session is over.
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
    env.marks.setItem(LOGGED_OUT, reason)
    env.marks.setItem(LOGGED_OUT_AT, env.now().toISOString())
    env.leave(redirect)
  }
}

const logOuts = new WeakMap<Services, ReturnType<typeof createLogOut>>()

/** Ends the session and begins anew as a visitor: nothing of the account stays in this browser. @throws ApiError */
export const logOut = async (services: Services, options?: LogOutOptions): Promise<void> => {
  let act = logOuts.get(services)
  if (!act) {
    act = createLogOut({
      endSession: () => {
        forgetSignIn()
        return services.data.write('delete', 'UserSessionResource', { disable_auth_failure_redirect: true })
      },
      storages: [localStorage, sessionStorage],
      marks: localStorage,
      now: () => new Date(),
      leave: (path) => {
        // What is still drawn until the next page comes asks as a visitor.
        services.store.dispatch(viewerChanged({ kind: 'UNAUTH' }))
        void restartApp(path)
      },
    })
    logOuts.set(services, act)
  }
  await act(options)
}
