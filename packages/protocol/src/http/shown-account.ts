import { fail, shownAccountOf } from '@corkboard/contract'
import { type Ctx, requireSignedIn, viewerIdOf } from '@corkboard/domain/kernel'

/**
 * Refuses a call of a page that shows another account than the one the browser is signed in to by now, so that no tab
 * reads or writes as an account it does not show. Clients that do not send the header act for their session.
 * @param shown as the page names it, see {@link shownAccountOf}
 * @throws 'auth.other_account'; 'auth.required' or 'auth.limited' when the session of the shown account is over
 */
export const requireShownAccount = (shown: unknown, ctx: Ctx): void => {
  const userId = viewerIdOf(ctx.viewer)
  if (shown === undefined || shown === shownAccountOf(userId)) return
  if (userId === undefined) requireSignedIn(ctx)
  throw fail('auth.other_account')
}
