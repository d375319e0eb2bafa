import { SAVE_KEY, type Tab } from './save-intent.ts'

/** (ours) A user who takes longer than this to log in no longer means to save. */
const PENDING_MS = 15 * 60_000

/** The pin to save after login, if there is one. */
export const peekSave = (tab: Tab, nowMs: number): string | null => {
  try {
    const [pinId = '', since] = (tab.sessionStorage.getItem(SAVE_KEY) ?? '').split(' ')
    return pinId !== '' && nowMs - Number(since) < PENDING_MS ? pinId : null
  } catch {
    return null
  }
}

/** The same, once. */
export const takeSave = (tab: Tab, nowMs: number): string | null => {
  const pinId = peekSave(tab, nowMs)
  if (pinId !== null) tab.sessionStorage.removeItem(SAVE_KEY)
  return pinId
}
