const KEY = 'captions'

const followers = new Set<() => void>()
/** Also without storage, as long as the page is open. */
let choice: boolean | undefined

const storedChoice = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

/** True if captions were on when this browser last showed a video that has some. */
export const areCaptionsOn = (): boolean => (choice ??= storedChoice())

export const noteCaptions = (areOn: boolean): void => {
  choice = areOn
  try {
    localStorage.setItem(KEY, areOn ? 'on' : 'off')
  } catch {
    // Without storage they are off the next time.
  }
  for (const follow of followers) follow()
}

/** For `useSyncExternalStore`. */
export const followCaptions = (follow: () => void): (() => void) => {
  followers.add(follow)
  return () => followers.delete(follow)
}
