import type { MfaSettings } from '@corkboard/contract/accounts/wire/mfa'

/** What the parts of the page about second steps tell it. */
export interface FactorProps {
  readonly settings: MfaSettings
  /** Called after a change. `codes` are new recovery codes, to show once. */
  readonly onChanged: (codes?: readonly string[] | null) => void
}

/** Whether removing one factor leaves none. */
export const isLastFactor = ({ has_totp: hasApp, passkeys }: MfaSettings): boolean =>
  (hasApp ? 1 : 0) + passkeys.length === 1
