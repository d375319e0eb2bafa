const KEY = 'hasOrganized'

/** True until the user has organized in this browser. */
export const isFirstTime = (): boolean => {
  try {
    return localStorage.getItem(KEY) === null
  } catch {
    // Without storage the hint shows every time.
    return true
  }
}

export const noteFirstTime = (): void => {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Without storage the hint shows every time.
  }
}
