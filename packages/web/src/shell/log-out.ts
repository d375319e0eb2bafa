import { errorOf } from '../api/errors.ts'
import type { Services } from '../services.tsx'

/** Ends the session and begins anew as a visitor: nothing of the account stays in this tab. */
export const logOut = async ({ data, toasts }: Pick<Services, 'data' | 'toasts'>): Promise<void> => {
  try {
    await data.write('delete', 'UserSessionResource', {})
  } catch (thrown) {
    toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    return
  }
  // Places are written when the page is left; this comes after them.
  window.addEventListener('pagehide', () => sessionStorage.clear())
  window.location.assign('/')
}
