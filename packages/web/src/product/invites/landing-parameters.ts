/** SHELL-08: what is kept of the address somebody came by: who invited them, and (ours) where they heard of the site. */
const LISTED = ['invite_code', 'utm_source', 'utm_medium', 'utm_campaign'] as const
/** What the law lets a site keep where it asks for consent: without it a sign-up would not do what was asked for. */
const NEEDED: readonly string[] = ['invite_code']
const KEY = 'landing'
const LONGEST = 100

type LandingParameters = Readonly<Partial<Record<(typeof LISTED)[number], string>>>

const readKept = (storage: Storage): LandingParameters => {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}') as LandingParameters
  } catch {
    return {}
  }
}

/** Keeps them for as long as the tab is open; what is not in the address stays as it was. */
export const keepLandingParameters = (storage: Storage, search: string, isRestricted: boolean): void => {
  const given = new URLSearchParams(search)
  const found = LISTED.flatMap((name) => {
    const value = given.get(name)
    const isAllowed = !isRestricted || NEEDED.includes(name)
    return value && value.length <= LONGEST && isAllowed ? [[name, value] as const] : []
  })
  if (found.length === 0) return
  storage.setItem(KEY, JSON.stringify({ ...readKept(storage), ...Object.fromEntries(found) }))
}

/** Whose invite a newcomer came by; some browsers keep nothing. */
export const keptInviteCode = (): string | undefined => {
  try {
    return readKept(sessionStorage).invite_code
  } catch {
    return undefined
  }
}

/** By which campaign they heard of the site. */
export const keptCampaign = (): string | undefined => {
  try {
    return readKept(sessionStorage).utm_campaign
  } catch {
    return undefined
  }
}

/** The invite has done what it was for. */
export const forgetInviteCode = (): void => {
  try {
    const { invite_code: _, ...others } = readKept(sessionStorage)
    sessionStorage.setItem(KEY, JSON.stringify(others))
  } catch {
    // Nothing was kept.
  }
}
