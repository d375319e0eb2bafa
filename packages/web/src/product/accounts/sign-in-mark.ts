/** Stands in the tab from a sign-in until what follows it has been done. */
const KEY = 'corkboard.signing-in'

/** Somebody is about to sign in, perhaps by way of another site, or just has. */
export const markSignIn = (): void => sessionStorage.setItem(KEY, '1')
export const hasSignedIn = (): boolean => sessionStorage.getItem(KEY) !== null
/** It is done, or the session is about to end. */
export const forgetSignIn = (): void => sessionStorage.removeItem(KEY)
