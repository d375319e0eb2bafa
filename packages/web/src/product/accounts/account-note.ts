/** Set in the tab when it reloads for another account, until the user has had time to read that it did. */
const KEY = 'corkboard.account-changed'

export const noteAccountChange = (): void => sessionStorage.setItem(KEY, '1')

/** Returns whether the page was reloaded for another account, and has not shown it for long enough. */
export const isAccountChangeNoted = (): boolean => sessionStorage.getItem(KEY) !== null

export const forgetAccountChange = (): void => sessionStorage.removeItem(KEY)
