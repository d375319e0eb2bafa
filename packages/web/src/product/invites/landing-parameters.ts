/** SHELL-08: the parameters of a landing address to store: the invite and (ours) the campaign. */
const LISTED = ['invite_code', 'utm_source', 'utm_medium', 'utm_campaign'] as const
/** What a site may store without consent, because the sign-up would not work as requested without it. */
const NEEDED: readonly string[] = ['invite_code']
const KEY = 'landing'
const MAX_LENGTH = 100

type LandingParameters = Readonly<Partial<Record<(typeof LISTED)[number], string>>>

const readStored = (storage: Storage): LandingParameters => {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}') as LandingParameters
  } catch {
    return {}
  }
}

/** Stores the parameters while the tab is open. Those missing from the address keep their values. */
export const storeLandingParameters = (storage: Storage, search: string, isRestricted: boolean): void => {
  const given = new URLSearchParams(search)
  const found = LISTED.flatMap((name) => {
    const value = given.get(name)
    const isAllowed = !isRestricted || NEEDED.includes(name)
    return value && value.length <= MAX_LENGTH && isAllowed ? [[name, value] as const] : []
  })
  if (found.length === 0) return
  storage.setItem(KEY, JSON.stringify({ ...readStored(storage), ...Object.fromEntries(found) }))
}

/** Returns the invite a new user came with. Some browsers store nothing. */
export const storedInviteCode = (): string | undefined => {
  try {
    return readStored(sessionStorage).invite_code
  } catch {
    return undefined
  }
}

/** Returns the campaign that led the user to the site. */
export const storedCampaign = (): string | undefined => {
  try {
    return readStored(sessionStorage).utm_campaign
  } catch {
    return undefined
  }
}

/** Removes the invite after it was used. */
export const clearInviteCode = (): void => {
  try {
    const { invite_code: _, ...others } = readStored(sessionStorage)
    sessionStorage.setItem(KEY, JSON.stringify(others))
  } catch {
    // Nothing was stored.
  }
}
