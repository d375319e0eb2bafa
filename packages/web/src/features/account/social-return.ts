import type { MfaChallengeWire } from '@corkboard/contract/accounts/wire/mfa'
import { socialRefusal } from '../../product/accounts/social-refusal.ts'
import { safeNextPath } from '../../product/accounts/safe-next-path.ts'

/**
 * Returns the path to go to after sign-in. A refusal is passed along, because the user may have wanted to link an
 * account.
 */
export const pathAfterLogIn = (search: Readonly<Record<string, string | undefined>>): string => {
  const path = safeNextPath(search['next'])
  const code = search['social_error']
  if (!code || socialRefusal(code) === null) return path
  const { pathname, searchParams, hash } = new URL(path, 'http://here')
  searchParams.set('social_error', code)
  return `${pathname}?${searchParams}${hash}`
}

/** Reads the second step from the `#` part of the return address. */
export const challengeIn = (hash: string): MfaChallengeWire | null => {
  const text = /^#mfa=([\w-]+)$/.exec(hash)?.[1]
  if (text === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const challenge = JSON.parse(new TextDecoder().decode(bytes)) as Partial<MfaChallengeWire> | null
    const isOne = challenge?.kind === 'MFA_REQUIRED' && Array.isArray(challenge.methods)
    return isOne ? (challenge as MfaChallengeWire) : null
  } catch {
    // The address was truncated.
    return null
  }
}
