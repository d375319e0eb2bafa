/** (ours) A user who takes longer than this to log in no longer means to save. */
const PENDING_MS = 15 * 60_000
const KEY = 'save'

/** The window. Even reading its storage can throw. */
interface Tab {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/**
 * PIN-06: remembers that a visitor wanted to save this pin and left the form. They may still log in on a separate page.
 */
export const recordSave = (tab: Tab, pinId: string, nowMs: number): void => {
  try {
    tab.sessionStorage.setItem(KEY, `${pinId} ${nowMs}`)
  } catch {
    // Storage is forbidden or full: the user has to click Save again.
  }
}

/** Returns the pin to save after login, once. */
export const takeSave = (tab: Tab, nowMs: number): string | null => {
  try {
    const [pinId = '', since] = (tab.sessionStorage.getItem(KEY) ?? '').split(' ')
    tab.sessionStorage.removeItem(KEY)
    return pinId !== '' && nowMs - Number(since) < PENDING_MS ? pinId : null
  } catch {
    return null
  }
}
