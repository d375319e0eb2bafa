/** Set in the tab when it reloads for another account, until the new page has said so. */
const KEY = 'corkboard.account-changed'

export const noteAccountChange = (): void => sessionStorage.setItem(KEY, '1')

/** Returns whether the page was reloaded for another account. Asked once. */
export const takeAccountNote = (): boolean => {
  const isNoted = sessionStorage.getItem(KEY) !== null
  sessionStorage.removeItem(KEY)
  return isNoted
}
