import type { FactorAdded } from '@corkboard/domain/identity'

/** Codes as clients get them; `null` where there are no new ones. */
export const codesOf = ({ recoveryCodes }: FactorAdded): string[] | null => (recoveryCodes ? [...recoveryCodes] : null)
