import type { FactorAdded } from '@corkboard/domain/accounts/sign-in'

/** Codes as clients get them; `null` if there are no new ones. */
export const codesOf = ({ recoveryCodes }: FactorAdded): string[] | null => (recoveryCodes ? [...recoveryCodes] : null)
