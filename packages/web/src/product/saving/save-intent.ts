/** Where the tab stores the pin and the time. */
export const SAVE_KEY = 'save'

/** The window. Even reading its storage can throw. */
export interface Tab {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/**
 * PIN-06: remembers that a visitor wanted to save this pin and left the form. They may still log in on a separate page.
 */
export const recordSave = (tab: Tab, pinId: string, nowMs: number): void => {
  try {
    tab.sessionStorage.setItem(SAVE_KEY, `${pinId} ${nowMs}`)
  } catch {
    // Storage is forbidden or full: the user has to click Save again.
  }
}
