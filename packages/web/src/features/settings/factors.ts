import type { MfaSettings } from '@corkboard/contract/accounts/wire/mfa'

/** The props of each part of the two-factor authentication page. */
export interface FactorProps {
  readonly settings: MfaSettings
  /** Called after a change. `codes` are new recovery codes, to show once. */
  readonly onChanged: (codes?: readonly string[] | null) => void
}

/** Whether removing one factor leaves none. */
export const isLastFactor = ({ has_totp: hasApp, passkeys }: MfaSettings): boolean =>
  (hasApp ? 1 : 0) + passkeys.length === 1
