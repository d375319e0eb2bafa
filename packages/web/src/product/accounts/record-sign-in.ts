/** Set in the tab from a sign-in until the follow-up work is done. */
const KEY = 'corkboard.signing-in'

const ON_PAGE = 'page'

/** Called when a user is about to sign in, perhaps through another site, or just has. */
export const recordSignIn = (): void => sessionStorage.setItem(KEY, '1')
/** The same on a page that only signs in: afterwards the user is not in the middle of anything. */
export const recordPageSignIn = (): void => sessionStorage.setItem(KEY, ON_PAGE)
export const isPageSignIn = (): boolean => sessionStorage.getItem(KEY) === ON_PAGE
export const hasSignedIn = (): boolean => sessionStorage.getItem(KEY) !== null
/** Called when the work is done or the session is about to end. */
export const clearSignIn = (): void => sessionStorage.removeItem(KEY)
