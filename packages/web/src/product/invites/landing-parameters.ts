/** SHELL-08: the parameters of a landing address to store: the invite and (ours) the campaign. */
const LISTED = ['invite_code', 'utm_source', 'utm_medium', 'utm_campaign'] as const
/** What a site may store without consent, because the sign-up would not work as requested without it. */
const NEEDED: readonly string[] = ['invite_code']
const KEY = 'landing'
const MAX_LENGTH = 100
/** (ours) As long as an invite can be used. */
const RETENTION_MS = 30 * 86_400_000

type LandingParameters = Readonly<Partial<Record<(typeof LISTED)[number], string>>>

interface Stored extends LandingParameters {
  /** When the last of them was stored, ms. */
  readonly at?: number
}

const readStored = (storage: Storage, nowMs: number): Stored => {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? '{}') as Stored
    return nowMs - (stored.at ?? 0) < RETENTION_MS ? stored : {}
  } catch {
    return {}
  }
}

/**
 * Stores the parameters in the browser, because the visitor may sign up in another tab. Those missing from the address
 * keep their values.
 */
export const storeLandingParameters = (
  storage: Storage,
  search: string,
  isRestricted: boolean,
  nowMs: number,
): void => {
  const given = new URLSearchParams(search)
  const found = LISTED.flatMap((name) => {
    const value = given.get(name)
    const isAllowed = !isRestricted || NEEDED.includes(name)
    return value && value.length <= MAX_LENGTH && isAllowed ? [[name, value] as const] : []
  })
  if (found.length === 0) return
  storage.setItem(KEY, JSON.stringify({ ...readStored(storage, nowMs), ...Object.fromEntries(found), at: nowMs }))
}

/** Returns the invite a new user came with. Some browsers store nothing. */
export const storedInviteCode = (): string | undefined => {
  try {
    return readStored(localStorage, Date.now()).invite_code
  } catch {
    return undefined
  }
}

/** Returns the campaign that led the user to the site. */
export const storedCampaign = (): string | undefined => {
  try {
    return readStored(localStorage, Date.now()).utm_campaign
  } catch {
    return undefined
  }
}

/** Removes the invite after it was used. */
export const clearInviteCode = (): void => {
  try {
    const { invite_code: _, ...others } = readStored(localStorage, Date.now())
    localStorage.setItem(KEY, JSON.stringify(others))
  } catch {
    // Nothing was stored.
  }
}
